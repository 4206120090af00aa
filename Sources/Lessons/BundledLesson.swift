import CResources
import Localization

/// A lesson that is part of Galley, as the text of its file. It is parsed on demand.
package struct BundledLesson: Sendable {
  /// Counted from 1, in the recommended order.
  package var number: Int
  /// Without the number: `three-columns`.
  package var name: String
  /// The file's index among the bundled ones.
  private let index: Int

  /// The curriculum, in order.
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

  /// Its titles in all languages, found without parsing the lesson.
  package var titles: [String] {
    Language.allCases.compactMap { language in
      let lines = (language.lesson(name) ?? bytes[...]).split(separator: UInt8(ascii: "\n"))
      let heading = Array("#: title.\(language.rawValue) ".utf8)
      return lines.first { $0.starts(with: heading) }.map { String(decoding: $0.dropFirst(heading.count), as: UTF8.self) }
    }
  }

  /// The lesson, parsed again each time, with the texts of a language beside the English ones.
  package func lesson(in language: Language = .english) throws(LessonFault) -> Lesson {
    guard let words = language.lesson(name) else { return try Lesson(parsing: bytes) }
    return try Lesson(parsing: bytes + words, in: [.english, language])
  }

  /// Its title; its name where the file cannot be read.
  package func title(in language: Language) -> String {
    (try? lesson(in: language))?.title.text(in: language) ?? name
  }
}
