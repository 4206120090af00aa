extension Snapshot {
  /// Where an item is, or nil for an unknown one. Complexity: O(log n).
  @inlinable
  public func indexPath(of identifier: ItemIdentifier) -> IndexPath? {
    guard let slot = items.slot(of: identifier) else { return nil }
    let position = itemOrder.position(of: slot, inLeaf: items.records[Int(slot)].place)
    return IndexPath(section: index(ofSection: position.owner), item: position.index)
  }

  /// The item at an index path, or nil outside the content. Complexity: O(log n).
  @inlinable
  public func item(at indexPath: IndexPath) -> ItemIdentifier? {
    guard let section = sectionSlot(at: indexPath.section) else { return nil }
    guard indexPath.item >= 0, indexPath.item < numberOfItems(inSlot: section) else { return nil }
    let spot = itemOrder.spot(at: indexPath.item, inList: sections.records[Int(section)].place.list)
    return items.records[Int(itemOrder.nodes[Int(spot.leaf)].entries[spot.index])].identifier
  }

  /// The section at an index, or nil outside the content. Complexity: O(log sections).
  @inlinable
  public func sectionIdentifier(at index: Int) -> SectionIdentifier? {
    sectionSlot(at: index).map { sections.records[Int($0)].identifier }
  }

  /// The items of the section at an index, read lazily; empty outside the content. Complexity: O(log sections).
  @inlinable
  public func items(inSectionAt index: Int) -> ItemSequence<SectionIdentifier, ItemIdentifier> {
    ItemSequence(self, list: sectionSlot(at: index).map { sections.records[Int($0)].place.list } ?? OrderForest.none)
  }

  /// How many items the section at an index has; 0 outside the content. Complexity: O(log sections).
  @inlinable
  public func numberOfItems(inSectionAt index: Int) -> Int {
    sectionSlot(at: index).map { numberOfItems(inSlot: $0) } ?? 0
  }

  @inlinable
  func sectionSlot(at index: Int) -> Int32? {
    guard index >= 0, index < numberOfSections else { return nil }
    let spot = sectionOrder.spot(at: index, inList: sectionList)
    return sectionOrder.nodes[Int(spot.leaf)].entries[spot.index]
  }
}
