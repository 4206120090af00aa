@testable import Lessons
@testable import Workbench

/// What a session prints, answers apart from errors.
final class Transcript: Output {
  var answers = ""
  var errors = ""
  /// What a journal would hold.
  var journal = ""

  override func write(_ text: String) { answers += text }
  override func writeError(_ text: String) { errors += text }
  override func accepted(_ steps: [UInt8]) { journal += String(decoding: steps, as: UTF8.self) }
}

extension Session {
  /// Runs one line and gives back what was printed.
  mutating func run(_ line: Lesson.Line) -> Transcript {
    let output = Transcript()
    _ = runLines(line.bytes, from: .standardInput, to: output)
    return output
  }
}
