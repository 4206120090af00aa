// Steps and checks that the public methods for editing items share.
extension Snapshot {
  /// Appends one item, and returns true if it was already in the snapshot.
  @inlinable
  mutating func append(_ identifier: ItemIdentifier, toSlot section: Int32) -> Bool {
    let hash = Register<ItemIdentifier, Int32>.hash(identifier)
    let known = items.slot(of: identifier, hash: hash)
    if let known { detach(known) }
    place(known ?? addItem(identifier, hash: hash, toSlot: section), atEndOf: section)
    return known != nil
  }

  /// Registers a new item with the last leaf of the section, where it will usually be placed.
  @inlinable
  mutating func addItem(_ identifier: ItemIdentifier, hash: UInt32, toSlot section: Int32) -> Int32 {
    let list = sections.places[Int(section)].list
    let leaf = list == OrderForest.none ? list : itemOrder.end(ofList: list).leaf
    return items.add(identifier, hash: hash, place: leaf)
  }

  /// The slots of items; registers new items without placing them. Throws for repeated items without changing anything.
  ///
  /// Complexity: O(count), one hash for each item.
  @inlinable
  mutating func slots(adding identifiers: [ItemIdentifier]) throws(Fault) -> [Int32] {
    let known = Int32(numberOfItems)
    var movedSlots: Set<Int32> = []
    var slots: [Int32] = []
    slots.reserveCapacity(identifiers.count)
    for identifier in identifiers.untilCancelled {
      let hash = Register<ItemIdentifier, Int32>.hash(identifier)
      guard let slot = items.slot(of: identifier, hash: hash) else {
        slots.append(items.add(identifier, hash: hash, place: OrderForest.none))
        continue
      }
      guard slot < known, movedSlots.insert(slot).inserted else {
        while numberOfItems > known { _ = items.remove(Int32(numberOfItems - 1)) }
        throw .repeatedItems(repeats(in: identifiers))
      }
      slots.append(slot)
    }
    return slots
  }

  /// Inserts one item before (offset 0) or after (offset 1) an existing one, and returns true if it was already in the snapshot.
  @inlinable
  mutating func insert(_ identifier: ItemIdentifier, beside destination: ItemIdentifier, offset: Int) -> Bool {
    let hash = Register<ItemIdentifier, Int32>.hash(identifier)
    let known = items.slot(of: identifier, hash: hash)
    let slot = known ?? items.add(identifier, hash: hash, place: OrderForest.none)
    guard let neighbour = items.slot(of: destination) else { preconditionFailure("the destination was checked") }
    put(slot, wasThere: known != nil, beside: neighbour, offset: offset)
    return known != nil
  }

  /// Moves one item before (offset 0) or after (offset 1) another. Complexity: O(log n).
  @inlinable
  mutating func move(_ identifier: ItemIdentifier, beside destination: ItemIdentifier, offset: Int) throws(Fault) {
    guard identifier != destination else { throw .moveItemBesideItself(identifier) }
    guard let slot = items.slot(of: identifier) else { throw .moveUnknownItem(identifier) }
    guard let neighbour = items.slot(of: destination) else { throw .moveBesideUnknownItem(destination) }
    put(slot, wasThere: true, beside: neighbour, offset: offset)
  }

  /// Puts a slot before or after another one. Complexity: O(log n).
  ///
  /// A move within a section does not change the order of sections, whose storage then stays shared with the previous snapshot.
  @inlinable
  mutating func put(_ slot: Int32, wasThere: Bool, beside neighbour: Int32, offset: Int) {
    let origin = wasThere ? unlist(slot) : nil
    let spot = spot(of: neighbour)
    let section = list(slot, at: OrderForest.Spot(leaf: spot.leaf, index: spot.index + offset))
    guard section != origin else { return }
    if let origin { weigh(origin, adding: -1) }
    weigh(section, adding: 1)
  }

  @inlinable
  func checkRepeats(_ identifiers: [ItemIdentifier]) throws(Fault) {
    let repeated = repeats(in: identifiers)
    guard repeated.isEmpty else { throw .repeatedItems(repeated) }
  }

  /// The slot of a section, by default of the last one. Throws if there is none.
  @inlinable
  mutating func knownSectionToAppend(to section: SectionIdentifier?) throws(Fault) -> Int32 {
    if let target = sectionToAppend(to: section) { return target }
    throw numberOfSections > 0 ? section.map { .appendToUnknownSection($0) } ?? .noSections : .noSections
  }

  /// The slot of a section, by default of the last one; nil if there is none.
  @inlinable
  mutating func sectionToAppend(to section: SectionIdentifier?) -> Int32? {
    guard let section else { return sectionEnd.map { sectionOrder.nodes[Int($0.leaf)].entries[$0.index - 1] } }
    if recentSection < sections.count, sections.records[Int(recentSection)].identifier == section { return recentSection }
    guard let slot = sections.slot(of: section) else { return nil }
    recentSection = slot
    return slot
  }

  @inlinable
  func checkInsertion(_ identifiers: [ItemIdentifier], beside destination: ItemIdentifier) throws(Fault) {
    try checkRepeats(identifiers)
    guard !identifiers.contains(destination) else {
      throw .insertItemsBesideThemselves(destination: destination, items: identifiers)
    }
    guard contains(item: destination) else { throw .insertBesideUnknownItem(destination) }
  }
}
