@testable import Workbench

/// What a session prints, answers apart from errors.
struct Transcript: Output {
  var answers = ""
  var errors = ""

  mutating func write(_ text: String) { answers += text }
  mutating func writeError(_ text: String) { errors += text }
}

extension Session {
  /// Runs lines and gives back what was printed.
  @discardableResult
  mutating func run(_ lines: String) -> Transcript {
    var output = Transcript()
    _ = runLines(Array(lines.utf8), from: .standardInput, to: &output)
    return output
  }
}
