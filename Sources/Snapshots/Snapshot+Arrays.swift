extension Snapshot {
  /// Creates a snapshot from its sections and their items, in order.
  ///
  /// The calls are those of `appendSections(_:)` and `appendItems(_:toSection:)`: an item that an earlier section contains moves to the later
  /// one.
  ///
  /// - Throws: `SnapshotFault` if a section, or an item within one section, is named twice.
  /// - Complexity: O(n log n) for n identifiers.
  public init(sections: [(section: SectionIdentifier, items: [ItemIdentifier])]) throws(Fault) {
    self.init()
    for (section, items) in sections {
      try appendSections([section])
      try appendItems(items, toSection: section)
    }
  }
}

/// The difference between two arrays of unique identifiers, as the items of one section, with the fewest possible moves.
///
/// Moving the first of 10,000 elements to the end is one move, where algorithms that compare from the start list 9,999 changes.
///
/// - Throws: `SnapshotFault` if an array contains an identifier twice.
/// - Complexity: O(n log n) for n identifiers.
public func difference<Identifier: Hashable & Sendable>(
  from old: [Identifier], to new: [Identifier]
) throws(SnapshotFault<Int, Identifier>) -> Difference<Int, Identifier> {
  difference(from: try Snapshot(sections: [(0, old)]), to: try Snapshot(sections: [(0, new)]))
}
