import CommandLanguage
import Commands
import Documents
import Lessons
import Localization

/// Checks a lesson from a file before it begins.
extension Session {
  /// Whether a lesson works: its start is accepted and does not reach the goal, its solution does, and its wrong commands do not. Prints
  /// the reason if it does not.
  func isSound(_ running: RunningLesson, with context: RunContext) -> Bool {
    let lesson = running.lesson
    let context = context.reading(lessonFrom: running.source).trial
    let trial = rehearsal
    trial.state.workspace.document = Document()
    // Refusals of the trial are printed and counted.
    defer { (state.failureCount, state.tally) = (trial.failureCount, trial.state.tally) }
    guard trial.runQuietly(lesson.start, with: context) else { return false }
    guard trial.misses(lesson.goal.first, .metAtStart, of: running, with: context) else { return false }
    let start = trial.state.workspace
    for index in lesson.wrong.indices {
      guard trial.isMissed(by: index, of: running, with: context) else { return false }
      trial.state.workspace = start
    }
    guard trial.runQuietly(lesson.solution, with: context) else { return false }
    guard let unmet = trial.goalState(of: running).unmet else { return true }
    return trial.refuse(.unsolved(by: unmet.diagnostic), at: unmet.line, with: context)
  }

  /// Whether a wrong turn can be taken, does not reach the goal, and is answered with its own reply.
  private func isMissed(by index: Int, of running: RunningLesson, with context: RunContext) -> Bool {
    let turn = running.lesson.wrong[index]
    guard runQuietly(turn.commands, with: context) else { return false }
    guard misses(turn.commands.first ?? turn.heading, .metByWrong, of: running, with: context) else { return false }
    guard wrongTurn(in: running) != index else { return true }
    return refuse(turn.signs.isEmpty ? .answeredBefore : .unanswered, at: turn.heading, with: context)
  }

  /// Whether the goal is not reached; if it is, a line of the lesson is refused.
  private func misses(
    _ line: Lesson.LessonLine?, _ diagnostic: Diagnostic, of running: RunningLesson, with context: RunContext
  ) -> Bool {
    guard goalState(of: running).unmet == nil, let line else { return true }
    return refuse(diagnostic, at: line, with: context)
  }

  private func refuse(_ diagnostic: Diagnostic, at line: Lesson.LessonLine, with context: RunContext) -> Bool {
    var diagnostic = diagnostic
    diagnostic.place = .bytes(0..<line.bytes.count)
    return refuse(diagnostic, in: InputEntry(line.bytes, number: line.number), with: context)
  }
}

extension Diagnostic {
  fileprivate static let metAtStart = Diagnostic(
    .lessonMetAtStart, "the goal is already reached at the lesson's start", notes: ["expect something that is not true yet"])

  fileprivate static let metByWrong = Diagnostic(
    .lessonMetByWrong, "these commands should be wrong, but reach the goal", notes: ["expect something that only a solution reaches"]
  )

  fileprivate static let answeredBefore = Diagnostic(
    .lessonUnanswered, "this wrong turn would be answered with the reply of one above it",
    notes: ["it leads to the same screen; name what differs by a line that expects it"])

  fileprivate static let unanswered = Diagnostic(
    .lessonUnanswered, "what this wrong turn expects does not hold behind its own commands",
    notes: ["its reply is given where all its lines from the first expect on are accepted, and no turn above it fits"])

  fileprivate static func unsolved(by diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(.lessonUnsolved, "the solution does not reach the goal: \(diagnostic.message)", notes: diagnostic.notes)
  }
}
