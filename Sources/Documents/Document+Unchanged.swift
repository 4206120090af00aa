import HashTreeCollections
import Snapshots

extension Document {
  /// True if no edit since `before` changed anything.
  ///
  /// Compares storage, not elements: writing an equal value counts as a change, so commands that have no effect must not write.
  /// - Complexity: O(changed views + log n).
  package func isUnchanged(since before: CopyOnWriteBox<Document>) -> Bool {
    let old = before.value.views
    return components == before.value.components && views.sharesSnapshots(with: old, in: views.indices(changedSince: old))
      && self == before.value
  }
}

extension Document {
  /// True if both documents have the same components and environment, which affect every view.
  func sharesParts(with other: CopyOnWriteBox<Document>) -> Bool {
    components == other.value.components && environment == other.value.environment
  }

  /// Measures the displayed elements after a command, and returns true if the document equals the one before it.
  package mutating func settle(since before: CopyOnWriteBox<Document>, keepsSizes: Bool) -> Bool {
    let old = before.value.views
    let sharesParts = sharesParts(with: before)
    let changed = sharesParts ? views.indices(changedSince: old) : Array(views.indices)
    if !keepsSizes { takeSizes(in: changed, since: before, sharesParts: sharesParts) }
    // Measuring changes no other view, so `changed` is still complete.
    return sharesParts && views.sharesSnapshots(with: old, in: changed) && self == before.value
  }

  /// True if a view's layout or environment is different in another document. Ignores components that the view does not use.
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
