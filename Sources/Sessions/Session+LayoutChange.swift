import Commands
import CompositionalLayout
import Documents
import Localization
import Snapshots

extension Session {
  /// Prints the effect of an edit on the screen, and new likely mistakes.
  func sayEffects(since before: Document, with context: RunContext) {
    if let change = layoutChange(from: before, to: state.workspace.document) { say(change, with: context) }
    sayConsequences(since: before, with: context)
  }

  /// Prints what an edit led to without asking for it: that the view moved back, and new likely mistakes.
  func sayConsequences(since before: Document, with context: RunContext) {
    if let move = moveBack(from: before, to: state.workspace.document) { say(move, with: context) }
    sayFindings(since: before, with: context)
  }

  /// One line about the effect of an edit on the screen; nil if the layout did not change.
  ///
  /// It compares the content's size and the visible cells, so the cost does not depend on the number of items.
  func layoutChange(from before: Document, to after: Document) -> Phrase? {
    guard before.current == after.current, after.view.applied.numberOfItems > 0,
      after.layoutDiffers(from: before, inViewAt: after.current) || after.view.register != before.view.register
    else { return nil }
    guard let old = try? before.solution(of: before.view), let new = try? after.solution(of: after.view) else { return nil }
    let sizes: Phrase =
      old.contentSize == new.contentSize
      ? "content \(new.contentSize.shown)" : "content \(old.contentSize.shown) → \(new.contentSize.shown)"
    let cells = new.visibleElements(in: after.viewport(on: new)).filter { $0.category == .cell }
    let changed = cells.count { cell in
      guard let index = cell.item else { return false }
      return old.cell(at: index, inSection: cell.section)?.frame != cell.frame
    }
    return "\(sizes); \(changed) of \(counted(cells.count, "cell")) in sight changed"
  }

  /// Where the view went because its content ends earlier than it was scrolled to; nil if it stayed, or was scrolled.
  private func moveBack(from before: Document, to after: Document) -> Phrase? {
    guard before.current == after.current, let old = before.view.contentOffset, let new = after.view.contentOffset, new != old,
      let solution = try? after.solution(of: after.view), after.restingOffset(old, on: solution) == new
    else { return nil }
    let place = Notation<Point>.point.text(new)
    return "the view moved back to \(place) (assumed, number \(Assumption.shrunkContent.number) of 'help assumptions')"
  }
}
