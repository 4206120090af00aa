import CommandLanguage

/// Lines that are run as one step, for trial, or again.
extension Session {
  /// What a session keeps of the lines it ran, beside what they did to the document.
  struct Record: Sendable {
    var history = History()
    /// Accepted lines that are not written to the journal yet.
    var unjournaled: [UInt8] = []
    /// The lesson that is being taken.
    var lesson: RunningLesson?
  }

  /// What a step that ran lines of its own does when it is redone.
  enum Redoing {
    /// Its own line says it.
    case line
    /// The lines it ran, after others.
    case lines(after: String)
  }

  /// Runs something that takes steps of its own as one step of undo.
  ///
  /// While it runs the history begins anew, so that an `undo` among its lines reaches no further back than its first one.
  /// - Parameter keepsPart: what ran before a line that is refused stays; otherwise all of it happens or nothing.
  mutating func asOneStep(
    _ line: ArraySlice<UInt8>, redoing: Redoing, keepsPart: Bool = false, with context: RunContext,
    _ body: (inout Session, RunContext) -> Bool
  ) -> Bool {
    let before = workspace
    var part = Record()
    let succeeded = runPart(&part) { body(&$0, context.nested) }
    record.lesson = part.lesson ?? record.lesson
    guard keepsPart ? part.history.count > 0 : succeeded else {
      workspace.document = before.document
      if !keepsPart { workspace.marks = before.marks }
      // Marks make no step, and are kept all the same.
      if keepsPart, !part.unjournaled.isEmpty { note(JournalStep(line: line, script: part.unjournaled), with: context) }
      return succeeded
    }
    switch redoing {
    case .line: keep(line, undoneBy: .version(before.document), with: context)
    case .lines(let first):
      record.history.record(line, script: Array(first.utf8) + part.history.replayed, undoneBy: .version(before.document))
      note(JournalStep(line: line, script: Array(first.utf8) + part.unjournaled), with: context)
    }
    return succeeded
  }

  /// Runs lines with a record of their own.
  private mutating func runPart(_ part: inout Record, _ body: (inout Session) -> Bool) -> Bool {
    swap(&part, &record)
    let succeeded = withinCommand(body)
    swap(&part, &record)
    return succeeded
  }

  /// Runs lines in the middle of a command, which stays the command at hand.
  private mutating func withinCommand(_ body: (inout Session) -> Bool) -> Bool {
    let outer = command
    let succeeded = body(&self)
    command = outer
    return succeeded
  }

  /// A copy to try lines on.
  var rehearsal: Session {
    var copy = self
    copy.record.lesson = nil
    return copy
  }

  /// Redoes the next steps that were undone, in silence.
  ///
  /// - Returns: whether each of them was a step once more.
  mutating func redoSteps(upTo target: Int) -> Bool {
    record.history.isReplaying = true
    let succeeded = withinCommand { session in
      while session.record.history.count < target {
        let step = session.record.history.count
        let undone = JournalStep(line: session.record.history.line(step), script: session.record.history.script(step))
        guard session.replay(undone), session.record.history.count == step + 1 else { return false }
      }
      return true
    }
    record.history.isReplaying = false
    return succeeded
  }

  /// Takes the steps of a session that was killed.
  ///
  /// - Returns: how many of them were refused.
  mutating func replay(_ steps: [JournalStep]) -> Int {
    var refused = 0
    _ = withinCommand { session in
      for step in steps {
        if !session.replay(step) { refused += 1 }
        if step.line == Self.startUpLine, session.record.history.count == 1 { session.record.history = History() }
      }
      return true
    }
    return refused
  }

  /// Takes a step that was accepted before.
  private mutating func replay(_ step: JournalStep) -> Bool {
    guard let script = step.script else { return run(Entry(step.line, number: 1), with: .replay) }
    return asOneStep(step.line[...], redoing: .lines(after: ""), keepsPart: true, with: .replay) { session, _ in
      JournalStep.steps(in: script).allSatisfy { session.replay($0) }
    }
  }
}
