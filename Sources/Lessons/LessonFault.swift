import Localization

/// Why a file is not a lesson.
package enum LessonFault: Error, Equatable, Sendable {
  /// A heading with an unknown part, and the position of its name in the line.
  case unknownPart(String, Range<Int>, Lesson.LessonLine)
  /// A heading that was used before.
  case partTwice(String, Range<Int>, Lesson.LessonLine)
  /// A command outside the parts that hold commands.
  case strayCommand(Lesson.LessonLine)
  /// A level that is not a number from 1 to 3.
  case unknownLevel(Lesson.LessonLine)
  /// A reply to a wrong turn that does not stand above it.
  case strayReply(Lesson.LessonLine)
  /// A required part is missing.
  case missingPart(LessonPart)
  /// A hint is missing, although a later one exists.
  case missingHint(Int)
  /// A goal without an expectation, at its first line.
  case nothingExpected(Lesson.LessonLine)
  /// A byte of text that is not UTF-8.
  case notUTF8(offset: Int, Lesson.LessonLine)

  /// All headings.
  package static var partNames: [String] { LessonHeading.names }
}
