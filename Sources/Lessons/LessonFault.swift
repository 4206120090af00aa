import Localization

/// The reason a file cannot be parsed as a lesson.
package enum LessonFault: Error, Equatable, Sendable {
  /// A heading with an unknown name, and the range of the name in the line.
  case unknownPart(String, Range<Int>, Lesson.LessonLine)
  /// A heading that occurs twice.
  case partTwice(String, Range<Int>, Lesson.LessonLine)
  /// A command in a part that has no commands.
  case strayCommand(Lesson.LessonLine)
  /// A level that is not a number from 1 to 3.
  case unknownLevel(Lesson.LessonLine)
  /// A reply that has no wrong turn above it.
  case strayReply(Lesson.LessonLine)
  case missingPart(LessonPart)
  /// The number of a missing hint, if a later hint exists.
  case missingHint(Int)
  /// A goal without an expectation; the payload is its first line.
  case nothingExpected(Lesson.LessonLine)
  /// A byte of text that is not valid UTF-8.
  case notUTF8(offset: Int, Lesson.LessonLine)

  package static var partNames: [String] { LessonHeading.names }
}
