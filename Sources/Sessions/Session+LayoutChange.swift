import CompositionalLayout
import LayoutComponents
import Wording

extension Session {
  /// What an edit did to the screen, and what is likely a mistake since.
  mutating func sayEffects(since before: Document, to output: inout some Output) {
    if let change = layoutChange(from: before, to: workspace.document) { say(change, to: &output) }
    sayFindings(since: before, to: &output)
  }

  /// One line about what an edit did to the screen; nil where it did nothing to the layout.
  ///
  /// Flat in the items: the content's size, and the cells in sight.
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
    return "\(sizes); \(changed) of \(count(cells.count, "cell")) in sight changed"
  }
}

extension Document {
  /// Whether a view is laid out by another description, or in other surroundings. A component that it does not use is no part of it.
  func layoutDiffers(from other: Document, inViewAt index: Int) -> Bool {
    guard index < other.views.count else { return true }
    let view = views[index]
    let before = other.views[index]
    if environment != other.environment || view.bounds != before.bounds { return true }
    guard
      components != other.components || view.uses != before.uses || view.configuration != before.configuration
        || view.boundaries != before.boundaries
    else { return false }
    return (try? layout(of: view)) != (try? other.layout(of: before))
  }
}
