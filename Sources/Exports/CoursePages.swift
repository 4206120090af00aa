import Lessons
import Localization
import Rendering

/// Reports about a course in one language: its lessons, its chapters and the user's progress.
package struct CoursePages: Sendable {
  private let course: Course
  private let solved: Set<String>
  /// The key of the lesson in progress.
  private let current: String?
  private let language: Language

  /// - Parameter solved: The keys of the solved lessons.
  package init(_ course: Course, solved: Set<String>, current: String?, language: Language) {
    (self.course, self.solved, self.current, self.language) = (course, solved, current, language)
  }

  private enum State: String, CaseIterable {
    case solved, current

    var words: Phrase {
      switch self {
      case .solved: "solved"
      case .current: "you are here"
      }
    }
  }

  private func state(of entry: Course.ListedLesson) -> State? {
    solved.contains(entry.place.key) ? .solved : entry.place.key == current ? .current : nil
  }

  private func title(of lesson: Lesson) -> String { lesson.title.text(in: language) }

  private func isSolved(_ entry: Course.ListedLesson) -> Bool { solved.contains(entry.place.key) }

  private func count(of entries: [Course.ListedLesson]) -> Int { entries.count { isSolved($0) } }

  // MARK: Lessons

  private static let columns = [
    Table.Column("", key: "number", isNumber: true), Table.Column("name", key: "name"), Table.Column("title", key: "title"),
    Table.Column("level"), Table.Column(""), Table.Column(nil, key: "level", shape: .integer), Table.Column(nil, key: "chapter"),
    Table.Column(nil, key: "state", shape: .optional(.cases(of: State.self))),
  ]

  package static let listShape = JSONShape(rowsOf: columns, key: "lessons")

  package var list: Report {
    let after: [StyledLine] = [
      StyledLine(
        "\(count(of: course.entries)) of \(course.entries.count) solved. 'lesson first' starts with the first chapter, and 'lesson next' continues.",
        .faint),
      StyledLine("'lesson map' shows the chapters.", .faint),
    ]
    return .table(
      Table(Self.columns, rowsKey: "lessons", linesAfter: after) { body in
        for chapter in course.chapters {
          for entry in chapter.entries {
            let state = state(of: entry)
            body([
              .integer(entry.place.number), .name(entry.place.name), .text(title(of: entry.lesson)), .text(Self.dots(entry.lesson.level)),
              state.map { .phrase($0.words) } ?? .none, .integer(entry.lesson.level), .text(chapter.title(in: language)),
              state.map { .text($0.rawValue) } ?? .none,
            ])
          }
        }
      })
  }

  private static func dots(_ level: Int) -> String { String(repeating: "*", count: level) }

  // MARK: Chapters

  package static let mapShape: JSONShape = [
    "chapters": .array([
      "number": .integer, "title": .string, "sentence": .string, "solved": .integer, "of": .integer,
    ])
  ]

  package var map: Report {
    let chapters = course.chapters
    let rows = chapters.flatMap { chapter -> [StyledLine] in
      let first = chapter.entries.first?.place.name ?? ""
      let last = chapter.entries.last?.place.name ?? ""
      let bar = chapter.entries.map { isSolved($0) ? "#" : $0.place.key == current ? ">" : "." }.joined()
      return [
        StyledLine(verbatim: "\(chapter.number)  \(chapter.title(in: language))", .heading)
          + StyledLine("  \(bar)  \(first) to \(last)", .faint),
        StyledLine(verbatim: "   \(chapter.sentence(in: language))"),
      ]
    }
    let sum: Phrase =
      "\(count(of: course.entries)) of \(course.entries.count) lessons solved; # marks solved lessons, and > marks the current one."
    return .listing(
      rows + [StyledLine(sum, .faint)],
      record: [
        "chapters": .array(
          chapters.map {
            [
              "number": .integer($0.number), "title": .string($0.title(in: language)), "sentence": .string($0.sentence(in: language)),
              "solved": .integer(count(of: $0.entries)), "of": .integer($0.entries.count),
            ]
          })
      ])
  }

  // MARK: Pages

  private static let chaptersShape = JSONShape.array([
    "title": .string, "sentence": .string,
    "lessons": .array([
      "name": .string, "number": .integer, "title": .string, "level": .integer, "state": .optional(.cases(of: State.self)),
    ]),
  ])

  package static let outlineShape: JSONShape = ["chapters": chaptersShape, "solved": .integer, "of": .integer]

  /// The chapters with their lessons, for the map in a page.
  package var outline: JSON {
    let chapters = course.chapters.map { chapter -> JSON in
      [
        "title": .string(chapter.title(in: language)), "sentence": .string(chapter.sentence(in: language)),
        "lessons": .array(
          chapter.entries.map { entry in
            [
              "name": .string(entry.place.name), "number": .integer(entry.place.number), "title": .string(title(of: entry.lesson)),
              "level": .integer(entry.lesson.level), "state": .optional(state(of: entry)?.rawValue),
            ]
          }),
      ]
    }
    return ["chapters": .array(chapters), "solved": .integer(count(of: course.entries)), "of": .integer(course.entries.count)]
  }

  // MARK: Handing in

  private static let resultColumns = [
    Table.Column("code", key: "code"), Table.Column("solved", key: "solved", isNumber: true),
    Table.Column("copied", key: "copied", isNumber: true), Table.Column("tries", key: "tries", isNumber: true),
    Table.Column("hints", key: "hints", isNumber: true), Table.Column(nil, key: "lessonTries", shape: .array(.number)),
    Table.Column(nil, key: "lessonHints", shape: .array(.number)), Table.Column("each lesson", key: "lessons"),
  ]

  package static let resultsShape = JSONShape(rowsOf: resultColumns, key: "results")

  /// A table with a row for each code.
  ///
  /// - Parameter rows: The codes, and the results in the order of the lessons.
  package func results(_ rows: [(code: String, results: [LessonResult?])]) -> Report {
    let legend = StyledLine("# marks solved lessons, and = marks lessons reached after 'solution'.", .faint)
    return .table(
      Table(Self.resultColumns, rowsKey: "results", linesAfter: [legend]) { body in
        for row in rows {
          let reached = row.results.compactMap { $0 }
          let marks = row.results.map { $0.map { $0.isSolved ? "#" : "=" } ?? "." }.joined()
          body([
            .text(row.code), .integer(reached.count { $0.isSolved }), .integer(reached.count { $0.isCopied }),
            .integer(reached.reduce(0) { $0 + $1.tries }), .integer(reached.reduce(0) { $0 + $1.hints }),
            .numbers(row.results.map { Double($0?.tries ?? 0) }), .numbers(row.results.map { Double($0?.hints ?? 0) }), .text(marks),
          ])
        }
      })
  }

  /// The user's progress as a text file to hand in. It is not tamper-proof.
  package var report: String {
    let head: Phrase = "\(count(of: course.entries)) of \(course.entries.count) lessons solved"
    let rows = course.chapters.flatMap { chapter in
      chapter.entries.map { Self.row(isSolved($0), "\($0.place.number). \($0.place.name): \(title(of: $0.lesson))") }
    }
    return ([head.text(in: language)] + rows).joined(separator: "\n") + "\n"
  }

  private static func row(_ isDone: Bool, _ text: String) -> String { "\(isDone ? "[x]" : "[ ]") \(text)" }
}
