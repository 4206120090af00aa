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
