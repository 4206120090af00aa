/// Why a stream gave no more lines although it had not ended.
package enum ReadFault: Error, Equatable {
  /// The descriptor is a folder's.
  case isDirectory
  /// The caller's `shouldStop` said so after a signal.
  case interrupted
  /// The line of this number is longer than any may be.
  case lineTooLong(number: Int, limit: Int)
  /// Anything else, with the system's error number.
  case failed(code: Int32)
}
