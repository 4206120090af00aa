extension Snapshot {
  /// Appends items to a section, by default the last one, in the given order.
  ///
  /// Items that are already in the snapshot are moved there and returned; UIKit also moves them, and logs a warning (`diffable-rules 1.1,
  /// 2.3`). Throws, in this order, for a snapshot without sections (even if the list is empty), repeated items, and an unknown section
  /// (even if the list is empty). Complexity: O(count) for new items, O(log n) for each moved one.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) throws(Fault) -> [ItemIdentifier] {
    guard numberOfSections > 0 else { throw .noSections }
    guard let target = sectionToAppend(to: section) else {
      try checkRepeats(identifiers)
      throw section.map { .appendToUnknownSection($0) } ?? .noSections
    }
    if appendNew(identifiers, toSlot: target) { return [] }
    let known = Int32(numberOfItems)
    let slots = try slots(adding: identifiers)
    let moved = slots.filter { $0 < known }
    let movedItems = moved.map { items.records[Int($0)].identifier }
    for slot in moved.untilCancelled { detach(slot) }
    place(slots, atEndOf: target)
    return movedItems
  }

  /// Appends one item to a section, by default the last one, and returns whether it was already in the snapshot and moved there.
  ///
  /// Does the same as `appendItems` with one item, but needs no array. Complexity: O(log n), in effect constant.
  @inlinable
  @discardableResult
  public mutating func appendItem(_ identifier: ItemIdentifier, toSection section: SectionIdentifier? = nil) throws(Fault) -> Bool {
    let target = try knownSectionToAppend(to: section)
    return append(identifier, toSlot: target)
  }

  /// Appends one item to a section, by default the last one, if it is not in the snapshot yet, and returns the section's index. If the item
  /// is already there, does nothing and returns nil.
  ///
  /// Throws in the same cases as `appendItem`. Complexity: O(log n), in effect constant; the item is hashed once.
  @inlinable
  public mutating func appendNewItem(_ identifier: ItemIdentifier, toSection section: SectionIdentifier? = nil) throws(Fault) -> Int? {
    let target = try knownSectionToAppend(to: section)
    let hash = Register<ItemIdentifier, Int32>.hash(identifier)
    guard items.slot(of: identifier, hash: hash) == nil else { return nil }
    place(addItem(identifier, hash: hash, toSlot: target), atEndOf: target)
    return section == nil ? numberOfSections - 1 : index(ofSection: target)
  }

  /// Inserts items just before another one, in its section, in the given order. Moves items that are already in the snapshot, and returns
  /// them.
  ///
  /// Throws, in this order, for repeated items, a destination among the items, and an unknown destination (`diffable-rules 2.1`).
  /// Complexity: O(count · log n).
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], beforeItem beforeIdentifier: ItemIdentifier
  ) throws(Fault) -> [ItemIdentifier] {
    try checkInsertion(identifiers, beside: beforeIdentifier)
    return identifiers.untilCancelled.filter { identifier in insert(identifier, beside: beforeIdentifier, offset: 0) }
  }

  /// Inserts items just after another one, in its section, in the given order. Moves items that are already in the snapshot, and returns
  /// them.
  ///
  /// Throws, in this order, for repeated items, a destination among the items, and an unknown destination (`diffable-rules 2.1`).
  /// Complexity: O(count · log n).
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], afterItem afterIdentifier: ItemIdentifier
  ) throws(Fault) -> [ItemIdentifier] {
    try checkInsertion(identifiers, beside: afterIdentifier)
    var previous = afterIdentifier
    return identifiers.untilCancelled.filter { identifier in
      defer { previous = identifier }
      return insert(identifier, beside: previous, offset: 1)
    }
  }

  /// Moves an item just before another one, into its section.
  ///
  /// Throws, in this order, for a destination that is the item itself, an unknown item, and an unknown destination (`diffable-rules 2.1`).
  /// Complexity: O(log n).
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifier, beforeItem toIdentifier: ItemIdentifier) throws(Fault) {
    try move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item just after another one, into its section.
  ///
  /// Throws, in this order, for a destination that is the item itself, an unknown item, and an unknown destination (`diffable-rules 2.1`).
  /// Complexity: O(log n).
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifier, afterItem toIdentifier: ItemIdentifier) throws(Fault) {
    try move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Deletes items and their marks. Ignores unknown items, and throws for repeated ones (`diffable-rules 1.1`).
  ///
  /// A section whose items are all deleted stays. Complexity: O(count · log n).
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) throws(Fault) {
    try checkRepeats(identifiers)
    for identifier in identifiers.untilCancelled {
      guard let slot = items.slot(of: identifier) else { continue }
      detach(slot)
      forgetItem(slot)
    }
  }

  /// Deletes all items **and all sections** (`diffable-rules 1.1`). Complexity: O(1), or O(n) if no copy shares the storage.
  @inlinable
  public mutating func deleteAllItems() { self = Snapshot() }

  /// Deletes the last items of the section at an index, at most as many as it has. A cheap way to undo an append of new items.
  ///
  /// Does nothing if the index is out of bounds or the count is below 1. Complexity: O(count · log n).
  @inlinable
  public mutating func removeLastItems(_ count: Int, fromSectionAt index: Int) {
    guard count > 0, let section = sectionSlot(at: index) else { return }
    for _ in (0..<Swift.min(count, numberOfItems(inSlot: section))).untilCancelled {
      let end = itemOrder.end(ofList: sections.places[Int(section)].list)
      let slot = itemOrder.nodes[Int(end.leaf)].entries[end.index - 1]
      detach(slot)
      forgetItem(slot)
    }
  }
}
