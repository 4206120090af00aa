extension Document {
  /// Whether an edit of `before` left everything as it was.
  ///
  /// Nothing is walked: content that is stored anew counts as changed, and commands that find nothing to do leave it alone.
  /// - Complexity: O(views + log n).
  func isUnchanged(since before: Document) -> Bool {
    guard views.count == before.views.count else { return false }
    for (view, old) in zip(views, before.views) {
      guard view.pending.isTriviallyIdentical(to: old.pending), view.applied.isTriviallyIdentical(to: old.applied) else { return false }
    }
    return self == before
  }
}
