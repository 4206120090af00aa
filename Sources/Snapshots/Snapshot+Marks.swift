extension Snapshot {
  /// The sections marked for a reload, in the order in which they were marked. Complexity: O(m log m), m = marks.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifier] { reloadedSections.identifiers }

  /// The items marked for a reload, in the order in which they were marked. Complexity: O(m log m), m = marks.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifier] { reloadedItems.identifiers }

  /// The items marked to be reconfigured, in the order in which they were marked. Complexity: O(m log m), m = marks.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifier] { reconfiguredItems.identifiers }

  /// Marks items for a reload. Does not move items or replace stored identifiers (`diffable-rules 1.1, 1.2`).
  ///
  /// Throws, in this order, for repeated items and an unknown item. Complexity: O(count).
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) throws(Fault) {
    try checkRepeats(identifiers)
    for identifier in identifiers.untilCancelled where !contains(item: identifier) { throw .reloadUnknownItem(identifier) }
    for identifier in identifiers.untilCancelled { reloadedItems.insert(stored(identifier)) }
  }

  /// Marks items to be reconfigured: their cells stay and are updated (`diffable-rules 5.7`).
  ///
  /// Throws, in this order, for repeated items and an unknown item. Complexity: O(count).
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) throws(Fault) {
    try checkRepeats(identifiers)
    for identifier in identifiers.untilCancelled where !contains(item: identifier) { throw .reconfigureUnknownItem(identifier) }
    for identifier in identifiers.untilCancelled { reconfiguredItems.insert(stored(identifier)) }
  }

  /// Marks sections for a reload (`diffable-rules 1.1`).
  ///
  /// Throws, in this order, for repeated sections and an unknown section. Complexity: O(count).
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) throws(Fault) {
    try checkRepeats(identifiers)
    for identifier in identifiers where !contains(section: identifier) { throw .reloadUnknownSection(identifier) }
    for identifier in identifiers.untilCancelled { reloadedSections.insert(identifier) }
  }

  /// The same sections and items without marks, as returned by a data source's `snapshot()` (`diffable-rules 1.1`). Complexity: O(1).
  @inlinable public var withoutMarks: Snapshot {
    guard hasMarks else { return self }
    var copy = self
    copy.reloadedSections = Marks()
    copy.reloadedItems = Marks()
    copy.reconfiguredItems = Marks()
    return copy
  }

  /// Whether any item or section is marked. Complexity: O(1).
  @inlinable public var hasMarks: Bool { !(reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty) }

  /// The stored identifier that is equal to the given one. Equal identifiers may be different values.
  @inlinable
  func stored(_ identifier: ItemIdentifier) -> ItemIdentifier {
    items.slot(of: identifier).map { items.records[Int($0)].identifier } ?? identifier
  }
}
