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

  /// - Parameters:
  ///   - place: Where it stands in its course; nil for a lesson without one.
  ///   - isWhole: Whether the lines of its start follow its text.
  package func introduction(of lesson: Lesson, at place: LessonPlace?, isWhole: Bool) -> Report {
    var lines = [StyledLine(heading(of: lesson, place), .heading), StyledLine("")]
    lines += prose(lesson.text)
    if isWhole {
      lines += [StyledLine(""), StyledLine("You begin with these lines, already run:", .heading)]
      lines += commands(lesson.start)
    }
    return listing(
      lines,
      record: [
        "lesson": .optional(place?.name), "title": .string(title(of: lesson)), "text": texts(lesson.text.lines(in: language)),
        "start": texts(lesson.start.map { $0.text }),
      ])
  }

  private func heading(of lesson: Lesson, _ place: LessonPlace?) -> Phrase {
    let title = title(of: lesson)
    return place.map { "Lesson \($0.number) of \($0.count): \(title)" } ?? .verbatim(title)
  }

  private func title(of lesson: Lesson) -> String { lesson.title.text(in: language) }

  package var nowHeading: Report { .lines([StyledLine(""), StyledLine("Now:", .heading)]) }
  package var targetHeading: Report { .lines([StyledLine(""), StyledLine("The target:", .heading)]) }
  package var footer: Report {
    .lines([StyledLine(""), StyledLine("'hint' and 'solution' help, 'lesson show' repeats, 'lesson again' restarts.", .faint)])
  }
  /// The footer of a page that shows the text alone.
  package var shortFooter: Report {
    .lines([StyledLine(""), StyledLine("'lesson show' shows the start and the target; 'hint' and 'solution' help.", .faint)])
  }
  package var last: Report { .listing([StyledLine(Self.lastWords)], record: ["lesson": .null]) }

  private static let lastWords: Phrase = "That was the last lesson. 'template' has layouts to play with."

  // MARK: Answers

  /// What a lesson says where only an apply is missing.
  package var pending: Report { .lines([StyledLine("not yet: 'apply' shows it", .changed).hanging(at: 2)]) }

  /// The reply to a wrong turn.
  package func reply(_ words: Lesson.Words) -> Report {
    return .lines([StyledLine("not yet: \(words.text(in: language))", .changed).hanging(at: 2)])
  }

  /// - Parameters:
  ///   - preparations: The goal's lines that changed something before.
  ///   - isPending: Whether it holds only once the pending edits are applied.
  package func shortfall(
    _ sentence: Phrase, after preparations: [Lesson.Line], met: Int, of lesson: Lesson, isPending: Bool
  ) -> Report {
    let before = preparations.map { $0.text }.joined(separator: "; ")
    let place = before.isEmpty ? sentence : "after '\(before)', \(sentence)"
    var lines = [StyledLine("not yet: \(place)", .changed).hanging(at: 2)]
    let count = lesson.goal.count { $0.isExpectation }
    if count > 1 { lines.append(StyledLine("goal: \(met) of \(count) met", .faint)) }
    if isPending { lines.append(StyledLine("that is with the pending edits, which 'apply' shows", .faint)) }
    return .lines(lines)
  }

  /// A line of the goal that is not met.
  package struct Unmet: Sendable {
    var line: Lesson.Line
    var why: Phrase

    package init(line: Lesson.Line, why: Phrase) { (self.line, self.why) = (line, why) }
  }

  /// What programs are told of a change that does not reach the goal.
  ///
  /// - Parameter isPending: Whether it is said of the pending edits, as if they were applied.
  package func attempt(_ lesson: Lesson, at place: LessonPlace?, unmet: [Unmet], reply: Lesson.Words?, isPending: Bool) -> Report {
    let goal = lesson.goal.map { line in (line: line, unmet: unmet.first { $0.line == line }) }
      .filter { $0.line.isExpectation || $0.unmet != nil }
    return .listing(
      [],
      record: [
        "lesson": .optional(place?.name), "solved": .bool(false), "pending": .bool(isPending),
        "goal": .array(
          goal.map {
            ["line": .string($0.line.text), "met": .bool($0.unmet == nil), "why": .optional($0.unmet?.why.english)]
          }), "reply": .optional(reply?.text(in: language)),
      ])
  }

  package func reached(_ lesson: Lesson, at place: LessonPlace?) -> Report {
    var lines = [StyledLine("Solved! \(heading(of: lesson, place))", .success)]
    lines += prose(lesson.done)
    if let place { lines.append(StyledLine(place.isLast ? Self.lastWords : "'lesson next' goes on.", .faint)) }
    return listing(lines, record: ["solved": .optional(place?.name), "text": texts(lesson.done.lines(in: language))])
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
      record: ["solution": texts(lesson.solution.map { $0.text })])
  }

  /// Prose, with its commands styled as typed ones.
  private func prose(_ text: Lesson.Words) -> [StyledLine] {
    text.lines(in: language).map { line in
      guard let command = Lesson.command(in: line) else { return StyledLine(verbatim: line) }
      return (StyledLine(verbatim: "  galley> ", .faint) + StyledLine(verbatim: command, .name)).hanging(at: 12)
    }
  }

  private func commands(_ lines: [Lesson.Line]) -> [StyledLine] {
    lines.map { StyledLine(verbatim: "  " + $0.text, .name).hanging(at: 6) }
  }

  /// Lines and a record that are made already.
  private func listing(_ lines: [StyledLine], record: JSON) -> Report { .listing(lines, record: record) }

  private func texts(_ lines: [String]) -> JSON { .array(lines.map(JSON.string)) }

  // MARK: Shapes

  package static let introductionShape: JSONShape = ["lesson": .optional(.string), "title": .string, "text": .strings, "start": .strings]
  package static let lastShape: JSONShape = ["lesson": .constant(.null)]
  package static let attemptShape: JSONShape = [
    "lesson": .optional(.string), "solved": .constant(.bool(false)), "pending": .bool,
    "goal": .array(["line": .string, "met": .bool, "why": .optional(.string)]), "reply": .optional(.string),
  ]
  package static let reachedShape: JSONShape = ["solved": .optional(.string), "text": .strings]
  package static let hintShape: JSONShape = ["hint": .optional(.integer), "of": .integer, "text": .strings]
  package static let solutionShape: JSONShape = ["solution": .strings]
}
