import Cancelling
import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Lessons
import Localization
import Rendering
import Snapshots

/// Asking for numbers before they are shown. The engine knows the answer, and 'explain' says why.
extension Session {
  static let questionShape: JSONShape = ["question": .string, "lines": .strings, "choices": .array(.number)]
  static let judgementShape: JSONShape = ["right": .bool, "value": .number, "asked": .integer, "correct": .integer]

  mutating func ask(about chapter: Int?, with context: RunContext) throws(Diagnostic) {
    var numbers = Numbers(state: host.nanoseconds() &+ UInt64(quiz.asked))
    let chapters = currentCourse.chapters
    if let chapter, !chapters.indices.contains(chapter - 1) {
      throw Diagnostic(
        .indexBeyondEnd, "there are \(chapters.count) chapters", at: .parameter("chapter"), notes: ["'lesson map' shows them"])
    }
    let own = chapter.map { chapters[$0 - 1].topics } ?? []
    let topics = own.isEmpty ? QuizTopic.allCases : own
    quiz.turn(to: chapter)
    // A question whose mistakes lead to the right number too is not asked.
    while !CurrentRun.isCancelled {
      let topic = topics.randomElement(using: &numbers) ?? .halves
      if let question = answered(topic.question(&numbers), &numbers) {
        quiz.question = question
        return print(Self.page(of: question), with: context)
      }
    }
  }

  /// The question with what the engine says, and the choices in any order; nil if a mistake leads to the same number.
  private func answered(_ question: Quiz.Question, _ numbers: inout Numbers) -> Quiz.Question? {
    var question = question
    guard let right = rehearsed(question)?.document.answer(to: question.asked) else { return nil }
    question.right = right
    let mistakes = question.mistakes.filter { abs($0 - question.right) > 0.5 && $0 >= 0 }
    let choices = mistakes.reduce(into: [question.right]) { all, next in
      if !all.contains(where: { abs($0 - next) < 0.5 }) { all.append(next) }
    }
    guard choices.count > 2 else { return nil }
    question.choices = choices.shuffled(using: &numbers)
    return question
  }

  /// A session with the question's layout.
  private func rehearsed(_ question: Quiz.Question) -> Session? {
    var copy = rehearsal
    copy.workspace.document = Document()
    let lines = question.lines.map { Lesson.Line($0) }
    return copy.runQuietly(lines, with: context(from: .prompt, to: Output()).trial) ? copy : nil
  }

  private static func page(of question: Quiz.Question) -> Report {
    let sentence = question.sentence
    let layout = question.lines.map { StyledLine(verbatim: "  " + $0, .name).hanging(at: 6) }
    let choices = question.choices.enumerated().map { index, choice in
      StyledLine(verbatim: "  \(ChoiceLetter.letter(of: index + 1)): \(rounded(choice))")
    }
    return .listing(
      layout + [StyledLine(sentence, .heading)] + choices + [StyledLine("'answer a' takes the first choice.", .faint)],
      record: [
        "question": .string(sentence.english), "lines": .array(question.lines.map(JSON.string)),
        "choices": .array(question.choices.map(JSON.number)),
      ])
  }

  mutating func answer(_ choice: Int, with context: RunContext) throws(Diagnostic) {
    guard let question = quiz.question else {
      throw Diagnostic(.noLesson, "no question is asked", notes: ["'quiz' asks one, 'quiz 2' one about the second chapter"])
    }
    guard question.choices.indices.contains(choice - 1) else {
      throw Diagnostic(.indexBeyondEnd, "there are \(question.choices.count) choices", at: .parameter("choice"))
    }
    let isRight = abs(question.choices[choice - 1] - question.right) < 0.01
    quiz.asked += 1
    if isRight { (quiz.right, quiz.rightInChapter) = (quiz.right + 1, quiz.rightInChapter + 1) }
    quiz.question = nil
    let (asked, correct) = (quiz.asked, quiz.right)
    let verdict: Phrase = isRight ? "right: \(question.answer)" : "no: \(question.answer)"
    print(
      .listing(
        [StyledLine(verdict, isRight ? .success : .changed)],
        record: [
          "right": .bool(isRight), "value": .number(question.right), "asked": .integer(asked), "correct": .integer(correct),
        ]), with: context)
    explain(question, with: context)
    printForPeople(.lines([StyledLine(question.reason, .faint).hanging(at: 2)]), with: context)
    let unkept = passedChapter.flatMap { keepSolved($0.quizKey) }
    printForPeople(.line(score, .faint), with: context)
    if let unkept { printForPeople(.line(unkept), with: context) }
  }

  // MARK: At the end of a chapter

  /// Asks about the chapter whose last lesson is being taken before 'lesson next' goes on; returns false where nothing is left to ask.
  mutating func asksAtTheEnd(with context: RunContext) throws(Diagnostic) -> Bool {
    guard let place = record.lesson?.place else { return false }
    guard let chapter = currentCourse.chapters.first(where: { $0.entries.last?.place.key == place.key }) else { return false }
    guard !chapter.topics.isEmpty, quiz.offered != chapter.number, !solved().contains(chapter.quizKey) else { return false }
    quiz.offered = chapter.number
    let heading: Phrase =
      "The end of chapter \(chapter.number): its quiz. \(Quiz.enough) right answers pass it, 'lesson next' skips it."
    printForPeople(.line(heading, .heading), with: context)
    try ask(about: chapter.number, with: context)
    return true
  }

  /// The chapter whose quiz the answers so far have passed.
  private var passedChapter: Course.Chapter? {
    guard let chapter = quiz.chapter, quiz.rightInChapter >= Quiz.enough else { return nil }
    return currentCourse.chapters.first { $0.number == chapter }
  }

  private var score: Phrase {
    guard let chapter = quiz.chapter else { return "\(quiz.right) of \(quiz.asked) right; 'quiz' asks another" }
    guard passedChapter == nil else { return "the quiz of chapter \(chapter) is passed; 'lesson next' goes on" }
    return "\(quiz.rightInChapter) of \(Quiz.enough) right answers; 'quiz \(chapter)' asks another"
  }

  private func explain(_ question: Quiz.Question, with context: RunContext) {
    guard answerFormat == nil, var copy = rehearsed(question) else { return }
    _ = copy.run([Lesson.Line(question.explanation)], with: context.trial)
  }
}

extension Quiz.Question {
  fileprivate var sentence: Phrase {
    switch asked {
    case .frame(let item, .width): "how wide is \(item)?"
    case .frame(let item, .height): "how high is \(item)?"
    case .frame(let item, .x): "at which x does \(item) begin?"
    case .frame(let item, .y): "at which y does \(item) begin?"
    case .moved: "how many items does an apply move?"
    case .deleted: "how many items does an apply delete?"
    }
  }

  fileprivate var answer: Phrase {
    switch asked {
    case .frame(let item, .width): "\(item) is \(rounded(right)) wide"
    case .frame(let item, .height): "\(item) is \(rounded(right)) high"
    case .frame(let item, .x): "\(item) begins at x \(rounded(right))"
    case .frame(let item, .y): "\(item) begins at y \(rounded(right))"
    case .moved: "an apply moves \(Int(right))"
    case .deleted: "an apply deletes \(Int(right))"
    }
  }

  /// What to know of the answer.
  fileprivate var reason: Phrase {
    switch asked {
    case .frame: "each step names its rule: 'help R3.2' tells the one of that name"
    case .moved: "before and after are compared: what keeps its order among the others stays, even if its index changes"
    case .deleted: "before and after are compared: what was deleted and is there again, elsewhere, has moved"
    }
  }

  /// The command that says why.
  fileprivate var explanation: String {
    switch asked {
    case .frame(let item, let part): "explain \(item) \(part.rawValue)"
    case .moved, .deleted: "diff"
    }
  }
}

extension Document {
  fileprivate func answer(to asked: Quiz.Asked) -> Double? {
    switch asked {
    case .frame(let item, let part): frame(of: item).map { part.value(of: $0) }
    case .moved: Double(view.pendingDifference().items.moved.count)
    case .deleted: Double(view.pendingDifference().items.deleted.count)
    }
  }

  /// The frame of an item; nil if it has none.
  fileprivate func frame(of item: String) -> Rect? {
    guard case .cell(let path)? = try? selector(item), let solution = try? solution(of: view) else { return nil }
    return solution.cell(at: path.item, inSection: path.section)?.frame
  }
}

/// Numbers that differ from question to question (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
