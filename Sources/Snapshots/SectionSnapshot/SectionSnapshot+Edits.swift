extension SectionSnapshot {
  /// Appends items as the last children of a parent, by default as the last roots. Does nothing for an empty list.
  ///
  /// Throws, in this order, for an unknown parent and repeated items (`diffable-rules 3`). Complexity: O(count · log n).
  @inlinable
  public mutating func append(_ items: [ItemIdentifier], to parent: ItemIdentifier? = nil) throws(Fault) {
    guard !items.isEmpty else { return }
    guard let parent else {
      try checkRepeats(items)
      return put(roots: items, level: 0, before: nil)
    }
    let spot = spot(of: try known(parent, or: .unknownParent(parent)))
    try checkRepeats(items)
    put(roots: items, level: level(at: spot) + 1, before: following(subtreeAt: spot).map(slot(at:)))
  }

  /// Inserts items as siblings just before an item. Does nothing for an empty list.
  ///
  /// Throws, in this order, for an unknown destination and repeated items (`diffable-rules 3`). Complexity: O(count · log n).
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], before item: ItemIdentifier) throws(Fault) {
    guard !items.isEmpty else { return }
    let destination = try known(item, or: .insertBeforeUnknownItem(item))
    try checkRepeats(items)
    put(roots: items, level: level(at: spot(of: destination)), before: destination)
  }

  /// Inserts items as siblings after an item and all its descendants. Does nothing for an empty list.
  ///
  /// Throws, in this order, for an unknown destination and repeated items (`diffable-rules 3`). Complexity: O(count · log n).
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], after item: ItemIdentifier) throws(Fault) {
    guard !items.isEmpty else { return }
    let spot = spot(of: try known(item, or: .insertAfterUnknownItem(item)))
    try checkRepeats(items)
    put(roots: items, level: level(at: spot), before: following(subtreeAt: spot).map(slot(at:)))
  }

  /// Deletes items with their descendants. Ignores repetitions.
  ///
  /// Throws for an unknown item before anything is deleted (`diffable-rules 3`). Complexity: O(items deleted · log n).
  @inlinable
  public mutating func delete(_ items: [ItemIdentifier]) throws(Fault) {
    for item in items.untilCancelled { _ = try known(item, or: .deleteUnknownItem(item)) }
    for item in items.untilCancelled {
      guard let slot = register.slot(of: item) else { continue }
      let spot = spot(of: slot)
      remove(sizeOfSubtree(at: spot), from: order.position(of: slot, inLeaf: spot.leaf).index)
    }
  }

  /// Deletes all items. Complexity: O(1), or O(n) if no copy shares the storage.
  @inlinable
  public mutating func deleteAll() { self = SectionSnapshot() }

  /// Expands items, with or without children. Ignores unknown items (`diffable-rules 3`). Complexity: O(count).
  @inlinable
  public mutating func expand(_ items: [ItemIdentifier]) { setExpanded(items, true) }

  /// Collapses items, with or without children. Ignores unknown items (`diffable-rules 3`). Complexity: O(count).
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifier]) { setExpanded(items, false) }
}

extension SectionSnapshot {
  @inlinable
  mutating func setExpanded(_ items: [ItemIdentifier], _ isExpanded: Bool) {
    for item in items.untilCancelled {
      // A write that changes nothing would copy shared storage.
      guard let slot = register.slot(of: item), register.places[Int(slot)].isExpanded != isExpanded else { continue }
      register.places[Int(slot)].isExpanded = isExpanded
    }
  }

  /// Throws for items that are repeated or already in the outline, listing each once, in the order of the call.
  @inlinable
  func checkRepeats(_ items: [ItemIdentifier]) throws(Fault) {
    let repeated = Set(repeats(in: items))
    var named: Set<ItemIdentifier> = []
    let refused = items.untilCancelled.filter { (repeated.contains($0) || contains($0)) && named.insert($0).inserted }
    guard refused.isEmpty else { throw .repeatedItems(refused) }
  }

  @inlinable
  mutating func put(roots items: [ItemIdentifier], level: Int32, before next: Int32?) {
    for item in items.untilCancelled { put(item, level: level, isExpanded: false, before: next) }
  }

  /// Inserts a new item before another's slot, or at the end of the outline. Complexity: O(log n).
  @inlinable
  mutating func put(_ item: ItemIdentifier, level: Int32, isExpanded: Bool, before next: Int32?) {
    let place = OutlinePlace(leaf: OrderForest.none, isExpanded: isExpanded)
    let slot = register.add(item, hash: Register<ItemIdentifier, OutlinePlace>.hash(item), place: place)
    if list == OrderForest.none {
      list = order.makeList(owner: 0, slot: slot, weight: level)
      register.places[Int(slot)].leaf = list
      return
    }
    let change = order.insert(slot, weight: level, at: next.map(spot(of:)) ?? order.end(ofList: list))
    remember(change)
    register.places[Int(slot)].leaf = change.leaf
  }

  /// Removes consecutive items, starting at an index. In a cancelled run it may leave the outline empty, so that no item is without its
  /// parent.
  ///
  /// Complexity: O(count · log n).
  @inlinable
  mutating func remove(_ count: Int, from index: Int) {
    for removed in 0..<count {
      if removed & 1023 == 0, SnapshotCancellation.isCancelled { return deleteAll() }
      let spot = order.spot(at: index, inList: list)
      let slot = slot(at: spot)
      remember(order.remove(at: spot))
      guard let renamed = register.remove(slot) else { continue }
      let leaf = register.places[Int(renamed.to)].leaf
      order.nodes[Int(leaf)].entries[order.index(of: renamed.from, in: leaf)] = renamed.to
    }
  }

  @inlinable
  mutating func remember(_ change: OrderForest.EditResult) {
    list = change.root
    guard change.relocated != OrderForest.none else { return }
    for slot in order.nodes[Int(change.relocated)].entries { register.places[Int(slot)].leaf = change.relocated }
  }
}
