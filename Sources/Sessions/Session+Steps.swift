import CommandLanguage
import Commands
import Documents
import Localization
import Rendering
import Snapshots

extension Session {
  /// The record of the lines that a session ran, separate from the document.
  struct Record: Sendable {
    var history = History()
    /// Accepted lines that have not been written to the journal yet.
    var unjournaled: [UInt8] = []
    /// The paths of the journals whose steps are among `unjournaled`.
    var superseded: [Path] = []
    var lesson: RunningLesson?
    var isLearning: Bool { lesson != nil }
    /// The number of tour steps that were shown; nil if the tour is not running.
    var tourStep: Int?
  }

  /// The way to redo a step that ran other lines.
  enum Redoing {
    case line
    /// Runs a first line, and then the lines that the step ran.
    case lines(after: String)
  }

  /// Runs a closure, and combines the steps that it records into one undo step.
  ///
  /// The history is empty while the closure runs, so an `undo` among its lines cannot go back beyond its beginning.
  /// - Parameter keepsPart: Whether the lines before a failed one stay in effect. Otherwise, either all lines take effect or none.
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
      // Marks are not steps, but they are also kept.
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

  /// Runs lines whose effects belong to the current command. They are neither recorded as steps nor journaled.
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

  /// Runs lines during a command, which remains the current command.
  private func withinCommand(_ body: (Session) -> Bool) -> Bool {
    let outer = command
    let succeeded = body(self)
    command = outer
    return succeeded
  }

  /// A copy of the session for a trial, without its lesson.
  var rehearsal: Session {
    let copy = copy()
    copy.state.record.lesson = nil
    return copy
  }

  /// Redoes undone steps, without output.
  ///
  /// - Returns: Whether all of them succeeded.
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
  /// - Returns: The number of steps that failed.
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

  private func replay(_ step: JournalStep) -> Bool {
    guard let script = step.script else { return run(InputEntry(step.line, number: 1), with: .replay) }
    if step.line == Self.placeholdersLine {
      return appendPlaceholders(JournalStep.steps(in: script).map { String(decoding: $0.line, as: UTF8.self) }, with: .replay)
    }
    return asOneStep(step.line[...], redoing: .lines(after: ""), keepsPart: true, with: .replay) { session, _ in
      JournalStep.steps(in: script).allSatisfy { session.replay($0) }
    }
  }
}

// MARK: Undo

extension Session {
  func undo(_ count: Int, with context: RunContext) throws(Diagnostic) {
    let done = state.record.history.count
    guard done > 0 else { throw Diagnostic(.nothingToUndo, "there is nothing to undo") }
    let count = count == .max ? done : count
    guard count <= done else {
      throw Diagnostic(.nothingToUndo, "only \(counted(done, "step")) can be undone", at: .parameter("steps"))
    }
    let before = context.isTalkative ? state.workspace.kept : nil
    try travel(to: done - count, by: "undo \(count)", with: context)
    let sentences = folded((done - count..<done).reversed()) {
      "undid '\($0)'"
    } others: {
      "undid \(counted($0, "more step"))"
    }
    for sentence in sentences { say(sentence, with: context) }
    if let before { sayLayoutChange(from: before.value, with: context) }
  }

  func redo(_ count: Int, with context: RunContext) throws(Diagnostic) {
    let (done, undone) = (state.record.history.count, state.record.history.undoneCount)
    guard undone > 0 else { throw Diagnostic(.nothingToRedo, "there is nothing to redo") }
    let count = count == .max ? undone : count
    guard count <= undone else {
      throw Diagnostic(.nothingToRedo, "only \(counted(undone, "step")) can be redone", at: .parameter("steps"))
    }
    let before = context.isTalkative ? state.workspace.kept : nil
    try travel(to: done + count, by: "redo \(count)", with: context)
    let steps = Array(done..<state.record.history.count)
    let sentences = folded(steps) {
      "redid '\($0)'"
    } others: {
      "redid \(counted($0, "more step"))"
    }
    for sentence in sentences { say(sentence, with: context) }
    if let before { sayLayoutChange(from: before.value, with: context) }
  }

  /// Restores the document to its state after the given number of steps, and writes the command to the journal.
  private func travel(to target: Int, by command: String, with context: RunContext) throws(Diagnostic) {
    let (before, start) = (state.workspace.kept, state.record.history.count)
    if target < start { state.goBack(to: target) }
    if redoSteps(upTo: target) {
      note(JournalStep(line: command.utf8), with: context)
      return writeJournal(with: context)
    }
    let line = state.record.history.line(state.record.history.count)
    state.workspace.kept = before
    state.record.history.stay(at: start)
    throw Diagnostic(.nothingToUndo, "'\(String(decoding: line, as: UTF8.self).abbreviated)' failed when it was run again")
  }

  /// A sentence for each of some steps. Equal steps in a row share one, and only the first and the last of many have one.
  private func folded(_ steps: [Int], _ sentence: (Phrase) -> Phrase, others: (Int) -> Phrase) -> [Phrase] {
    let runs = StepRun.runs(of: steps) { shown($0) }
    func words(_ run: StepRun) -> Phrase { sentence(.verbatim(run.line)) + (run.steps.count == 1 ? "" : " (\(run.steps.count) times)") }
    guard runs.count > Self.mostShownRuns + 1 else { return runs.map(words) }
    let hidden = runs[(Self.mostShownRuns - 1)..<(runs.count - 1)].reduce(0) { $0 + $1.steps.count }
    return runs.prefix(Self.mostShownRuns - 1).map(words) + [others(hidden)] + runs.suffix(1).map(words)
  }

  private static let mostShownRuns = 6

  private func shown(_ step: Int) -> String {
    String(decoding: state.record.history.line(step), as: UTF8.self).abbreviated.escapingControls
  }

  private func sayLayoutChange(from before: Document, with context: RunContext) {
    guard let change = layoutChange(from: before, to: state.workspace.document) else { return }
    say(change, with: context)
  }

  private static let historyColumns = [Table.Column("step", key: "step", isNumber: true), Table.Column("command", key: "command")]

  static let historyShape = JSONShape(rowsOf: historyColumns, key: "steps", after: [JSONShape.Member("undone", .integer)])

  /// The steps that can be undone, newest last. As text, equal steps in a row share a line.
  func historyReport() -> Report {
    let history = state.record.history
    let isFolded = answerFormat == nil
    return .table(
      Table(
        Self.historyColumns, rowsKey: "steps",
        membersAfter: [JSON.Member("undone", .integer(history.undoneCount))],
        linesAfter: history.count == 0 ? [StyledLine("no steps yet", .faint)] : []
      ) { body in
        func line(_ index: Int) -> String {
          let text = String(decoding: history.line(index), as: UTF8.self)
          let isCode = history.script(index) != nil && !shellCommands.beginsCommand(String(text.prefix { $0 != " " }))
          return isFolded && isCode ? text.abbreviated : text
        }
        guard isFolded else {
          for index in 0..<history.count { body([.integer(index + 1), .text(line(index))]) }
          return
        }
        for run in StepRun.runs(of: Array(0..<history.count), named: line) {
          guard let first = run.steps.first, let last = run.steps.last else { continue }
          body(
            first == last
              ? [.integer(first + 1), .text(run.line)]
              : [.text("\(first + 1)–\(last + 1)"), .phrase(.verbatim(run.line) + " (\(run.steps.count) times)")])
        }
      })
  }
}

/// Steps in a row that ran the same line.
private struct StepRun {
  var line: String
  var steps: [Int]

  static func runs(of steps: [Int], named line: (Int) -> String) -> [StepRun] {
    var runs: [StepRun] = []
    for step in steps {
      let line = line(step)
      if runs.last?.line == line {
        runs[runs.count - 1].steps.append(step)
      } else {
        runs.append(StepRun(line: line, steps: [step]))
      }
    }
    return runs
  }
}

// MARK: Start-up

extension Session {
  package enum StartUp: Equatable, Sendable {
    case ran(succeeded: Bool)
    case absent
    /// The file was not run, for this reason.
    case refused(Phrase)
  }

  /// Runs a start-up file, unless other users can write to it.
  ///
  /// - Parameter isInOwnFolder: Whether to also reject a file in a folder that other users can write to.
  package func startUp(file path: Path, isInOwnFolder: Bool, to output: Output) -> StartUp {
    guard store.exists(FilePlace(path)) else { return .absent }
    do throws(FileFailure) {
      return .ran(
        succeeded: startUp(try store.readOwn(path, isInOwnFolder: isInOwnFolder), from: Source(file: path, on: store), to: output))
    } catch {
      return .refused(error.reason)
    }
  }

  /// Runs lines that create the initial document, which cannot be undone.
  ///
  /// - Returns: Whether all of them succeeded. The lines before a failed one stay in effect.
  package func startUp(_ lines: [UInt8], from source: Source, to output: Output) -> Bool {
    let context = context(from: source, to: output)
    let succeeded = asOneStep(Self.startUpLine[...], redoing: .lines(after: ""), keepsPart: true, with: context) { session, context in
      session.runLines(lines, with: context)
    }
    state.record.history = History()
    state.saved = state.workspace.document
    return succeeded
  }

  /// The line that represents the start-up file in a journal.
  static let startUpLine = Array("start-up".utf8)
  /// The line that represents the placeholders of Swift code in a journal.
  static let placeholdersLine = Array("placeholders".utf8)
}
