/// Why reading a stream stopped before its end.
package enum ReadFault: Error, Equatable {
  /// The descriptor refers to a folder.
  case isDirectory
  /// The caller's `shouldStop` returned true after a signal.
  case interrupted
  /// Anything else, with the system's error number.
  case failed(code: Int32)
}
