/// The reason why reading a stream stopped before its end.
package enum ReadFault: Error, Equatable {
  case isDirectory
  /// The caller's `shouldStop` returned true after a signal.
  case interrupted
  case failed(code: Int32)
}
