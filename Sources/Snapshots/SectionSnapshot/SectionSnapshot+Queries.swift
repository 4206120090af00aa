extension SectionSnapshot {
  /// The number of items, including hidden ones. Complexity: O(1).
  @inlinable public var numberOfItems: Int { register.count }

  /// All items in depth-first order, including hidden ones. Complexity: O(n).
  @inlinable public var items: [ItemIdentifier] { rows.map { $0.item } }

  /// The items without a parent, in order. Complexity: O(n).
  @inlinable public var rootItems: [ItemIdentifier] { rows.filter { $0.level == 0 }.map { $0.item } }

  /// The items whose ancestors are all expanded, in depth-first order. Complexity: O(n).
  @inlinable public var visibleItems: [ItemIdentifier] { rows.filter { $0.isVisible }.map { $0.item } }

  /// The expanded items in depth-first order, including those without children. Complexity: O(n).
  @inlinable public var expandedItems: [ItemIdentifier] { rows.filter { $0.isExpanded }.map { $0.item } }

  /// Whether an item is in the outline. Complexity: O(1) on average.
  @inlinable
  public func contains(_ item: ItemIdentifier) -> Bool { register.slot(of: item) != nil }

  /// Whether an item is expanded. Throws for an unknown item. Complexity: O(1) on average.
  @inlinable
  public func isExpanded(_ item: ItemIdentifier) throws(Fault) -> Bool {
    register.places[Int(try known(item, or: .unknownItem(item)))].isExpanded
  }

  /// Whether all ancestors of an item are expanded. Throws for an unknown item. Complexity: O(level · log n).
  @inlinable
  public func isVisible(_ item: ItemIdentifier) throws(Fault) -> Bool {
    var spot = spot(of: try known(item, or: .unknownItem(item)))
    while let parent = parent(of: spot) {
      if !register.places[Int(slot(at: parent))].isExpanded { return false }
      spot = parent
    }
    return true
  }

  /// The number of ancestors of an item. Throws for an unknown item. Complexity: O(1) on average.
  @inlinable
  public func level(of item: ItemIdentifier) throws(Fault) -> Int {
    Int(level(at: spot(of: try known(item, or: .unknownItem(item)))))
  }

  /// The index of an item in `items`, or nil if it is unknown. Complexity: O(log n).
  @inlinable
  public func index(of item: ItemIdentifier) -> Int? {
    register.slot(of: item).map { order.position(of: $0, inLeaf: register.places[Int($0)].leaf).index }
  }

  /// The parent of an item, or nil for a root. Throws for an unknown item. Complexity: O(log n).
  @inlinable
  public func parent(of child: ItemIdentifier) throws(Fault) -> ItemIdentifier? {
    parent(of: spot(of: try known(child, or: .unknownChild(child)))).map { register.records[Int(slot(at: $0))].identifier }
  }

  /// All items in depth-first order with their levels and states. Complexity: O(n).
  @inlinable public var rows: [OutlineRow<ItemIdentifier>] {
    var rows: [OutlineRow<ItemIdentifier>] = []
    rows.reserveCapacity(numberOfItems)
    // Items below this level are hidden by a collapsed ancestor.
    var shown = Int.max
    var leaf = list == OrderForest.none ? nil : order.firstLeaf(below: list)
    while let current = leaf, !SnapshotCancellation.isCancelled {
      for (slot, weight) in zip(order.nodes[Int(current)].entries, order.weights[Int(current)]) {
        let (item, isExpanded) = (register.records[Int(slot)].identifier, register.places[Int(slot)].isExpanded)
        let level = Int(weight)
        let isVisible = level <= shown
        if isVisible { shown = isExpanded ? Int.max : level }
        rows.append(OutlineRow(item: item, level: level, isExpanded: isExpanded, isVisible: isVisible))
      }
      leaf = order.leaf(after: current)
    }
    return rows
  }
}

extension SectionSnapshot {
  @inlinable
  func known(_ item: ItemIdentifier, or fault: Fault) throws(Fault) -> Int32 {
    guard let slot = register.slot(of: item) else { throw fault }
    return slot
  }

  @inlinable
  func spot(of slot: Int32) -> OrderForest.Spot {
    let leaf = register.places[Int(slot)].leaf
    return OrderForest.Spot(leaf: leaf, index: order.index(of: slot, in: leaf))
  }

  @inlinable
  func slot(at spot: OrderForest.Spot) -> Int32 { order.nodes[Int(spot.leaf)].entries[spot.index] }

  @inlinable
  func level(at spot: OrderForest.Spot) -> Int32 { order.weights[Int(spot.leaf)][spot.index] }

  /// The nearest earlier item with a lower level. Complexity: O(log n).
  @inlinable
  func parent(of spot: OrderForest.Spot) -> OrderForest.Spot? {
    let level = level(at: spot)
    return level == 0 ? nil : order.spot(before: spot, weighingLessThan: level)
  }

  /// The first item after the subtree of the item at a spot: the next one that is not deeper. Nil at the end of the outline.
  ///
  /// Complexity: O(log n).
  @inlinable
  func following(subtreeAt spot: OrderForest.Spot) -> OrderForest.Spot? {
    order.spot(after: spot, weighingAtMost: level(at: spot))
  }

  /// The number of items in the subtree of an item, including the item. Complexity: O(log n).
  @inlinable
  func sizeOfSubtree(at spot: OrderForest.Spot) -> Int {
    let start = order.position(of: slot(at: spot), inLeaf: spot.leaf).index
    guard let end = following(subtreeAt: spot) else { return numberOfItems - start }
    return order.position(of: slot(at: end), inLeaf: end.leaf).index - start
  }
}
