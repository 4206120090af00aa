@testable import Workbench

/// What a session prints, answers apart from errors.
final class Transcript: Output {
  var answers = ""
  var errors = ""

  override func write(_ text: String) { answers += text }
  override func writeError(_ text: String) { errors += text }
}

extension Session {
  /// Runs lines and gives back what was printed.
  @discardableResult
  mutating func run(_ lines: String) -> Transcript {
    let output = Transcript()
    _ = runLines(Array(lines.utf8), from: .standardInput, to: output)
    return output
  }
}
