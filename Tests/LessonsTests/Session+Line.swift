import TestSupport

@testable import Lessons
@testable import Sessions

extension Session {
  /// Runs a line of a lesson and returns what it prints.
  func run(_ line: Lesson.LessonLine) -> Transcript { run(String(decoding: line.bytes, as: UTF8.self)) }
}
