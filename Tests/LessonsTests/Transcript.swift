@testable import Lessons
@testable import Workbench

/// What a session prints, answers apart from errors.
struct Transcript: Output {
  var answers = ""
  var errors = ""

  mutating func write(_ text: String) { answers += text }
  mutating func writeError(_ text: String) { errors += text }
}

extension Session {
  /// Runs one line and gives back what was printed.
  mutating func run(_ line: Lesson.Line) -> Transcript {
    var output = Transcript()
    _ = runLines(line.bytes, from: .standardInput, to: &output)
    return output
  }
}
