import HashTreeCollections
import Snapshots

extension Document {
  /// Whether an edit of `before` changed nothing.
  ///
  /// It compares storage, not elements: content that was stored again counts as changed, so commands without effect must not touch it.
  /// - Complexity: O(changed views + log n).
  package func isUnchanged(since before: CopyOnWriteBox<Document>) -> Bool {
    let old = before.value.views
    return components == before.value.components && views.sharesSnapshots(with: old, in: views.indices(changedSince: old))
      && self == before.value
  }
}

extension Document {
  /// Whether components and environment, which concern every view, are those of another document.
  func sharesParts(with other: CopyOnWriteBox<Document>) -> Bool {
    components == other.value.components && environment == other.value.environment
  }

  /// Measures what is displayed after a command that began with another document, and says whether all is as before.
  package mutating func settle(since before: CopyOnWriteBox<Document>, keepsSizes: Bool) -> Bool {
    let old = before.value.views
    let sharesParts = sharesParts(with: before)
    let changed = sharesParts ? views.indices(changedSince: old) : Array(views.indices)
    if !keepsSizes { takeSizes(in: changed, since: before, sharesParts: sharesParts) }
    // No other view has taken sizes, and what differs in the parts is not compared again.
    return sharesParts && views.sharesSnapshots(with: old, in: changed) && self == before.value
  }

  /// Whether a view's layout or its environment differs. Components that the view does not use are ignored.
  package func layoutDiffers(from other: Document, inViewAt index: Int) -> Bool {
    guard index < other.views.count else { return true }
    let view = views[index]
    let before = other.views[index]
    if environment != other.environment || view.bounds != before.bounds { return true }
    guard
      components != other.components || view.provider != before.provider || view.configuration != before.configuration
        || view.boundaries != before.boundaries
    else { return false }
    return (try? layout(of: view)) != (try? other.layout(of: before))
  }
}
