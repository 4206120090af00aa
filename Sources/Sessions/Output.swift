/// Where a session prints: answers, and errors apart from them. This one drops everything; subclasses say where it goes.
open class Output: TextOutputStream {
  /// Makes an output that drops everything.
  public init() {}

  /// Prints a part of an answer.
  open func write(_ text: String) {}

  open func writeError(_ text: String) {}

  /// Lines were accepted, and are about to be answered.
  open func accepted(_ lines: [UInt8]) {}
}

/// Passes errors on, and drops the answers.
final class ErrorsOnly: Output {
  private let output: Output

  init(_ output: Output) { self.output = output }

  override func writeError(_ text: String) { output.writeError(text) }
}
