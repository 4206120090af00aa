// Placing slots. These methods check nothing; their callers do.
extension Snapshot {
  /// Adds to the weight of a section, which is its number of items. Complexity: O(log sections).
  @inlinable
  mutating func weigh(_ section: Int32, adding count: Int32) {
    sectionOrder.add(weight: count, to: section, inLeaf: sections.places[Int(section)].leaf)
  }

  /// Appends the slots of items to a section. In a cancelled run it may leave the snapshot empty, so that no item is without a section.
  ///
  /// Complexity: O(count).
  @inlinable
  mutating func place(_ slots: [Int32], atEndOf section: Int32) {
    if SnapshotCancellation.isCancelled { return deleteAllItems() }
    var placed = 0
    for filling in fill(slots, atEndOf: section) {
      for slot in slots[placed..<placed + filling.count] { items.places[Int(slot)] = filling.leaf }
      placed += filling.count
    }
    weigh(section, adding: Int32(slots.count))
  }

  /// Appends an item's slot to a section. Complexity: O(log n), in effect constant.
  @inlinable
  mutating func place(_ slot: Int32, atEndOf section: Int32) {
    list(slot, atEndOf: section)
    weigh(section, adding: 1)
  }

  /// Inserts a slot into a list, and returns the section that owns the list. The caller must update that section's weight.
  @inlinable
  mutating func list(_ slot: Int32, at spot: OrderForest.Spot) -> Int32 {
    let change = itemOrder.insert(slot, at: spot)
    remember(change)
    if items.places[Int(slot)] != change.leaf { items.places[Int(slot)] = change.leaf }
    let section = ~itemOrder.nodes[Int(change.root)].parent
    if sections.places[Int(section)].list != change.root { sections.places[Int(section)].list = change.root }
    return section
  }

  /// Appends a slot to a section's list, creating the list if needed. The caller must update the section's weight.
  @inlinable
  mutating func list(_ slot: Int32, atEndOf section: Int32) {
    let known = sections.places[Int(section)].list
    if known != OrderForest.none {
      _ = list(slot, at: itemOrder.end(ofList: known))
      return
    }
    let made = itemOrder.makeList(owner: section, slot: slot)
    sections.places[Int(section)].list = made
    items.places[Int(slot)] = made
  }

  /// Removes an item's slot from its section. Complexity: O(log n).
  @inlinable
  mutating func detach(_ slot: Int32) { weigh(unlist(slot), adding: -1) }

  /// Removes a slot from its list, and returns the section that owns the list. The caller must update that section's weight.
  @inlinable
  mutating func unlist(_ slot: Int32) -> Int32 {
    let spot = spot(of: slot)
    let section = itemOrder.owner(of: spot.leaf)
    let change = itemOrder.remove(at: spot)
    remember(change)
    if sections.places[Int(section)].list != change.root { sections.places[Int(section)].list = change.root }
    return section
  }

  @inlinable
  func spot(of slot: Int32) -> OrderForest.Spot {
    let leaf = items.places[Int(slot)]
    return OrderForest.Spot(leaf: leaf, index: itemOrder.index(of: slot, in: leaf))
  }

  /// Updates the leaf of items that were moved to a different leaf.
  @inlinable
  mutating func remember(_ change: OrderForest.EditResult) {
    guard change.relocated != OrderForest.none else { return }
    for slot in itemOrder.nodes[Int(change.relocated)].entries { items.places[Int(slot)] = change.relocated }
  }

  /// Removes an item that was detached from its section, and its marks. Complexity: O(1) on average.
  @inlinable
  mutating func forgetItem(_ slot: Int32) {
    let identifier = items.records[Int(slot)].identifier
    reloadedItems.remove(identifier)
    reconfiguredItems.remove(identifier)
    guard let renamed = items.remove(slot) else { return }
    let leaf = items.places[Int(renamed.to)]
    itemOrder.nodes[Int(leaf)].entries[itemOrder.index(of: renamed.from, in: leaf)] = renamed.to
  }

  /// Inserts a section's slot into the order of sections. Complexity: O(log n).
  @inlinable
  mutating func placeSection(_ slot: Int32, weight: Int32, at spot: OrderForest.Spot?) {
    guard let spot else {
      sectionList = sectionOrder.makeList(owner: 0, slot: slot, weight: weight)
      sections.places[Int(slot)].leaf = sectionList
      return
    }
    let change = sectionOrder.insert(slot, weight: weight, at: spot)
    rememberSections(change)
    sections.places[Int(slot)].leaf = change.leaf
  }

  /// Removes a section's slot from the order of sections. The section keeps its items. Complexity: O(log n).
  @inlinable
  mutating func detachSection(_ slot: Int32) {
    rememberSections(sectionOrder.remove(at: sectionSpot(of: slot)))
  }

  @inlinable
  func sectionSpot(of slot: Int32) -> OrderForest.Spot {
    let leaf = sections.places[Int(slot)].leaf
    return OrderForest.Spot(leaf: leaf, index: sectionOrder.index(of: slot, in: leaf))
  }

  /// The end of the order of sections, or nil if there are no sections yet.
  @inlinable var sectionEnd: OrderForest.Spot? { sectionList == OrderForest.none ? nil : sectionOrder.end(ofList: sectionList) }

  @inlinable
  mutating func rememberSections(_ change: OrderForest.EditResult) {
    sectionList = change.root
    guard change.relocated != OrderForest.none else { return }
    for slot in sectionOrder.nodes[Int(change.relocated)].entries { sections.places[Int(slot)].leaf = change.relocated }
  }

  /// Removes a section that was detached from the order, with its items and their marks. In a cancelled run it may leave the snapshot
  /// empty.
  ///
  /// Complexity: O(items of the section).
  @inlinable
  mutating func forgetSection(_ slot: Int32) {
    let identifier = sections.records[Int(slot)].identifier
    let list = sections.places[Int(slot)].list
    if list != OrderForest.none {
      let members = ContiguousArray(SlotSequence(order: itemOrder, list: list))
      itemOrder.discardList(list)
      // Highest slots first, so that no remaining member changes its slot.
      for member in members.sorted(by: >) {
        if member & 1023 == 0, SnapshotCancellation.isCancelled { return deleteAllItems() }
        forgetItem(member)
      }
    }
    reloadedSections.remove(identifier)
    guard let renamed = sections.remove(slot) else { return }
    let place = sections.places[Int(renamed.to)]
    sectionOrder.nodes[Int(place.leaf)].entries[sectionOrder.index(of: renamed.from, in: place.leaf)] = renamed.to
    if place.list != OrderForest.none { itemOrder.nodes[Int(place.list)].parent = ~renamed.to }
  }
}
