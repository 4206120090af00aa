/// Why reading a stream stopped before its end.
package enum ReadFault: Error, Equatable {
  /// The descriptor refers to a folder.
  case isDirectory
  /// The caller's `shouldStop` returned true after a signal.
  case interrupted
  /// The line of this number exceeds the length limit.
  case lineTooLong(number: Int, limit: Int)
  /// Anything else, with the system's error number.
  case failed(code: Int32)
}
