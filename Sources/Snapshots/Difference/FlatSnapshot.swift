/// A snapshot's order as flat lists, without what it shares with another snapshot.
@usableFromInline
struct FlatSnapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline let snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// Whether each slot stands for the same identifier in both snapshots, as it does while only the order is edited; false does not mean the
  /// opposite.
  @usableFromInline let isNumberedAlike: Bool
  /// The order of sections, a single list.
  @usableFromInline private(set) var sections = FlatOrder()
  /// The items of each section.
  @usableFromInline private(set) var items = FlatOrder()

  /// Complexity: O(leaves that are not shared · log n). If both have the same identifiers, as after moves, only the slots between the first
  /// and the last that moved in each leaf are left.
  @inlinable
  init(_ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>, unlike other: Snapshot<SectionIdentifier, ItemIdentifier> = Snapshot()) {
    self.snapshot = snapshot
    isNumberedAlike = snapshot.numbersAlike(other)
    flattenSections(unlike: other)
    flattenItems(unlike: other)
  }

  @inlinable
  mutating func flattenSections(unlike other: Snapshot<SectionIdentifier, ItemIdentifier>) {
    let order = snapshot.sectionOrder
    let leaves = order.leaves(unsharedWith: other.sectionOrder)
    guard !leaves.isEmpty else { return }
    sections = FlatOrder(of: order)
    var marks = order.unmarked
    for leaf in leaves { _ = order.mark(leaf, in: &marks) }
    for first in order.leaves(below: snapshot.sectionList, marks: marks) {
      sections.append(first.leaf, of: order, list: 0, index: first.index)
    }
  }

  @inlinable
  mutating func flattenItems(unlike other: Snapshot<SectionIdentifier, ItemIdentifier>) {
    let (sectionOrder, itemOrder) = (snapshot.sectionOrder, snapshot.itemOrder)
    let leaves = itemOrder.leaves(unsharedWith: other.itemOrder)
    guard !leaves.isEmpty else { return }
    items = FlatOrder(of: itemOrder)
    var marks = itemOrder.unmarked
    /// The leaves with sections whose items are not all shared.
    var sectionMarks = sectionOrder.unmarked
    for leaf in leaves {
      guard let section = itemOrder.mark(leaf, in: &marks) else { continue }
      _ = sectionOrder.mark(snapshot.sections.records[Int(section)].place.leaf, in: &sectionMarks)
    }
    for first in sectionOrder.leaves(below: snapshot.sectionList, marks: sectionMarks) {
      for (place, section) in sectionOrder.nodes[Int(first.leaf)].entries.enumerated() {
        for item in itemOrder.leaves(below: snapshot.sections.records[Int(section)].place.list, marks: marks) {
          let shared = isNumberedAlike ? itemOrder.ends(of: item.leaf, sharedWith: other.itemOrder) : (0, 0)
          items.append(item.leaf, of: itemOrder, list: first.index + place, index: item.index, without: shared)
        }
      }
    }
  }

  /// The flat position of a section. Complexity: O(1).
  @inlinable
  func position(ofSection slot: Int32) -> Int32 {
    let leaf = snapshot.sections.records[Int(slot)].place.leaf
    return sections.leafStarts[Int(leaf)] + Int32(truncatingIfNeeded: snapshot.sectionOrder.index(of: slot, in: leaf))
  }

  /// The flat position of an item. Complexity: O(1).
  @inlinable
  func position(ofItem slot: Int32) -> Int32 {
    let leaf = snapshot.items.records[Int(slot)].place
    return items.leafStarts[Int(leaf)] + Int32(truncatingIfNeeded: snapshot.itemOrder.index(of: slot, in: leaf))
  }

  /// For each section of another snapshot its flat position here, or -1.
  @inlinable
  func sectionPositions(in new: FlatSnapshot) -> OrderForest.Numbers {
    if isNumberedAlike { return positions(of: new.sections.slots, order: sections.slots) { position(ofSection: $0) } }
    return snapshot.sections.positions(of: new.sections.slots, in: new.snapshot.sections, order: sections.slots) { position(ofSection: $0) }
  }

  /// For each item of another snapshot its flat position here, or -1.
  @inlinable
  func itemPositions(in new: FlatSnapshot) -> OrderForest.Numbers {
    if isNumberedAlike { return positions(of: new.items.slots, order: items.slots) { position(ofItem: $0) } }
    return snapshot.items.positions(of: new.items.slots, in: new.snapshot.items, order: items.slots) { position(ofItem: $0) }
  }

  /// For each slot of another snapshot that is numbered alike, its flat position here. Complexity: O(n), without a comparison of
  /// identifiers.
  @inlinable
  func positions(of slots: OrderForest.Numbers, order: OrderForest.Numbers, position: (_ slot: Int32) -> Int32) -> OrderForest.Numbers {
    var positions: OrderForest.Numbers = []
    positions.reserveCapacity(slots.count)
    var cursor = 0
    for slot in slots {
      if cursor >= order.count || order[cursor] != slot { cursor = Int(position(slot)) }
      positions.append(Int32(truncatingIfNeeded: cursor))
      cursor += 1
    }
    return positions
  }

  @inlinable
  func section(at position: Int) -> SectionIdentifier { snapshot.sections.records[Int(sections.slots[position])].identifier }

  @inlinable
  func item(at position: Int) -> ItemIdentifier { snapshot.items.records[Int(items.slots[position])].identifier }
}

extension Register {
  /// How many identifiers are tried before one is looked up: of those deleted in between, hardly more are in a row.
  @inlinable static var lookahead: Int { 3 }

  /// For each slot of another register, in the other snapshot's order, the position here of the same identifier, or -1.
  ///
  /// No identifier is hashed, and identifiers are compared only where their stored hashes agree. A cursor follows the other order, so that
  /// an identifier that kept its neighbour, or lost a few between, is found without a lookup. Complexity: O(n), at most two comparisons for each slot on average.
  @inlinable
  func positions(of others: OrderForest.Numbers, in other: Register, order: OrderForest.Numbers, position: (_ slot: Int32) -> Int32)
    -> OrderForest.Numbers
  {
    var positions: OrderForest.Numbers = []
    positions.reserveCapacity(others.count)
    var cursor = 0
    for slot in others {
      let hash = other.records[Int(slot)].hash
      let near = cursor..<Swift.min(cursor + Self.lookahead, order.count)
      if let place = near.first(where: { records[Int(order[$0])].hash == hash }),
        records[Int(order[place])].identifier == other.records[Int(slot)].identifier
      {
        positions.append(Int32(truncatingIfNeeded: place))
        cursor = place + 1
        continue
      }
      guard let found = self.slot(of: other.records[Int(slot)].identifier, hash: hash) else {
        positions.append(-1)
        continue
      }
      positions.append(position(found))
      cursor = Int(positions[positions.count - 1]) + 1
    }
    return positions
  }
}
