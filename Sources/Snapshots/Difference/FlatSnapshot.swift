/// A snapshot's order as flat lists, except the parts that it shares with another snapshot.
@usableFromInline
struct FlatSnapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline let snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// Whether each slot has the same identifier in both snapshots. True if only the order was edited; false does not mean the opposite.
  @usableFromInline let isNumberedAlike: Bool
  /// The order of sections, a single list.
  @usableFromInline private(set) var sections = FlatOrder()
  /// The items of each section.
  @usableFromInline private(set) var items = FlatOrder()

  /// Complexity: O(leaves that are not shared · log n). If both snapshots have the same identifiers, as after moves, each leaf contributes
  /// only the slots from its first to its last moved one.
  ///
  /// - Parameter finds: Whether positions will be looked up, as in the old snapshot.
  @inlinable
  init(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>, unlike other: Snapshot<SectionIdentifier, ItemIdentifier> = Snapshot(),
    finds: Bool = true
  ) {
    self.snapshot = snapshot
    isNumberedAlike = snapshot.numbersAlike(other)
    flattenSections(unlike: other, finds: finds)
    flattenItems(unlike: other, finds: finds)
  }

  @inlinable
  mutating func flattenSections(unlike other: Snapshot<SectionIdentifier, ItemIdentifier>, finds: Bool) {
    // Most edits do not change the order of sections.
    guard !snapshot.sectionOrder.nodes.isTriviallyIdentical(to: other.sectionOrder.nodes) else { return }
    let order = snapshot.sectionOrder
    let places = order.places(unsharedWith: other.sectionOrder) { _ in 0 }
    sections = FlatOrder(of: order, leaves: places.count, finds: finds)
    for place in places { sections.append(place, of: order) }
  }

  @inlinable
  mutating func flattenItems(unlike other: Snapshot<SectionIdentifier, ItemIdentifier>, finds: Bool) {
    guard !snapshot.itemOrder.nodes.isTriviallyIdentical(to: other.itemOrder.nodes) else { return }
    let order = snapshot.itemOrder
    let places = order.places(unsharedWith: other.itemOrder) { snapshot.index(ofSection: $0) }
    items = FlatOrder(of: order, leaves: places.count, finds: finds)
    for place in places {
      let shared = isNumberedAlike ? order.ends(of: place.leaf, sharedWith: other.itemOrder) : (0, 0)
      items.append(place, of: order, without: shared)
    }
  }

  /// For each section of another snapshot, its flat position here, or -1.
  @inlinable
  func sectionPositions(in new: FlatSnapshot) -> OrderForest.Numbers {
    snapshot.sections.positions(
      of: new.sections.slots, in: isNumberedAlike ? nil : new.snapshot.sections, order: sections, forest: snapshot.sectionOrder
    ) { $0.leaf }
  }

  /// For each item of another snapshot, its flat position here, or -1.
  @inlinable
  func itemPositions(in new: FlatSnapshot) -> OrderForest.Numbers {
    snapshot.items.positions(
      of: new.items.slots, in: isNumberedAlike ? nil : new.snapshot.items, order: items, forest: snapshot.itemOrder
    ) { $0 }
  }

  @inlinable
  func section(at position: Int) -> SectionIdentifier { snapshot.sections.records[Int(sections.slots[position])].identifier }

  @inlinable
  func item(at position: Int) -> ItemIdentifier { snapshot.items.records[Int(items.slots[position])].identifier }
}

extension Register {
  /// The number of neighbours that are compared before a lookup. An edit rarely deletes more of them in a row.
  @inlinable static var lookahead: Int { 3 }

  /// For each slot of another register, in the other snapshot's order: the flat position of the same identifier here, or -1.
  ///
  /// Hashes no identifier, and compares identifiers only if their stored hashes are equal. A cursor follows the other order, so that an
  /// identifier is found without a lookup if it kept its neighbour or lost a few in between. Complexity: O(n), with at most two comparisons
  /// for each slot on average, or none if both have the same slots.
  ///
  /// - Parameters:
  ///   - other: The other register; nil if each slot has the same identifier in both.
  ///   - leaf: Returns the leaf of a place.
  @inlinable
  func positions(
    of others: OrderForest.Numbers, in other: Register?, order: FlatOrder, forest: OrderForest, leaf: (Place) -> Int32
  ) -> OrderForest.Numbers {
    var cursor = 0
    guard let other else {
      return OrderForest.Numbers(count: others.count) { index in
        let slot = others[index]
        if cursor >= order.slots.count || order.slots[cursor] != slot {
          cursor = order.position(of: slot, in: leaf(places[Int(slot)]), of: forest)
        }
        defer { cursor += 1 }
        return Int32(truncatingIfNeeded: cursor)
      }
    }
    return OrderForest.Numbers(count: others.count) { index in
      let slot = others[index]
      guard let place = near(cursor, in: order.slots, slot: slot, of: other) else {
        guard let found = self.slot(of: other.records[Int(slot)].identifier, hash: other.records[Int(slot)].hash) else { return -1 }
        let position = order.position(of: found, in: leaf(places[Int(found)]), of: forest)
        cursor = position + 1
        return Int32(truncatingIfNeeded: position)
      }
      cursor = place + 1
      return Int32(truncatingIfNeeded: place)
    }
  }

  /// Finds the identifier of another register's slot among the next few positions, starting at the cursor; nil if it is not there.
  @inlinable
  func near(_ cursor: Int, in order: OrderForest.Numbers, slot: Int32, of other: Register) -> Int? {
    let hash = other.records[Int(slot)].hash
    for place in cursor..<Swift.min(cursor + Self.lookahead, order.count) where records[Int(order[place])].hash == hash {
      if records[Int(order[place])].identifier == other.records[Int(slot)].identifier { return place }
    }
    return nil
  }
}
