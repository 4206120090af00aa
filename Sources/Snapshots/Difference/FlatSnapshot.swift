/// A snapshot's order as flat lists: the slots of its sections, and of all its items, one section after the other.
@usableFromInline
struct FlatSnapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline let snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  @usableFromInline let sectionSlots: [Int32]
  @usableFromInline private(set) var itemSlots: [Int32] = []
  /// The flat position of each section's first item, and at the end the number of items.
  @usableFromInline private(set) var starts: [Int] = [0]

  @inlinable
  init(_ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>) {
    self.snapshot = snapshot
    sectionSlots = Array(SlotSequence(order: snapshot.sectionOrder, list: snapshot.sectionList))
    itemSlots.reserveCapacity(snapshot.numberOfItems)
    starts.reserveCapacity(sectionSlots.count + 1)
    for section in sectionSlots {
      appendItems(ofList: snapshot.sections.records[Int(section)].place.list)
      starts.append(itemSlots.count)
    }
  }

  @inlinable
  mutating func appendItems(ofList list: Int32) {
    guard list != OrderForest.none else { return }
    var leaf: Int32? = snapshot.itemOrder.firstLeaf(below: list)
    while let current = leaf {
      itemSlots.append(contentsOf: snapshot.itemOrder.nodes[Int(current)].entries)
      leaf = snapshot.itemOrder.leaf(after: current)
    }
  }

  @inlinable
  func range(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  @inlinable
  func section(at index: Int) -> SectionIdentifier { snapshot.sections.records[Int(sectionSlots[index])].identifier }

  @inlinable
  func item(at position: Int) -> ItemIdentifier { snapshot.items.records[Int(itemSlots[position])].identifier }
}

extension Register {
  /// For each slot of another register, in the other snapshot's order, the position here of the same identifier, or -1.
  ///
  /// No identifier is hashed, and identifiers are compared only where their stored hashes agree. A cursor follows the other order, so that
  /// an identifier that kept its neighbour is found without a lookup. Complexity: O(n), at most two comparisons for each slot on average.
  @inlinable
  func positions(of others: [Int32], in other: Register, order: [Int32]) -> [Int32] {
    var positions: [Int32] = []
    positions.reserveCapacity(others.count)
    var places: [Int32] = []
    var cursor = 0
    for slot in others {
      let hash = other.records[Int(slot)].hash
      if cursor < order.count, records[Int(order[cursor])].hash == hash,
        records[Int(order[cursor])].identifier == other.records[Int(slot)].identifier
      {
        positions.append(Int32(truncatingIfNeeded: cursor))
        cursor += 1
        continue
      }
      guard let found = self.slot(of: other.records[Int(slot)].identifier, hash: hash) else {
        positions.append(-1)
        continue
      }
      if places.isEmpty { places = positionOfEachSlot(order) }
      positions.append(places[Int(found)])
      cursor = Int(places[Int(found)]) + 1
    }
    return positions
  }
}

/// Where each slot is in an order that has every slot once.
@inlinable
func positionOfEachSlot(_ order: [Int32]) -> [Int32] {
  [Int32](unsafeUninitializedCapacity: order.count) { positions, count in
    for position in order.indices { positions[Int(order[position])] = Int32(truncatingIfNeeded: position) }
    count = order.count
  }
}
