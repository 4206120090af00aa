import CommandLanguage
import Commands
import Documents
import Lessons
import Localization

/// The complete check of a lesson: its start succeeds without reaching the goal, its solution reaches the goal, its wrong turns do not, and
/// exactly one choice of its question is correct. Prints the first error.
struct LessonCheck {
  let running: RunningLesson
  /// A copy of the session, which counts the errors.
  let session: Session
  private let context: RunContext

  init(of running: RunningLesson, on session: Session, with context: RunContext) {
    self.running = running
    self.session = session.rehearsal
    self.context = context.reading(lessonFrom: running.source).trial
    self.session.state.workspace.document = Document()
  }

  private var lesson: Lesson { running.lesson }
  private var trial: LessonTrial { LessonTrial(running, on: session) }

  func isSound() -> Bool {
    guard runs(lesson.start), hasSoundQuestion(), misses(lesson.goal.first, .metAtStart) else { return false }
    let start = session.state.workspace
    for index in lesson.wrong.indices {
      guard isMissed(by: index) else { return false }
      session.state.workspace = start
    }
    guard runs(lesson.solution) else { return false }
    guard let unmet = trial.goalState().unmet else { return true }
    return refuse(.unsolved(by: unmet.diagnostic), at: unmet.line)
  }

  private func runs(_ lines: [Lesson.LessonLine]) -> Bool { session.runQuietly(lines, with: context) }

  /// Whether exactly one choice of the lesson's question is correct, and each of the others has its reply.
  private func hasSoundQuestion() -> Bool {
    let choices = trial.choices()
    let correct = choices.count { $0.isCorrect }
    if let first = lesson.choices.first, correct != 1 { return refuse(.choices(correct: correct), at: first) }
    for (number, misconception) in lesson.misconceptions.sorted(by: { $0.key < $1.key }) {
      let fault: Diagnostic? =
        number > choices.count
        ? .noChoice(number, of: choices.count) : choices[number - 1].isCorrect ? .replyToCorrectChoice(number) : nil
      if let fault { return refuse(fault, at: misconception.heading) }
    }
    let unanswered = choices.indices.first { !choices[$0].isCorrect && lesson.misconceptions[$0 + 1]?.words.isEmpty != false }
    guard let unanswered else { return true }
    return refuse(.unansweredChoice(unanswered + 1), at: choices[unanswered].line)
  }

  /// Whether a wrong turn can be run, does not reach the goal, and gets its own reply.
  private func isMissed(by index: Int) -> Bool {
    let turn = lesson.wrong[index]
    guard runs(turn.commands), misses(turn.commands.first ?? turn.heading, .metByWrong) else { return false }
    guard trial.wrongTurn() != index else { return true }
    return refuse(turn.signs.isEmpty ? .answeredBefore : .unanswered, at: turn.heading)
  }

  /// Whether the goal is not reached. If it is, reports an error at a line of the lesson.
  private func misses(_ line: Lesson.LessonLine?, _ diagnostic: Diagnostic) -> Bool {
    guard trial.goalState().unmet == nil, let line else { return true }
    return refuse(diagnostic, at: line)
  }

  private func refuse(_ diagnostic: Diagnostic, at line: Lesson.LessonLine) -> Bool {
    var diagnostic = diagnostic
    diagnostic.place = .bytes(0..<line.bytes.count)
    return session.refuse(diagnostic, in: InputEntry(line.bytes, number: line.number), with: context)
  }
}

extension Diagnostic {
  fileprivate static let metAtStart = Diagnostic(
    .lessonMetAtStart, "the lesson's initial state already meets the goal", notes: ["add an 'expect' line that is not true yet"])

  fileprivate static func choices(correct: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "exactly one choice should be correct in the initial state, but \(correct) are",
      notes: ["the choices are the lines from the first 'expect' on; lines above it prepare the question"])
  }

  fileprivate static func noChoice(_ number: Int, of count: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "the question does not have a choice \(number)",
      notes: [count == 0 ? "a question and its choices belong together: '#: ask.en' and '#: choices'" : "accepted: 1 to \(count)"])
  }

  fileprivate static func replyToCorrectChoice(_ number: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "choice \(number) is the correct one, which needs no misconception",
      notes: ["the reply to it explains its number; write '#: choice' parts only for the wrong choices"])
  }

  fileprivate static func unansweredChoice(_ number: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "choice \(number) is wrong, but its misconception is missing",
      notes: ["add a part '#: choice.\(number).en' with a sentence about it"])
  }

  fileprivate static let metByWrong = Diagnostic(
    .lessonMetByWrong, "these commands should not reach the goal, but do", notes: ["add an 'expect' line that is true only for a solution"]
  )

  fileprivate static let answeredBefore = Diagnostic(
    .lessonUnanswered, "this wrong turn would get the reply of an earlier one",
    notes: ["both lead to the same screen; add an 'expect' line that holds only for this one"])

  fileprivate static let unanswered = Diagnostic(
    .lessonUnanswered, "the expectations of this wrong turn fail after its own commands",
    notes: ["its reply is printed if all its lines from the first 'expect' on succeed and no earlier wrong turn matches"])

  fileprivate static func unsolved(by diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(.lessonUnsolved, "the solution does not reach the goal: \(diagnostic.message)", notes: diagnostic.notes)
  }
}
