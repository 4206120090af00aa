import CommandLanguage
import Commands
import Documents
import Localization
import Rendering
import Snapshots

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
    for index in (done - count..<done).reversed() { say("undid '\(shown(index))'", with: context) }
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
    for index in done..<state.record.history.count { say("did '\(shown(index))' again", with: context) }
    if let before { sayLayoutChange(from: before.value, with: context) }
  }

  /// Goes to the document after a number of steps, and journals the command that does so.
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
    throw Diagnostic(.nothingToUndo, "the way leads through '\(String(decoding: line, as: UTF8.self).abbreviated)', which was refused")
  }

  private func shown(_ step: Int) -> String { String(decoding: state.record.history.line(step), as: UTF8.self).abbreviated.escapingControls }

  private func sayLayoutChange(from before: Document, with context: RunContext) {
    guard let change = layoutChange(from: before, to: state.workspace.document) else { return }
    say(change, with: context)
  }

  private static let historyColumns = [Table.Column("step", key: "step", isNumber: true), Table.Column("command", key: "command")]

  static let historyShape = JSONShape(rowsOf: historyColumns, key: "steps", after: [JSONShape.Member("undone", .integer)])

  /// The steps that `undo` would undo, newest last.
  func historyReport() -> Report {
    let history = state.record.history
    return .table(
      Table(
        Self.historyColumns, rowsKey: "steps",
        membersAfter: [JSON.Member("undone", .integer(history.undoneCount))],
        linesAfter: history.count == 0 ? [StyledLine("no steps yet", .faint)] : []
      ) { body in
        for index in 0..<history.count { body([.integer(index + 1), .text(String(decoding: history.line(index), as: UTF8.self))]) }
      })
  }
}
