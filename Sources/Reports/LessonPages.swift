import Drawing
import Lessons
import Wording

/// The pages of lessons, in one language.
package struct LessonPages: Sendable {
  package var language: Language

  package init(language: Language) {
    self.language = language
  }

  // MARK: A lesson

  /// - Parameter bundled: which of the bundled lessons it is; nil for a lesson from a file.
  package func introduction(of lesson: Lesson, bundled: BundledLesson?) -> Report {
    var lines = [StyledLine(heading(of: lesson, bundled), .heading), StyledLine("")]
    lines += prose(lesson.text)
    lines += [StyledLine(""), StyledLine("You begin with these lines, already run:", .heading)]
    lines += commands(lesson.start)
    return listing(
      lines,
      record: [
        "lesson": .optional(bundled?.name), "title": .string(title(of: lesson)), "text": texts(lesson.text.lines(in: language)),
        "start": texts(lesson.start.map(Self.text(of:))),
      ])
  }

  private func heading(of lesson: Lesson, _ bundled: BundledLesson?) -> Phrase {
    let title = title(of: lesson)
    return bundled.map { "Lesson \($0.number) of \(BundledLesson.all.count): \(title)" } ?? .verbatim(title)
  }

  private func title(of lesson: Lesson) -> String { lesson.title.lines(in: language).joined(separator: " ") }

  package var nowHeading: Report { .lines([StyledLine(""), StyledLine("Now:", .heading)]) }
  package var targetHeading: Report { .lines([StyledLine(""), StyledLine("The target:", .heading)]) }
  package var footer: Report {
    .lines([StyledLine(""), StyledLine("'hint' and 'solution' help, 'lesson show' repeats, 'lesson again' restarts.", .faint)])
  }
  package var last: Report { .listing([StyledLine(Self.lastWords)], record: ["lesson": .null]) }

  private static let lastWords: Phrase = "That was the last lesson. 'template' has layouts to play with."

  package func progress(_ met: Int, of lesson: Lesson) -> Phrase { "goal: \(met) of \(lesson.goal.count { $0.isExpectation }) met" }

  package func reached(_ lesson: Lesson, bundled: BundledLesson?) -> Report {
    let isLast = bundled?.number == BundledLesson.all.count
    var lines = [StyledLine("Solved! \(heading(of: lesson, bundled))", .success)]
    lines += prose(lesson.done)
    if bundled != nil { lines.append(StyledLine(isLast ? Self.lastWords : "'lesson next' goes on.", .faint)) }
    return listing(lines, record: ["solved": .optional(bundled?.name), "text": texts(lesson.done.lines(in: language))])
  }

  /// - Parameter number: Counted from 1; 0 for none.
  package func hint(_ number: Int, of hints: [Lesson.Words]) -> Report {
    guard number > 0 else { return .listing([StyledLine("This lesson has no hints.")], record: ["hint": .null, "of": 0, "text": []]) }
    var lines = [StyledLine("Hint \(number) of \(hints.count)", .heading)] + prose(hints[number - 1])
    if number == hints.count { lines.append(StyledLine("That was the last hint; 'solution' shows every line.", .faint)) }
    return listing(
      lines,
      record: [
        "hint": .integer(number), "of": .integer(hints.count), "text": texts(hints[number - 1].lines(in: language)),
      ])
  }

  package func solution(of lesson: Lesson) -> Report {
    .listing(
      [StyledLine("From the beginning of the lesson ('lesson again'), these lines lead to the goal:", .heading)]
        + commands(lesson.solution) + [StyledLine("Other lines may do as well: only the screen counts.", .faint)],
      record: ["solution": texts(lesson.solution.map(Self.text(of:)))])
  }

  /// Prose, with its commands styled as typed ones.
  private func prose(_ text: Lesson.Words) -> [StyledLine] {
    text.lines(in: language).map { line in
      guard let command = Lesson.command(in: line) else { return StyledLine(verbatim: line) }
      return StyledLine(verbatim: "  galley> ", .faint) + StyledLine(verbatim: command, .name)
    }
  }

  private func commands(_ lines: [Lesson.Line]) -> [StyledLine] {
    lines.map { StyledLine(verbatim: "  " + Self.text(of: $0), .name) }
  }

  /// Lines and a record that are made already.
  private func listing(_ lines: [StyledLine], record: JSON) -> Report { .listing(lines, record: record) }

  private static func text(of line: Lesson.Line) -> String { String(decoding: line.bytes, as: UTF8.self) }

  private func texts(_ lines: [String]) -> JSON { .array(lines.map(JSON.string)) }

  // MARK: Shapes

  package static let introductionShape: JSONShape = ["lesson": .optional(.string), "title": .string, "text": .strings, "start": .strings]
  package static let lastShape: JSONShape = ["lesson": .constant(.null)]
  package static let reachedShape: JSONShape = ["solved": .optional(.string), "text": .strings]
  package static let hintShape: JSONShape = ["hint": .optional(.integer), "of": .integer, "text": .strings]
  package static let solutionShape: JSONShape = ["solution": .strings]
  package static let listShape = JSONShape(rowsOf: columns, key: "lessons")

  // MARK: All lessons

  private enum State: String, CaseIterable {
    case solved, current

    var words: Phrase {
      switch self {
      case .solved: "solved"
      case .current: "you are here"
      }
    }
  }

  private static let columns = [
    Table.Column("", key: "number", isNumber: true), Table.Column("name", key: "name"), Table.Column("what it is about", key: "title"),
    Table.Column(""), Table.Column(nil, key: "state", shape: .optional(.cases(of: State.self))),
  ]

  package func list(solved: Set<String>, current: Int?) -> Report {
    let language = language
    let count = solved.intersection(BundledLesson.all.map { $0.name }).count
    let after = [
      StyledLine("\(count) of \(BundledLesson.all.count) solved. 'lesson 1' begins the first, 'lesson next' goes on.", .faint)
    ]
    return .table(
      Table(Self.columns, rowsKey: "lessons", linesAfter: after) { body in
        for lesson in BundledLesson.all {
          let state: State? = solved.contains(lesson.name) ? .solved : lesson.number == current ? .current : nil
          body([
            .integer(lesson.number), .name(lesson.name), .text(lesson.title(in: language)), state.map { .phrase($0.words) } ?? .none,
            state.map { .text($0.rawValue) } ?? .none,
          ])
        }
      })
  }
}
