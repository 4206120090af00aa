import HashTreeCollections
import LayoutComponents
import Snapshots

extension Document {
  /// Whether an edit of `before` changed nothing.
  ///
  /// It compares storage, not elements: content that was stored again counts as changed, so commands without effect must not touch it.
  /// - Complexity: O(changed views + log n).
  package func isUnchanged(since before: KeptDocument) -> Bool {
    guard components == before.document.components, views.count == before.document.views.count else { return false }
    let old = before.document.views
    guard views.indices(changedSince: old).allSatisfy({ views.sharesSnapshots(with: old, at: $0) }) else { return false }
    return self == before.document
  }
}

extension Document {
  /// Whether components and environment, which concern every view, are those of another document.
  func sharesParts(with other: KeptDocument) -> Bool {
    components == other.document.components && keptEnvironment == other.document.keptEnvironment
  }

  /// Measures what is displayed after a command that began with another document, and says whether all is as before.
  package mutating func settle(since before: KeptDocument, keepsSizes: Bool) -> Bool {
    let sharesParts = sharesParts(with: before)
    if !keepsSizes { takeSizes(since: before, sharesParts: sharesParts) }
    // What differs there is not compared again.
    return sharesParts && isUnchanged(since: before)
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
