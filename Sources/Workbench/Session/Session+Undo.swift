import CommandLanguage
import Drawing

extension Session {
  mutating func undo(_ count: Int, to output: inout some Output) throws(Diagnostic) {
    guard history.count > 0 else { throw Diagnostic("nothing-to-undo", "there is nothing to undo") }
    guard count <= history.count else {
      throw Diagnostic("nothing-to-undo", "only \(Workbench.count(history.count, "step")) can be undone", at: .parameter("steps"))
    }
    let before = settings.isTalkative ? workspace.document : nil
    let runAgain = Self.runAgain()
    for _ in 0..<count {
      if history.hasForgotten { history.remember(runAgain) }
      if let line = history.undo(&workspace.document) { say("undid '\(line.abbreviated.escapingControls)'", to: &output) }
    }
    sayLayoutChange(from: before, to: &output)
  }

  mutating func redo(_ count: Int, to output: inout some Output) throws(Diagnostic) {
    guard history.undoneCount > 0 else { throw Diagnostic("nothing-to-redo", "there is nothing to redo") }
    guard count <= history.undoneCount else {
      throw Diagnostic("nothing-to-redo", "only \(Workbench.count(history.undoneCount, "step")) can be redone", at: .parameter("steps"))
    }
    let before = settings.isTalkative ? workspace.document : nil
    let runAgain = Self.runAgain()
    for _ in 0..<count {
      if let line = history.redo(&workspace.document, runAgain) { say("did '\(line.abbreviated.escapingControls)' again", to: &output) }
    }
    sayLayoutChange(from: before, to: &output)
  }

  /// Runs lines of steps again, in a session that says nothing and keeps no steps.
  private static func runAgain() -> (String, inout Document) -> Void {
    var past = Session()
    past.keepsSteps = false
    return { line, document in
      var silence = Silence()
      swap(&past.workspace.document, &document)
      _ = past.run(Entry(Array(line.utf8), number: 1), from: .prompt, to: &silence)
      swap(&past.workspace.document, &document)
    }
  }

  private func sayLayoutChange(from before: Document?, to output: inout some Output) {
    guard let before, let change = layoutChange(from: before, to: workspace.document) else { return }
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
        for index in 0..<history.count { body([.integer(index + 1), .text(history.line(index))]) }
      })
  }
}
