import CommandLanguage
import Commands
import Documents
import Drawing
import Wording

extension Session {
  mutating func undo(_ count: Int, with context: RunContext) throws(Diagnostic) {
    guard record.history.count > 0 else { throw Diagnostic(.nothingToUndo, "there is nothing to undo") }
    guard count <= record.history.count else {
      throw Diagnostic(.nothingToUndo, "only \(counted(record.history.count, "step")) can be undone", at: .parameter("steps"))
    }
    let before = workspace.document
    let target = record.history.count - count
    let start = record.history.count
    try travel(to: target)
    note(JournalStep(line: "undo \(count)".utf8), with: context)
    writeJournal(with: context)
    for index in (target..<start).reversed() { say("undid '\(shown(index))'", with: context) }
    sayLayoutChange(from: before, with: context)
  }

  mutating func redo(_ count: Int, with context: RunContext) throws(Diagnostic) {
    guard record.history.undoneCount > 0 else { throw Diagnostic(.nothingToRedo, "there is nothing to redo") }
    guard count <= record.history.undoneCount else {
      throw Diagnostic(.nothingToRedo, "only \(counted(record.history.undoneCount, "step")) can be redone", at: .parameter("steps"))
    }
    let before = workspace.document
    let start = record.history.count
    try travel(to: start + count)
    note(JournalStep(line: "redo \(count)".utf8), with: context)
    writeJournal(with: context)
    for index in start..<record.history.count { say("did '\(shown(index))' again", with: context) }
    sayLayoutChange(from: before, with: context)
  }

  /// Goes to the document after a number of steps.
  private mutating func travel(to target: Int) throws(Diagnostic) {
    let (document, start) = (workspace.document, record.history.count)
    if target < start { record.history.goBack(to: target, &workspace.document) }
    guard !redoSteps(upTo: target) else { return }
    let line = record.history.line(record.history.count)
    workspace.document = document
    record.history.stay(at: start)
    throw Diagnostic(.nothingToUndo, "the way leads through '\(String(decoding: line, as: UTF8.self).abbreviated)', which was refused")
  }

  private func shown(_ step: Int) -> String { String(decoding: record.history.line(step), as: UTF8.self).abbreviated.escapingControls }

  private func sayLayoutChange(from before: Document, with context: RunContext) {
    guard context.isTalkative, let change = layoutChange(from: before, to: workspace.document) else { return }
    say(change, with: context)
  }

  /// The steps that `undo` would undo, newest last.
  func historyReport() -> Report {
    let history = record.history
    return .table(
      Table(
        [Table.Column("step", key: "step", isNumber: true), Table.Column("command", key: "command")], rowsKey: "steps",
        membersAfter: [JSON.Member("undone", .integer(history.undoneCount))],
        linesAfter: history.count == 0 ? [StyledLine("no steps yet", .faint)] : []
      ) { body in
        for index in 0..<history.count { body([.integer(index + 1), .text(String(decoding: history.line(index), as: UTF8.self))]) }
      })
  }
}
