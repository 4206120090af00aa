/// The output of a session, with separate answers and errors. This class discards everything; subclasses override it.
open class Output: TextOutputStream {
  /// Creates an output that discards everything.
  public init() {}

  /// Prints part of an answer.
  open func write(_ text: String) {}

  open func writeError(_ text: String) {}

  /// Receives accepted lines before they are answered.
  open func accepted(_ lines: [UInt8]) {}

  /// Receives a closure that removes an older journal, whose steps were all passed to `accepted`. The closure may be called once these
  /// steps are on the disk.
  open func superseded(_ remove: @escaping @Sendable () -> Void) {}
}

/// Forwards errors, and discards answers.
final class ErrorsOnly: Output {
  private let output: Output

  init(_ output: Output) { self.output = output }

  override func writeError(_ text: String) { output.writeError(text) }
}
