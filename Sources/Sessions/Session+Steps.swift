import CommandLanguage

/// Lines that are run as one step, for trial, or again.
extension Session {
  /// What a step that ran lines of its own does when it is taken again.
  enum Again {
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
    _ line: ArraySlice<UInt8>, again: Again, keepsPart: Bool = false, _ body: (inout Session) -> Bool
  ) -> Bool {
    let before = workspace
    let part = asPart(body)
    guard keepsPart ? part.history.count > 0 : part.succeeded else {
      workspace.document = before.document
      if !keepsPart { workspace.marks = before.marks }
      // Marks make no step, and are kept all the same.
      if keepsPart, !part.told.isEmpty { note(JournalStep(line: line, script: part.told)) }
      return part.succeeded
    }
    switch again {
    case .line: keep(line, undoneBy: .version(before.document))
    case .lines(let first):
      history.record(line, script: Array(first.utf8) + part.history.replayed, undoneBy: .version(before.document))
      note(JournalStep(line: line, script: Array(first.utf8) + part.told))
    }
    return part.succeeded
  }

  /// What lines did that ran with a history of their own.
  private struct Part {
    var succeeded: Bool
    var history: History
    /// What the journal is to be told of them.
    var told: [UInt8]
  }

  private mutating func asPart(_ body: (inout Session) -> Bool) -> Part {
    let (wasNested, running) = (isNested, lesson)
    var part = Part(succeeded: false, history: History(), told: [])
    swap(&part.history, &history)
    swap(&part.told, &untold)
    (isNested, lesson) = (true, nil)
    part.succeeded = body(&self)
    swap(&part.history, &history)
    swap(&part.told, &untold)
    (isNested, lesson) = (wasNested, lesson ?? running)
    return part
  }

  /// Runs a body in a session that shares this one's document, and keeps nothing of what it did.
  func rehearse(_ body: (inout Session) -> Void) -> Session {
    var copy = self
    copy.settings.echoes = false
    copy.settings.isTalkative = false
    copy.lesson = nil
    copy.isNested = true
    body(&copy)
    return copy
  }

  /// Counts what was refused in a rehearsal as refused here.
  mutating func adoptFailures(of rehearsal: Session) {
    failureCount = rehearsal.failureCount
    failures = rehearsal.failures
  }

  /// Takes the next steps that were undone again, in silence.
  ///
  /// - Returns: whether each of them was a step once more.
  mutating func takeAgain(upTo target: Int) -> Bool {
    history.isReplaying = true
    defer { history.isReplaying = false }
    return inSilence { session in
      while session.history.count < target {
        let step = session.history.count
        let again = JournalStep(line: session.history.line(step), script: session.history.script(step))
        guard session.run(again), session.history.count == step + 1 else { return false }
      }
      return true
    }
  }

  /// Runs steps that were accepted before, of which nobody is told again.
  mutating func inSilence(_ body: (inout Session) -> Bool) -> Bool {
    let (settings, lesson, wasNested) = (settings, lesson, isNested)
    let (arguments, tokens, untold) = (arguments, tokens, untold)
    (self.settings, self.lesson, isNested) = (Settings(), nil, true)
    defer {
      (self.settings, self.lesson, isNested) = (settings, lesson, wasNested)
      (self.arguments, self.tokens, self.untold) = (arguments, tokens, untold)
    }
    return body(&self)
  }

  /// Takes a step that was accepted before.
  mutating func run(_ step: JournalStep) -> Bool {
    var silence = Silence()
    guard let script = step.script else { return run(Entry(step.line, number: 1), from: .prompt, to: &silence) }
    return asOneStep(step.line[...], again: .lines(after: ""), keepsPart: true) { session in
      JournalStep.steps(in: script).allSatisfy { session.run($0) }
    }
  }
}
