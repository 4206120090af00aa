import CommandLanguage
import Lessons

/// A lesson from a file is tried before it is taken.
extension Session {
  /// Whether a lesson can be taken: its start is accepted and not the goal yet, its solution leads there, what is wrong does not. Says
  /// why it cannot.
  mutating func isSound(_ running: RunningLesson, with context: RunContext) -> Bool {
    let lesson = running.lesson
    let context = context.reading(running.source).trial
    var trial = rehearsal
    trial.workspace.document = Document()
    // What it refuses is printed, and counts.
    defer { failureCount = trial.failureCount }
    guard trial.runQuietly(lesson.start, with: context) else { return false }
    guard trial.misses(lesson.goal.first, .metAtStart, of: running, with: context) else { return false }
    let start = trial.workspace
    guard trial.runQuietly(lesson.wrong, with: context) else { return false }
    guard lesson.wrong.isEmpty || trial.misses(lesson.wrong.first, .metByWrong, of: running, with: context) else { return false }
    trial.workspace = start
    guard trial.runQuietly(lesson.solution, with: context) else { return false }
    guard let unmet = trial.goalState(of: running).unmet else { return true }
    return trial.refuse(.unsolved(by: unmet.diagnostic), at: unmet.line, with: context)
  }

  /// Whether the goal is not reached; where it is, a line is refused.
  private mutating func misses(
    _ line: Lesson.Line?, _ diagnostic: Diagnostic, of running: RunningLesson, with context: RunContext
  ) -> Bool {
    guard goalState(of: running).unmet == nil, let line else { return true }
    return refuse(diagnostic, at: line, with: context)
  }

  /// Refuses a whole line of a lesson.
  private mutating func refuse(_ diagnostic: Diagnostic, at line: Lesson.Line, with context: RunContext) -> Bool {
    var diagnostic = diagnostic
    diagnostic.place = .bytes(0..<line.bytes.count)
    return refuse(diagnostic, in: Entry(line.bytes, number: line.number), with: context)
  }
}

extension Diagnostic {
  fileprivate static let metAtStart = Diagnostic(
    .lessonMetAtStart, "the goal is reached where the lesson begins", notes: ["expect something that is not so yet"])

  fileprivate static let metByWrong = Diagnostic(
    .lessonMetByWrong, "these commands are to be wrong, and reach the goal", notes: ["expect something that tells them from a solution"]
  )

  fileprivate static func unsolved(by diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(.lessonUnsolved, "the solution does not reach the goal: \(diagnostic.message)", notes: diagnostic.notes)
  }
}
