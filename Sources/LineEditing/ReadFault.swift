/// Why a stream gave no more lines although it had not ended.
package enum ReadFault: Error, Equatable {
  /// The descriptor is a folder's.
  case isDirectory
  /// The caller's `shouldStop` said so after a signal.
  case interrupted
  /// Memory for a line longer than all others ran out.
  case lineTooLong(limit: Int)
  /// Anything else, with the system's error number.
  case failed(code: Int32)
}
