/// A lesson that Galley brings along, as the text of its file. Nothing is read before it is asked for.
package struct BundledLesson: Sendable {
  /// Counted from 1, in the order in which they are best taken.
  package var number: Int
  /// Without the number: `three-columns`.
  package var name: String
  private let text: StaticString

  init(_ number: Int, _ name: String, _ text: StaticString) {
    self.number = number
    self.name = name
    self.text = text
  }

  package var bytes: [UInt8] { text.withUTF8Buffer(Array.init) }

  /// The lesson, read anew each time.
  package func lesson() throws(LessonFault) -> Lesson { try Lesson(parsing: bytes) }
}
