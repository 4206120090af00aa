import CResources
import Localization

/// The source of a lesson that is part of Galley, parsed on demand.
package struct BundledLesson: Sendable {
  /// The position in the recommended order, from 1.
  package var number: Int
  /// The name without the number: `three-columns`.
  package var name: String
  /// The index of the file among the bundled ones.
  private let index: Int

  /// All bundled lessons, in the recommended order.
  package static let all: [BundledLesson] = {
    var lessons: [BundledLesson] = []
    while let file = lesson_file_at(lessons.count) {
      let name = String(cString: file.pointee.name)
      let digits = name.prefix { $0 != "-" }
      lessons.append(BundledLesson(number: Int(digits) ?? 0, name: String(name.dropFirst(digits.count + 1)), index: lessons.count))
    }
    return lessons
  }()

  package var place: LessonPlace { LessonPlace(number: number, of: Self.all.count, name: name, key: name) }

  package var bytes: [UInt8] {
    guard let text = lesson_file_at(index)?.pointee.text else { return [] }
    var length = 0
    while text[length] != 0 { length += 1 }
    return Array(UnsafeBufferPointer(start: text, count: length))
  }

  /// The titles in all languages, read without parsing the lesson.
  package var titles: [String] {
    Language.allCases.compactMap { language in
      let lines = (language.lesson(name) ?? bytes[...]).split(separator: UInt8(ascii: "\n"))
      let heading = Array("#: title.\(language.rawValue) ".utf8)
      return lines.first { $0.starts(with: heading) }.map { String(decoding: $0.dropFirst(heading.count), as: UTF8.self) }
    }
  }

  /// Parses the lesson, including its text in the given language and in English. The result is not cached.
  package func lesson(in language: Language = .english) throws(LessonFault) -> Lesson {
    guard let words = language.lesson(name) else { return try Lesson(parsing: bytes) }
    return try Lesson(parsing: bytes + words, in: [.english, language])
  }

  /// The title, or the name if the file cannot be parsed.
  package func title(in language: Language) -> String {
    (try? lesson(in: language))?.title.text(in: language) ?? name
  }
}
