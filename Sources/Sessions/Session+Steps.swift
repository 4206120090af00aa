import CommandLanguage
import Commands
import Documents

/// Running lines as one step, as a trial, or again.
extension Session {
  /// A session's record of the lines it ran, beside the document.
  struct Record: Sendable {
    var history = History()
    /// Accepted lines that are not yet written to the journal.
    var unjournaled: [UInt8] = []
    /// The paths of the journals whose steps are among these lines.
    var superseded: [Path] = []
    var lesson: RunningLesson?
    var isLearning: Bool { lesson != nil }
    /// How many steps of the tour were shown; nil if none is taken.
    var tourStep: Int?
  }

  /// How a step that ran lines of its own is redone.
  enum Redoing {
    /// By running its own line again.
    case line
    /// By running the lines it ran, after a first one.
    case lines(after: String)
  }

  /// Runs a body that records steps of its own as one step of undo.
  ///
  /// While it runs, the history is empty, so that an `undo` among its lines goes back at most to its first one.
  /// - Parameter keepsPart: Whether the lines before a refused one stay in effect; otherwise either all lines take effect or none.
  func asOneStep(
    _ line: ArraySlice<UInt8>, redoing: Redoing, keepsPart: Bool = false, with context: RunContext,
    _ body: (Session, RunContext) -> Bool
  ) -> Bool {
    let before = state.workspace
    var part = Record()
    let succeeded = runPart(&part) { body($0, context.nested) }
    state.record.lesson = part.lesson ?? state.record.lesson
    guard keepsPart ? part.history.count > 0 : succeeded else {
      state.workspace.kept = before.kept
      if !keepsPart {
        state.workspace.marks = before.marks
        files.supersededJournals.subtract(part.superseded)
      }
      // Marks are not steps, but are kept too.
      if keepsPart, !part.unjournaled.isEmpty { note(JournalStep(line: line, script: part.unjournaled), with: context) }
      return succeeded
    }
    state.record.superseded += part.superseded
    switch redoing {
    case .line: keep(line, undoneBy: .version(before.kept), with: context)
    case .lines(let first):
      state.record.history.record(line, script: Array(first.utf8) + part.history.replayed, undoneBy: .version(before.kept))
      note(JournalStep(line: line, script: Array(first.utf8) + part.unjournaled), with: context)
    }
    return succeeded
  }

  /// Runs lines whose effects belong to the current command: they are neither steps nor journaled.
  func asPartOfCommand(_ body: (Session) -> Bool) -> Bool {
    var part = Record()
    return runPart(&part, body)
  }

  private func runPart(_ part: inout Record, _ body: (Session) -> Bool) -> Bool {
    swap(&part, &state.record)
    let succeeded = withinCommand(body)
    swap(&part, &state.record)
    return succeeded
  }

  /// Runs lines in the middle of a command, which remains the current command.
  private func withinCommand(_ body: (Session) -> Bool) -> Bool {
    let outer = command
    let succeeded = body(self)
    command = outer
    return succeeded
  }

  /// A copy of the session for a trial.
  var rehearsal: Session {
    let copy = copy()
    copy.state.record.lesson = nil
    return copy
  }

  /// Redoes the next undone steps, without output.
  ///
  /// - Returns: Whether each of them was accepted as a step again.
  func redoSteps(upTo target: Int) -> Bool {
    if state.record.history.count == target { return true }
    state.record.history.isReplaying = true
    let succeeded = withinCommand { session in
      while session.state.record.history.count < target {
        let step = session.state.record.history.count
        let undone = JournalStep(line: session.state.record.history.line(step), script: session.state.record.history.script(step))
        guard session.replay(undone), session.state.record.history.count == step + 1 else { return false }
      }
      return true
    }
    state.record.history.isReplaying = false
    return succeeded
  }

  /// Runs the steps of a killed session.
  ///
  /// - Returns: The number of refused steps.
  func replay(_ steps: [JournalStep]) -> Int {
    var refused = 0
    _ = withinCommand { session in
      for step in steps {
        if !session.replay(step) { refused += 1 }
        if step.line == Self.startUpLine, session.state.record.history.count == 1 { session.state.record.history = History() }
      }
      return true
    }
    return refused
  }

  /// Runs a step that was accepted before.
  private func replay(_ step: JournalStep) -> Bool {
    guard let script = step.script else { return run(InputEntry(step.line, number: 1), with: .replay) }
    return asOneStep(step.line[...], redoing: .lines(after: ""), keepsPart: true, with: .replay) { session, _ in
      JournalStep.steps(in: script).allSatisfy { session.replay($0) }
    }
  }
}
