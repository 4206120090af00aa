import CommandLanguage
import Drawing
import Wording

extension Session {
  mutating func undo(_ count: Int, to output: inout some Output) throws(Diagnostic) {
    guard history.count > 0 else { throw Diagnostic(.nothingToUndo, "there is nothing to undo") }
    guard count <= history.count else {
      throw Diagnostic(.nothingToUndo, "only \(counted(history.count, "step")) can be undone", at: .parameter("steps"))
    }
    let before = workspace.document
    let target = history.count - count
    let start = history.count
    try travel(to: target)
    note(JournalStep(line: "undo \(count)".utf8))
    tellJournal(&output)
    for index in (target..<start).reversed() { say("undid '\(shown(index))'", to: &output) }
    sayLayoutChange(from: before, to: &output)
  }

  mutating func redo(_ count: Int, to output: inout some Output) throws(Diagnostic) {
    guard history.undoneCount > 0 else { throw Diagnostic(.nothingToRedo, "there is nothing to redo") }
    guard count <= history.undoneCount else {
      throw Diagnostic(.nothingToRedo, "only \(counted(history.undoneCount, "step")) can be redone", at: .parameter("steps"))
    }
    let before = workspace.document
    let start = history.count
    try travel(to: start + count)
    note(JournalStep(line: "redo \(count)".utf8))
    tellJournal(&output)
    for index in start..<history.count { say("did '\(shown(index))' again", to: &output) }
    sayLayoutChange(from: before, to: &output)
  }

  /// Goes to the document after a number of steps.
  private mutating func travel(to target: Int) throws(Diagnostic) {
    let (document, start) = (workspace.document, history.count)
    if target < start { history.goBack(to: target, &workspace.document) }
    guard !takeAgain(upTo: target) else { return }
    let line = history.line(history.count)
    workspace.document = document
    history.stay(at: start)
    throw Diagnostic(.nothingToUndo, "the way leads through '\(String(decoding: line, as: UTF8.self).abbreviated)', which was refused")
  }

  private func shown(_ step: Int) -> String { String(decoding: history.line(step), as: UTF8.self).abbreviated.escapingControls }

  private func sayLayoutChange(from before: Document, to output: inout some Output) {
    guard settings.isTalkative, let change = layoutChange(from: before, to: workspace.document) else { return }
    say(change, to: &output)
  }

  /// The steps that `undo` would take back, the newest last.
  func historyReport() -> Report {
    let history = history
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
