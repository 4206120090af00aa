import Localization

/// A sequence of lessons, grouped into chapters.
package struct Course: Sendable {
  package struct ListedLesson: Sendable {
    package var place: LessonPlace
    package var lesson: Lesson

    package init(_ lesson: Lesson, at place: LessonPlace) {
      self.lesson = lesson
      self.place = place
    }
  }

  /// A run of related lessons.
  package struct Chapter: Sendable {
    package var number: Int
    /// The title, followed by a description; empty for lessons before the first chapter.
    package var words: Lesson.Words
    package var entries: [ListedLesson] = []

    package func title(in language: Language) -> String { words.lines(in: language).first ?? "" }
    package func sentence(in language: Language) -> String { words.lines(in: language).dropFirst().joined(separator: " ") }
  }

  package var entries: [ListedLesson]

  package init(_ entries: [ListedLesson]) {
    self.entries = entries
  }

  /// The bundled lessons, parsed once.
  package static func bundled(in language: Language) -> Course {
    bundled[language] ?? Course(bundledIn: language)
  }

  private static let bundled = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, Course(bundledIn: $0)) })

  private init(bundledIn language: Language) {
    entries = BundledLesson.all.compactMap { bundled in
      (try? bundled.lesson(in: language)).map { ListedLesson($0, at: bundled.place) }
    }
  }

  /// The lessons grouped by chapter. A lesson that has a chapter title begins a new chapter.
  package var chapters: [Chapter] {
    entries.reduce(into: []) { chapters, entry in
      if chapters.isEmpty || !entry.lesson.chapter.lines.isEmpty {
        chapters.append(Chapter(number: chapters.count + 1, words: entry.lesson.chapter))
      }
      chapters[chapters.count - 1].entries.append(entry)
    }
  }
}

package struct LessonPlace: Equatable, Sendable {
  /// The position, from 1.
  package var number: Int
  package var count: Int
  /// The name without a number: `three-columns`.
  package var name: String
  /// The key of the lesson in the record of solved lessons.
  package var key: String

  package init(number: Int, of count: Int, name: String, key: String) {
    (self.number, self.count, self.name, self.key) = (number, count, name, key)
  }

  package var isLast: Bool { number == count }
}
