extension Snapshot {
  /// All sections in order. Complexity: O(sections).
  @inlinable public var sectionIdentifiers: [SectionIdentifier] {
    SlotSequence(order: sectionOrder, list: sectionList).map { sections.records[Int($0)].identifier }
  }

  /// All items, ordered by section, then by position in the section (`diffable-rules 1.1`). Complexity: O(items + sections).
  @inlinable public var itemIdentifiers: [ItemIdentifier] {
    var identifiers: [ItemIdentifier] = []
    identifiers.reserveCapacity(numberOfItems)
    for section in SlotSequence(order: sectionOrder, list: sectionList) {
      identifiers.append(contentsOf: ItemSequence(self, list: sections.places[Int(section)].list))
    }
    return identifiers
  }

  /// The number of items in a section. Throws for an unknown section (`diffable-rules 1.1`). Complexity: O(1) on average.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifier) throws(Fault) -> Int {
    numberOfItems(inSlot: try knownSection(identifier))
  }

  /// The items of a section in order. Throws for an unknown section (`diffable-rules 1.1`). Complexity: O(items of the section).
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifier) throws(Fault) -> [ItemIdentifier] {
    Array(ItemSequence(self, list: sections.places[Int(try knownSection(identifier))].list))
  }

  /// The section that contains an item, or nil if the item is unknown. Complexity: O(log n).
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifier) -> SectionIdentifier? {
    guard let slot = items.slot(of: identifier) else { return nil }
    return sections.records[Int(itemOrder.owner(of: items.places[Int(slot)]))].identifier
  }

  /// The index of an item in `itemIdentifiers`, or nil if it is unknown (`diffable-rules 1.1`). Complexity: O(log n).
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? {
    guard let slot = items.slot(of: identifier) else { return nil }
    let position = itemOrder.position(of: slot, inLeaf: items.places[Int(slot)])
    let leaf = sections.places[Int(position.owner)].leaf
    return sectionOrder.weight(before: position.owner, inLeaf: leaf) + position.index
  }

  /// The index of a section, or nil if it is unknown. Complexity: O(log sections).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    sections.slot(of: identifier).map { index(ofSection: $0) }
  }

  /// Whether an item is in the snapshot. Complexity: O(1) on average.
  @inlinable
  public func contains(item identifier: ItemIdentifier) -> Bool { items.slot(of: identifier) != nil }

  /// Whether a section is in the snapshot. Complexity: O(1) on average.
  @inlinable
  public func contains(section identifier: SectionIdentifier) -> Bool { sections.slot(of: identifier) != nil }

  @inlinable
  func knownSection(_ identifier: SectionIdentifier) throws(Fault) -> Int32 {
    guard let slot = sections.slot(of: identifier) else { throw .unknownSection(identifier) }
    return slot
  }

  @inlinable
  func numberOfItems(inSlot section: Int32) -> Int {
    // A single section contains all items.
    if numberOfSections == 1 { return numberOfItems }
    let spot = sectionSpot(of: section)
    return Int(sectionOrder.weights[Int(spot.leaf)][spot.index])
  }

  @inlinable
  func index(ofSection slot: Int32) -> Int {
    // A single section is the first.
    numberOfSections == 1 ? 0 : sectionOrder.position(of: slot, inLeaf: sections.places[Int(slot)].leaf).index
  }
}
