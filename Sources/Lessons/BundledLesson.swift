import CResources
import Localization

/// The source of a lesson that is part of Galley, parsed on demand.
package struct BundledLesson: Sendable {
  /// The position in the recommended order, from 1.
  package var number: Int
  /// The name of the file, without `.galley`: `three-columns`.
  package var name: String
  /// The range of the text in `lesson_texts`.
  private let range: Range<Int>

  /// All bundled lessons, in the order of `order.inc`.
  package static let all = EmbeddedFile.all(in: lesson_order(), of: lesson_texts()).enumerated().map { index, file in
    BundledLesson(number: index + 1, name: file.name, range: file.range)
  }

  /// - Parameter word: A lesson's name or number.
  package static func named(_ word: String) -> BundledLesson? { all.first { $0.name == word || String($0.number) == word } }

  package var place: LessonPlace { LessonPlace(number: number, of: Self.all.count, name: name, key: name) }

  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: lesson_texts(), count: range.upperBound)[range]) }

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
