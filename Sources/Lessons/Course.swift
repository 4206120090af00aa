import Localization

/// Lessons in the order in which they are taken, in chapters.
package struct Course: Sendable {
  /// A lesson of the course.
  package struct ListedLesson: Sendable {
    package var place: LessonPlace
    package var lesson: Lesson

    package init(_ lesson: Lesson, at place: LessonPlace) {
      self.lesson = lesson
      self.place = place
    }
  }

  /// Lessons that belong together.
  package struct Chapter: Sendable {
    /// Counted from 1.
    package var number: Int
    /// The title, and below it what it is about; empty for lessons before the first chapter.
    package var words: Lesson.Words
    package var entries: [ListedLesson] = []

    package func title(in language: Language) -> String { words.lines(in: language).first ?? "" }
    package func sentence(in language: Language) -> String { words.lines(in: language).dropFirst().joined(separator: " ") }
  }

  package var entries: [ListedLesson]

  package init(_ entries: [ListedLesson]) {
    self.entries = entries
  }

  /// The lessons that are part of Galley, which are read once.
  package static func bundled(in language: Language) -> Course {
    bundled[language] ?? Course(bundledIn: language)
  }

  private static let bundled = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, Course(bundledIn: $0)) })

  private init(bundledIn language: Language) {
    entries = BundledLesson.all.compactMap { bundled in
      (try? bundled.lesson(in: language)).map { ListedLesson($0, at: bundled.place) }
    }
  }

  /// A chapter begins at each lesson that has words for one.
  package var chapters: [Chapter] {
    entries.reduce(into: []) { chapters, entry in
      if chapters.isEmpty || !entry.lesson.chapter.lines.isEmpty {
        chapters.append(Chapter(number: chapters.count + 1, words: entry.lesson.chapter))
      }
      chapters[chapters.count - 1].entries.append(entry)
    }
  }
}

/// Where a lesson stands in its course.
package struct LessonPlace: Equatable, Sendable {
  /// Counted from 1.
  package var number: Int
  /// How many lessons the course has.
  package var count: Int
  /// Its name in the course, without a number: `three-columns`.
  package var name: String
  /// What the record of solved lessons calls it.
  package var key: String

  package init(number: Int, of count: Int, name: String, key: String) {
    (self.number, self.count, self.name, self.key) = (number, count, name, key)
  }

  package var isLast: Bool { number == count }
}
