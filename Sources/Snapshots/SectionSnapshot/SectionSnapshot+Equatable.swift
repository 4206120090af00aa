extension SectionSnapshot: Equatable {
  /// Whether both have the same items in the same tree with the same expanded items (`diffable-rules 3`).
  ///
  /// Complexity: O(n), O(1) for a copy.
  @inlinable
  public static func == (left: SectionSnapshot, right: SectionSnapshot) -> Bool {
    guard left.numberOfItems == right.numberOfItems else { return false }
    return left.isTriviallyIdentical(to: right) || left.rows == right.rows
  }

  /// Whether both share all storage, and are therefore equal. False does not mean that they are unequal. Complexity: O(1).
  @inlinable
  public func isTriviallyIdentical(to other: SectionSnapshot) -> Bool {
    list == other.list && register.isTriviallyIdentical(to: other.register) && order.isTriviallyIdentical(to: other.order)
  }
}
