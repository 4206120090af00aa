import HashTreeCollections

/// A set of identifiers in the order in which they were marked. Copies share storage.
@usableFromInline
struct Marks<Identifier: Hashable> {
  /// The marks, each with a turn that increases from mark to mark.
  @usableFromInline var turns: TreeDictionary<Identifier, Int> = .init()
  @usableFromInline var nextTurn = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { turns.isEmpty }

  @inlinable var identifiers: [Identifier] { isEmpty ? [] : turns.sortedUntilCancelled { $0.value < $1.value }.map { $0.key } }

  @inlinable
  func contains(_ identifier: Identifier) -> Bool { !isEmpty && turns[identifier] != nil }

  /// Marks an identifier, unless it is already marked. Complexity: O(1) on average.
  @inlinable
  mutating func insert(_ identifier: Identifier) {
    guard turns[identifier] == nil else { return }
    turns[identifier] = nextTurn
    nextTurn += 1
  }

  /// Whether both have the same marks with the same turns. Skips shared storage.
  @inlinable
  func isSame(as other: Marks) -> Bool { turns == other.turns }

  /// Removes a mark. Complexity: O(1) on average; returns immediately if nothing is marked.
  @inlinable
  mutating func remove(_ identifier: Identifier) {
    guard !isEmpty else { return }
    turns[identifier] = nil
  }
}

extension Marks: Equatable {
  /// Compares the marks and their order, but not the turns.
  @inlinable
  static func == (left: Marks, right: Marks) -> Bool {
    left.turns.count == right.turns.count && (left.isSame(as: right) || left.identifiers == right.identifiers)
  }
}

extension Marks: Sendable where Identifier: Sendable {}
