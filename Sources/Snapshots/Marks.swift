import HashTreeCollections

/// Identifiers in the order they were marked, each once; copies share storage.
@usableFromInline
struct Marks<Identifier: Hashable> {
  /// For each identifier, the turn in which it was marked; turns increase.
  @usableFromInline var turns: TreeDictionary<Identifier, Int> = .init()
  @usableFromInline var nextTurn = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { turns.isEmpty }

  @inlinable var identifiers: [Identifier] { isEmpty ? [] : turns.sortedUntilCancelled { $0.value < $1.value }.map { $0.key } }

  @inlinable
  func contains(_ identifier: Identifier) -> Bool { !isEmpty && turns[identifier] != nil }

  /// Marks an identifier; a second mark changes nothing. Complexity: O(1) on average.
  @inlinable
  mutating func insert(_ identifier: Identifier) {
    guard turns[identifier] == nil else { return }
    turns[identifier] = nextTurn
    nextTurn += 1
  }

  /// Whether both hold the same marks made at the same turns; shared storage is not compared element by element.
  @inlinable
  func isSame(as other: Marks) -> Bool { turns == other.turns }

  /// Removes a mark. Complexity: O(1) on average, at no cost if nothing is marked.
  @inlinable
  mutating func remove(_ identifier: Identifier) {
    guard !isEmpty else { return }
    turns[identifier] = nil
  }
}

extension Marks: Equatable {
  /// Compares content and order; the turns themselves do not matter.
  @inlinable
  static func == (left: Marks, right: Marks) -> Bool {
    left.turns.count == right.turns.count && (left.isSame(as: right) || left.identifiers == right.identifiers)
  }
}

extension Marks: Sendable where Identifier: Sendable {}
