/// The output of a session, with answers and errors separate. This class discards everything; subclasses override it.
open class Output: TextOutputStream {
  /// An output that discards everything.
  public init() {}

  /// Prints a part of an answer.
  open func write(_ text: String) {}

  open func writeError(_ text: String) {}

  /// Called with accepted lines, before they are answered.
  open func accepted(_ lines: [UInt8]) {}

  /// Called when accepted lines, passed on before, hold everything an older journal has. It may be removed once they are on the disk.
  open func superseded(_ remove: @escaping @Sendable () -> Void) {}
}

/// Passes errors on, and drops the answers.
final class ErrorsOnly: Output {
  private let output: Output

  init(_ output: Output) { self.output = output }

  override func writeError(_ text: String) { output.writeError(text) }
}
