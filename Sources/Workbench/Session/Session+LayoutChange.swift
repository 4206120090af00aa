import CompositionalLayout

extension Session {
  /// One line about what an edit did to the screen; nil where it did nothing to the layout.
  ///
  /// Flat in the items: the content's size, and the cells in sight.
  func layoutChange(from before: Document, to after: Document) -> String? {
    guard before.layoutDiffers(from: after), after.view.applied.numberOfItems > 0 else { return nil }
    guard let old = try? before.solution(of: before.view), let new = try? after.solution(of: after.view) else { return nil }
    let sizes =
      old.contentSize == new.contentSize
      ? "content \(new.contentSize.shown)" : "content \(old.contentSize.shown) → \(new.contentSize.shown)"
    let cells = new.visibleElements(in: after.viewport).filter { $0.category == .cell }
    let changed = cells.count { cell in
      guard let index = cell.item else { return false }
      return old.cell(at: index, inSection: cell.section)?.frame != cell.frame
    }
    return "\(sizes); \(changed) of \(count(cells.count, "cell")) in sight changed"
  }
}

extension Document {
  /// Whether the same view is laid out by another description, or in other surroundings. A component that nothing uses is no part of it.
  fileprivate func layoutDiffers(from other: Document) -> Bool {
    guard current == other.current, view.name == other.view.name else { return false }
    if environment != other.environment || view.bounds != other.view.bounds { return true }
    return (try? layout(of: view)) != (try? other.layout(of: other.view))
  }
}
