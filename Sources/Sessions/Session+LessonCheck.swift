import CommandLanguage
import Lessons

/// A lesson from a file is tried before it is taken.
extension Session {
  /// Whether a lesson can be taken: its start is accepted and not the goal yet, its solution leads there, what is wrong does not. Says
  /// why it cannot.
  mutating func isSound(_ running: RunningLesson, to output: inout some Output) -> Bool {
    let lesson = running.lesson
    var trial = rehearse { $0.workspace.document = Document() }
    defer { adoptFailures(of: trial) }
    guard trial.runQuietly(lesson.start, from: running.source, to: &output) else { return false }
    guard trial.misses(lesson.goal.first, .metAtStart, of: running, to: &output) else { return false }
    let start = trial.workspace
    guard trial.runQuietly(lesson.wrong, from: running.source, to: &output) else { return false }
    guard lesson.wrong.isEmpty || trial.misses(lesson.wrong.first, .metByWrong, of: running, to: &output) else { return false }
    trial.workspace = start
    guard trial.runQuietly(lesson.solution, from: running.source, to: &output) else { return false }
    guard let unmet = trial.goalState(of: running).unmet else { return true }
    return trial.refuse(.unsolved(by: unmet.diagnostic), at: unmet.line, from: running.source, to: &output)
  }

  /// Whether the goal is not reached; where it is, a line is refused.
  private mutating func misses(
    _ line: Lesson.Line?, _ diagnostic: Diagnostic, of running: RunningLesson, to output: inout some Output
  ) -> Bool {
    guard goalState(of: running).unmet == nil, let line else { return true }
    return refuse(diagnostic, at: line, from: running.source, to: &output)
  }

  /// Refuses a whole line of a lesson.
  private mutating func refuse(
    _ diagnostic: Diagnostic, at line: Lesson.Line, from source: Source, to output: inout some Output
  ) -> Bool {
    var diagnostic = diagnostic
    diagnostic.place = .bytes(0..<line.bytes.count)
    return refuse(diagnostic, in: Entry(line.bytes, number: line.number), from: source, to: &output)
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
