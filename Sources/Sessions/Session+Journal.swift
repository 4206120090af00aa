import CommandLanguage
import Commands
import Documents
import Localization
import Rendering

extension Session {
  package func keep(_ line: ArraySlice<UInt8>, undoneBy change: DocumentChange, with context: RunContext) {
    state.record.history.record(line, undoneBy: change)
    note(JournalStep(line: line), with: context)
  }

  /// Records a command for the journal, or the lines that it ran as one group.
  func note(_ step: @autoclosure () -> JournalStep, with context: RunContext) {
    if journals != nil, context.keeping.isJournaled { state.record.unjournaled += step().bytes }
  }

  /// Writes the accepted lines to the journal, before they are answered.
  func writeJournal(with context: RunContext) {
    guard !state.record.unjournaled.isEmpty, context.keeping == .everything else { return }
    context.output.accepted(state.record.unjournaled)
    state.record.unjournaled = []
    for path in state.record.superseded { context.output.superseded { [store] in store.remove(path) } }
    state.record.superseded = []
  }

  package func mark(_ name: String, with context: RunContext) {
    state.workspace.marks[name] = state.workspace.document
    note(JournalStep(line: "mark \(quotedIfNeeded(name))".utf8), with: context)
    writeJournal(with: context)
    say("marked \(name.escapingControls); 'compare mark \(quotedIfNeeded(name))' shows what changes from here", with: context)
  }

  /// Replays a killed session, by default the last one. Undo can then return to the previous state of this session.
  package func restore(_ name: String?, with context: RunContext) throws(Diagnostic) {
    let journal = try abandonedJournal(name)
    if state.record.history.count == 0 { (state.workspace.document, state.record.unjournaled) = (Document(), []) }
    let steps = (state.record.history.count > 0 ? [JournalStep(line: "reset".utf8)] : []) + journal.steps
    // The old journal is removed after the new one contains its steps, so that neither session is lost if the process is killed.
    state.record.unjournaled += steps.flatMap { $0.bytes }
    let refused = replay(steps)
    resumeLesson(begunBy: journal.steps)
    if refused == 0 {
      state.record.superseded.append(journal.path)
      files.supersededJournals.insert(journal.path)
    }
    writeJournal(with: context)
    let sentence: Phrase = "restored \(counted(journal.commandCount, "command")) from the session of \(journal.name)"
    print(.line(refused == 0 ? sentence : "\(sentence); \(refused) of them failed, so the journal is kept"), with: context)
  }

  /// Removes the journal of a killed session, by default the last one.
  func forget(_ name: String?, with context: RunContext) throws(Diagnostic) {
    let journal = try abandonedJournal(name)
    guard cancellation.unlessRequested({ journal.remove(from: store) }) else { return }
    say("discarded \(counted(journal.commandCount, "command")) from the session of \(journal.name)", with: context)
  }

  private func abandonedJournal(_ name: String?) throws(Diagnostic) -> AbandonedJournal {
    let abandoned = files.abandonedJournals
    let journal = name.map { name in abandoned.first { $0.name == name } } ?? abandoned.last
    guard let journal else { throw .nothingToRestore(name, abandoned) }
    return journal
  }

  /// The note about killed sessions, which is printed at the first start after a kill; nil if there are none.
  var remainder: Phrase? {
    let unannounced = files.abandonedJournals.filter { !$0.isTold && !$0.isLeft }
    guard let last = unannounced.last else { return nil }
    unannounced.forEach { $0.markTold(on: store) }
    let sentence: Phrase = "the last session ended abruptly: 'restore' replays \(counted(last.commandCount, "command"))"
    return unannounced.count == 1 ? sentence : "\(sentence); 'restore --list' lists earlier sessions"
  }

  private static let restorableColumns = [
    Table.Column("session", key: "session"), Table.Column("commands", key: "commands", isNumber: true),
    Table.Column("last command", key: "last"),
  ]

  static let restorableShape = JSONShape(rowsOf: restorableColumns, key: "sessions")

  func restorableReport() -> Report {
    let abandoned = files.abandonedJournals
    return .table(
      Table(
        Self.restorableColumns, rowsKey: "sessions", linesAfter: abandoned.isEmpty ? [StyledLine(.nothingToRestore, .faint)] : []
      ) { body in
        for journal in abandoned {
          body([
            .text(journal.name), .integer(journal.commandCount), .text(String(decoding: journal.steps.last?.line ?? [], as: UTF8.self)),
          ])
        }
      })
  }
}

extension AbandonedJournal {
  fileprivate var commandCount: Int { steps.count { $0.line != Session.startUpLine && $0.line != Session.placeholdersLine } }
}

extension Phrase {
  fileprivate static let nothingToRestore: Phrase = "there is no session to restore: none ended abruptly or with unsaved work"
}

extension Diagnostic {
  fileprivate static func nothingToRestore(_ name: String?, _ abandoned: [AbandonedJournal]) -> Diagnostic {
    let names = abandoned.map { $0.name }
    guard let name else {
      return Diagnostic(
        .nothingToRestore, .nothingToRestore,
        notes: ["only terminal sessions keep a journal, and remove it when they end with all work saved"])
    }
    return Diagnostic(
      .nothingToRestore, "there is no journal '\(name.abbreviated)'", at: .parameter("name")
    ).offering(names, insteadOf: name)
  }
}
