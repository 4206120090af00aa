extension SectionSnapshot {
  /// The outline after a plain apply has set the items of its section. These become the visible items (`diffable-rules 6`).
  ///
  /// Drops visible items that were removed. A new item follows the visible item before it, at the same level, and is collapsed. An existing
  /// item becomes a child of the nearest of its ancestors that still precedes it, and keeps its hidden descendants. Ignores repetitions.
  /// Complexity: O(n).
  public func rebased(onto items: [ItemIdentifier]) -> SectionSnapshot {
    var rebase = Rebase(outline: self, items: items)
    for item in items.untilCancelled { rebase.add(item) }
    return rebase.rebased
  }
}

/// Builds an outline from a list of visible items and the previous outline.
private struct Rebase<ItemIdentifier: Hashable & Sendable> {
  let rows: [OutlineRow<ItemIdentifier>]
  /// The items' indices in `rows`.
  let places: [ItemIdentifier: Int]
  let listed: Set<ItemIdentifier>
  let parents: [Int?]
  var rebased = SectionSnapshot<ItemIdentifier>()
  /// The last item and its ancestors, starting with the root.
  var path: [ItemIdentifier] = []
  /// The level of each item in the new outline.
  var levels: [ItemIdentifier: Int] = [:]

  init(outline: SectionSnapshot<ItemIdentifier>, items: [ItemIdentifier]) {
    rows = outline.rows
    listed = Set(items.untilCancelled)
    places = Dictionary(uniqueKeysWithValues: rows.enumerated().untilCancelled.lazy.map { ($1.item, $0) })
    var ancestors: [Int] = []
    var parents: [Int?] = []
    for (place, row) in rows.enumerated() {
      ancestors.removeLast(ancestors.count - row.level)
      parents.append(ancestors.last)
      ancestors.append(place)
    }
    self.parents = parents
  }

  mutating func add(_ item: ItemIdentifier) {
    guard levels[item] == nil else { return }
    let place = places[item]
    let kept = place.flatMap { rows[$0].isVisible ? $0 : nil }
    let level = kept.map(level(ofKept:)) ?? Swift.max(0, path.count - 1)
    let isExpanded = kept.map { rows[$0].isExpanded } ?? false
    path.removeLast(path.count - level)
    path.append(item)
    levels[item] = level
    rebased.put(item, level: Int32(level), isExpanded: isExpanded, before: nil)
    if let place, !isExpanded { addHidden(below: place, level: level) }
  }

  /// One level deeper than the nearest old ancestor in `path`; 0 if `path` contains no ancestor.
  func level(ofKept place: Int) -> Int {
    var ancestor = parents[place]
    while let current = ancestor {
      let item = rows[current].item
      if let level = levels[item], level < path.count, path[level] == item { return level + 1 }
      ancestor = parents[current]
    }
    return 0
  }

  /// Adds the descendants of a collapsed item, except those that will be visible elsewhere.
  mutating func addHidden(below place: Int, level: Int) {
    let top = rows[place].level
    var skipped = Int.max
    for row in rows[(place + 1)...].prefix(while: { $0.level > top }) {
      if row.level > skipped { continue }
      skipped = listed.contains(row.item) ? row.level : Int.max
      guard skipped == Int.max else { continue }
      rebased.put(row.item, level: Int32(level + row.level - top), isExpanded: row.isExpanded, before: nil)
    }
  }
}
