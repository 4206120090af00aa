import Wording

/// Why a file is no lesson.
package enum LessonFault: Error, Equatable, Sendable {
  /// A heading that names no part, and where its name stands in the line.
  case unknownPart(String, Range<Int>, Lesson.Line)
  /// A heading that stood above already.
  case partTwice(String, Range<Int>, Lesson.Line)
  /// A command outside the parts that hold commands.
  case strayCommand(Lesson.Line)
  /// A part that every lesson has.
  case missingPart(LessonPart)
  /// A hint that is not there, though a later one is.
  case missingHint(Int)
  /// A goal in which nothing is expected, at its first line.
  case nothingExpected(Lesson.Line)
  /// A byte of words that is not UTF-8.
  case notUTF8(offset: Int, Lesson.Line)

  /// The headings there are.
  package static var partNames: [String] { LessonHeading.all.map(\.name) }
}
