import Lessons
import Localization
import Rendering

/// Reports about single lessons, in one language.
package struct LessonPages: Sendable {
  package var language: Language

  package init(language: Language) {
    self.language = language
  }

  // MARK: A lesson

  /// - Parameters:
  ///   - place: The lesson's place in its course; nil for a lesson outside a course.
  ///   - choices: The choices of the lesson's question, in order.
  ///   - isWhole: Whether to list the lesson's start lines after its text.
  package func introduction(of lesson: Lesson, at place: LessonPlace?, asking choices: [Phrase], isWhole: Bool) -> Report {
    var lines = [StyledLine(heading(of: lesson, place), .heading), StyledLine("")]
    lines += prose(lesson.text)
    if !choices.isEmpty {
      lines += [StyledLine("")] + prose(lesson.question)
      lines += choices.enumerated().map { number, choice in
        StyledLine(verbatim: "  lesson answer \(number + 1)", .name) + StyledLine("  \(choice)")
      }
    }
    if isWhole {
      lines += [StyledLine(""), StyledLine("These lines have already been run:", .heading)]
      lines += commands(lesson.start)
    }
    return listing(
      lines,
      record: [
        "lesson": .optional(place?.name), "title": .string(title(of: lesson)), "text": texts(lesson.text.lines(in: language)),
        "question": .optional(choices.isEmpty ? nil : lesson.question.text(in: language)),
        "choices": texts(choices.map { $0.text(in: language) }), "start": texts(lesson.start.map { $0.text }),
      ])
  }

  private func heading(of lesson: Lesson, _ place: LessonPlace?) -> Phrase {
    let title = title(of: lesson)
    return place.map { "Lesson \($0.number) of \($0.count): \(title)" } ?? .verbatim(title)
  }

  private func title(of lesson: Lesson) -> String { lesson.title.text(in: language) }

  package func heading(of running: Lesson, at place: LessonPlace?) -> Report { .lines([StyledLine(heading(of: running, place), .heading)]) }

  /// The lines that were run to set up the lesson.
  package func start(of lesson: Lesson) -> Report {
    listing(
      [StyledLine("These lines have already been run:", .heading)] + commands(lesson.start),
      record: ["start": texts(lesson.start.map { $0.text })])
  }

  package var nowHeading: Report { .lines([StyledLine(""), StyledLine("Now:", .heading)]) }
  package var targetHeading: Report { .lines([StyledLine(""), StyledLine("The target:", .heading)]) }
  package var footer: Report {
    let help: Phrase = "'hint' and 'solution' help, 'lesson show' repeats the task, and 'lesson again' restarts the lesson."
    return .lines([StyledLine(""), StyledLine(help, .faint)])
  }
  package var shortFooter: Report {
    .lines([StyledLine(""), StyledLine("'lesson show' shows the target and the goal; 'hint' and 'solution' help.", .faint)])
  }
  package var screensFooter: Report {
    .lines([StyledLine("'lesson text' and 'lesson start' show the rest; 'hint' and 'solution' help.", .faint)])
  }
  package var last: Report { .listing([StyledLine(Self.lastWords)], record: ["lesson": .null]) }

  package var endOfFirstChapter: Report {
    .listing(
      [StyledLine("you have solved every lesson of the first evening: continue with 'lesson next', or see 'lesson map'")],
      record: ["lesson": .null])
  }

  private static let lastWords: Phrase = "That was the last lesson. 'template' lists layouts to experiment with."

  // MARK: Answers

  package struct Progress: Sendable {
    var met: Int
    var count: Int
    /// True if the expectations were checked as if the pending edits were applied.
    var isPending: Bool

    package init(met: Int, of lesson: Lesson, isPending: Bool) {
      (self.met, self.isPending) = (met, isPending)
      count = lesson.goal.count { $0.isExpectation }
    }

    fileprivate var words: Phrase {
      isPending ? "\(met) of \(count) met, including pending edits; 'apply' shows them" : "\(met) of \(count) met"
    }
  }

  /// - Parameter isCloser: Whether the try was a step in the right direction.
  package func unreached(_ sentence: Phrase, _ progress: Progress, isCloser: Bool) -> Report {
    let line = Self.answer(sentence, isCloser: isCloser)
    return .lines([StyledLine(line, .changed).hanging(at: 2), StyledLine("goal: \(progress.words)", .faint)])
  }

  package static func answer(_ sentence: Phrase, isCloser: Bool) -> Phrase { isCloser ? "closer: \(sentence)" : "not yet: \(sentence)" }

  /// The hint to show if the goal is reached as soon as the pending edits are applied.
  package static let pending: Phrase = "type 'apply' to show it"

  /// The first unmet expectation.
  ///
  /// - Parameter preparations: The lines of the goal that change the document before this expectation.
  package static func shortfall(_ sentence: Phrase, after preparations: [Lesson.LessonLine]) -> Phrase {
    let preparations = Self.preparations(preparations)
    guard let last = preparations.last else { return sentence }
    if preparations.allSatisfy({ $0.screen != nil }), let screen = last.screen { return "on \(screen), \(sentence)" }
    return "after '\(joined(preparations))', \(sentence)"
  }

  /// The lines that matter for a sentence: of several lines that choose a screen, only the last one does.
  private static func preparations(_ lines: [Lesson.LessonLine]) -> [Lesson.LessonLine] {
    let screen = lines.lastIndex { $0.screen != nil }
    return lines.indices.filter { !lines[$0].turnsToView && (lines[$0].screen == nil || $0 == screen) }.map { lines[$0] }
  }

  private static func heading(of preparations: [Lesson.LessonLine]) -> Phrase {
    if let last = preparations.last, preparations.count == 1, let screen = last.screen { return "on \(screen):" }
    return "after '\(joined(preparations))':"
  }

  private static func joined(_ lines: [Lesson.LessonLine]) -> String { lines.map { $0.text }.joined(separator: "; ") }

  package struct GoalPart: Sendable {
    var words: Phrase
    var preparations: [Lesson.LessonLine]
    var isMet: Bool

    package init(_ words: Phrase, after preparations: [Lesson.LessonLine], isMet: Bool) {
      (self.words, self.preparations, self.isMet) = (words, preparations, isMet)
    }
  }

  package func goals(_ parts: [GoalPart], _ progress: Progress) -> Report {
    var lines = [StyledLine("Goal: \(progress.words)", .heading)]
    var preparations: [Lesson.LessonLine] = []
    for part in parts.map({ part in GoalPart(part.words, after: Self.preparations(part.preparations), isMet: part.isMet) }) {
      if part.preparations != preparations { lines.append(StyledLine(Self.heading(of: part.preparations)).hanging(at: 2)) }
      preparations = part.preparations
      lines.append((StyledLine(verbatim: part.isMet ? "[x] " : "[ ] ", .faint) + StyledLine(part.words)).hanging(at: 4))
    }
    return .lines(lines)
  }

  /// The parts of the goal as data, each after the lines of the goal that run before it.
  package func record(of parts: [GoalPart]) -> JSON {
    .array(
      parts.map { part in
        let preparations = Self.preparations(part.preparations)
        return [
          "text": .string(part.words.text(in: language)), "isMet": .bool(part.isMet),
          "after": .optional(preparations.isEmpty ? nil : Self.heading(of: preparations).text(in: language)),
        ]
      })
  }

  package static let goalShape = JSONShape.array(["text": .string, "isMet": .bool, "after": .optional(.string)])

  /// The texts of a lesson as data, in lines.
  package func record(of lesson: Lesson) -> JSON {
    [
      "title": .string(title(of: lesson)), "text": texts(lesson.text.lines(in: language)),
      "hints": .array(lesson.hints.map { texts($0.lines(in: language)) }), "done": texts(lesson.done.lines(in: language)),
    ]
  }

  package static let lessonShape: JSONShape = ["title": .string, "text": .strings, "hints": .array(.strings), "done": .strings]

  package struct Unmet: Sendable {
    var line: Lesson.LessonLine
    var why: Phrase

    package init(line: Lesson.LessonLine, why: Phrase) { (self.line, self.why) = (line, why) }
  }

  /// The JSON report on an edit that does not reach the goal.
  ///
  /// - Parameter isPending: Whether the pending edits were checked as if they were applied.
  package func attempt(_ lesson: Lesson, at place: LessonPlace?, unmet: [Unmet], reply: Phrase?, isPending: Bool) -> Report {
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

  /// - Parameter isCopied: Whether the solution was shown before; the lesson is then not counted as solved.
  package func reached(_ lesson: Lesson, at place: LessonPlace?, isCopied: Bool) -> Report {
    guard !isCopied else { return copied(lesson, at: place) }
    var lines = [StyledLine("Solved! \(heading(of: lesson, place))", .success)]
    lines += prose(lesson.done)
    if let continuation = continuation(from: place) { lines.append(continuation) }
    return listing(lines, record: ["solved": .optional(place?.name), "text": texts(lesson.done.lines(in: language))])
  }

  private func continuation(from place: LessonPlace?) -> StyledLine? {
    place.map { StyledLine($0.isLast ? Self.lastWords : "Type 'lesson next' to continue.", .faint) }
  }

  private func copied(_ lesson: Lesson, at place: LessonPlace?) -> Report {
    let head: Phrase = "That is the goal. With the solution shown, it does not count as solved; 'lesson again' restarts the lesson."
    return listing(
      [StyledLine(head, .changed)] + prose(lesson.done) + [continuation(from: place)].compactMap { $0 },
      record: ["copied": .optional(place?.name), "text": texts(lesson.done.lines(in: language))])
  }

  /// The reply to an answer to the lesson's question.
  ///
  /// - Parameters:
  ///   - words: The correct choice.
  ///   - misconception: What leads to the answer if it is wrong; nil for the correct choice.
  ///   - reasons: The explanation of the correct choice, from the first step to the last.
  package func answer(_ number: Int, _ words: Phrase, misconception: Phrase?, because reasons: [Phrase]) -> Report {
    let isCorrect = misconception == nil
    return .listing(
      verdict(words, misconception: misconception).map { StyledLine($0, isCorrect ? .success : .changed).hanging(at: 2) }
        + reasons.map { StyledLine("  \($0)").hanging(at: 4) },
      record: [
        "choice": .integer(number), "correct": .bool(isCorrect), "misconception": .optional(misconception?.text(in: language)),
        "sentence": .string(words.text(in: language)), "reasons": texts(reasons.map { $0.text(in: language) }),
      ])
  }

  /// The lines of the reply above the explanation.
  package func verdict(_ words: Phrase, misconception: Phrase?) -> [Phrase] {
    misconception.map { ["no: \($0)", words] } ?? ["correct: \(words)"]
  }

  /// - Parameter number: Counted from 1; 0 if the lesson has no hints.
  package func hint(_ number: Int, of hints: [Lesson.Words]) -> Report {
    guard number > 0 else { return .listing([StyledLine("This lesson has no hints.")], record: ["hint": .null, "of": 0, "text": []]) }
    var lines = [StyledLine("Hint \(number) of \(hints.count)", .heading)] + prose(hints[number - 1])
    if number == hints.count { lines.append(StyledLine("That was the last hint; 'solution' shows all lines.", .faint)) }
    return listing(
      lines,
      record: [
        "hint": .integer(number), "of": .integer(hints.count), "text": texts(hints[number - 1].lines(in: language)),
      ])
  }

  package func solution(of lesson: Lesson) -> Report {
    .listing(
      [StyledLine("From the start of the lesson ('lesson again'), these lines reach the goal:", .heading)]
        + commands(lesson.solution) + [StyledLine("Other lines can reach it too: only the screen counts.", .faint)],
      record: ["solution": texts(lesson.solution.map { $0.text })])
  }

  /// The text of a lesson, with commands styled as if they were typed.
  private func prose(_ text: Lesson.Words) -> [StyledLine] {
    let lines = text.lines(in: language)
    func isProse(_ line: String) -> Bool { !line.isEmpty && !line.hasPrefix(" ") }
    return lines.indices.map { index in
      guard let command = Lesson.command(in: lines[index]) else {
        var line = StyledLine(verbatim: lines[index]).hanging(at: 0)
        line.continuesBelow = isProse(lines[index]) && index + 1 < lines.count && isProse(lines[index + 1])
        return line
      }
      return (StyledLine(verbatim: "  galley> ", .faint) + StyledLine(verbatim: command, .name)).hanging(at: 12)
    }
  }

  private func commands(_ lines: [Lesson.LessonLine]) -> [StyledLine] {
    lines.map { StyledLine(verbatim: "  " + $0.text, .name).hanging(at: 6) }
  }

  private func listing(_ lines: [StyledLine], record: JSON) -> Report { .listing(lines, record: record) }

  private func texts(_ lines: [String]) -> JSON { .array(lines.map(JSON.string)) }

  // MARK: Shapes

  package static let introductionShape: JSONShape = [
    "lesson": .optional(.string), "title": .string, "text": .strings, "question": .optional(.string), "choices": .strings,
    "start": .strings,
  ]
  package static let answerShape: JSONShape = [
    "choice": .integer, "correct": .bool, "misconception": .optional(.string), "sentence": .string, "reasons": .strings,
  ]
  package static let lastShape: JSONShape = ["lesson": .constant(.null)]
  package static let attemptShape: JSONShape = [
    "lesson": .optional(.string), "solved": .constant(.bool(false)), "pending": .bool,
    "goal": .array(["line": .string, "met": .bool, "why": .optional(.string)]), "reply": .optional(.string),
  ]
  package static let reachedShape: JSONShape = ["solved": .optional(.string), "text": .strings]
  package static let copiedShape: JSONShape = ["copied": .optional(.string), "text": .strings]
  package static let hintShape: JSONShape = ["hint": .optional(.integer), "of": .integer, "text": .strings]
  package static let startShape: JSONShape = ["start": .strings]
  package static let solutionShape: JSONShape = ["solution": .strings]
}

extension Lesson.LessonLine {
  /// Whether the line only chooses the view of the expectations after it.
  fileprivate var turnsToView: Bool { text.hasPrefix("view ") }

  /// The screen that the line chooses; nil for a line that does something else.
  fileprivate var screen: Phrase? {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    return switch words[0] {
    case "container": "a screen of \(String(words[1]))"
    case "device": .verbatim(words.dropFirst().joined(separator: " "))
    default: nil
    }
  }
}
