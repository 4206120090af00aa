import LayoutComponents

extension Document {
  /// Whether an edit of `before` left everything as it was.
  ///
  /// Nothing is walked: content that is stored anew counts as changed, and commands that find nothing to do leave it alone.
  /// - Complexity: O(views + log n).
  func isUnchanged(since before: Document) -> Bool {
    guard components == before.components, views.count == before.views.count else { return false }
    for index in views.indices {
      guard views[index].pending.isTriviallyIdentical(to: before.views[index].pending),
        views[index].applied.isTriviallyIdentical(to: before.views[index].applied)
      else { return false }
    }
    return self == before
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
