/// A lesson that is part of Galley, as the text of its file. It is parsed on demand.
package struct BundledLesson: Sendable {
  /// Counted from 1, in the recommended order.
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

  /// The lesson, parsed again each time.
  package func lesson() throws(LessonFault) -> Lesson { try Lesson(parsing: bytes) }
}
