import Snapshots

/// A snapshot's content as nested arrays.
struct Content: Equatable, Sendable {
  var sections: [Int]
  var items: [[Int]]

  var snapshot: Snapshot<Int, Int> {
    get throws {
      var snapshot = Snapshot<Int, Int>()
      try snapshot.appendSections(sections)
      for (section, items) in zip(sections, items) { try snapshot.appendItems(items, toSection: section) }
      return snapshot
    }
  }

  init(sections: [Int], items: [[Int]]) {
    self.sections = sections
    self.items = items
  }

  init(_ snapshot: Snapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers
    items = sections.indices.map { Array(snapshot.items(inSectionAt: $0)) }
  }
}

/// Applies a difference as documented, without using the code that computes it: removes deleted and moved items by their old indices, then
/// adds inserted and moved items by their new indices in ascending order. Nil if an index has another identifier.
func reapplied(_ difference: Difference<Int, Int>, to old: Content) -> Content? {
  var content = old
  let items = difference.items
  for entry in items.deleted where !leave(entry.identifier, entry.from, old, &content) { return nil }
  for entry in items.moved where !leave(entry.identifier, entry.from, old, &content) { return nil }
  guard let rows = sectionsReapplied(difference, to: content) else { return nil }
  content = rows
  var inserted = 0
  var moved = 0
  while inserted < items.inserted.count || moved < items.moved.count {
    // Both lists are in ascending order; the element that comes first is inserted next.
    if moved == items.moved.count || (inserted < items.inserted.count && items.inserted[inserted].to < items.moved[moved].to) {
      guard arrive(items.inserted[inserted].identifier, items.inserted[inserted].to, &content) else { return nil }
      inserted += 1
    } else {
      guard arrive(items.moved[moved].identifier, items.moved[moved].to, &content) else { return nil }
      moved += 1
    }
  }
  return content
}

private func leave(_ identifier: Int, _ from: SnapshotIndexPath, _ old: Content, _ content: inout Content) -> Bool {
  guard old.items[from.section][from.item] == identifier else { return false }
  // Earlier removals may have moved it to a lower index, never to a higher one.
  var index = min(from.item, content.items[from.section].count - 1)
  while index >= 0, content.items[from.section][index] != identifier { index -= 1 }
  guard index >= 0 else { return false }
  content.items[from.section].remove(at: index)
  return true
}

private func arrive(_ identifier: Int, _ to: SnapshotIndexPath, _ content: inout Content) -> Bool {
  guard to.section < content.items.count, to.item <= content.items[to.section].count else { return false }
  content.items[to.section].insert(identifier, at: to.item)
  return true
}

private func sectionsReapplied(_ difference: Difference<Int, Int>, to old: Content) -> Content? {
  let changes = difference.sections
  if changes.deleted.isEmpty && changes.inserted.isEmpty && changes.moved.isEmpty { return old }
  var content = old
  let leaving = changes.deleted.map { ($0.from, $0.identifier, true) } + changes.moved.map { ($0.from, $0.identifier, false) }
  for (from, identifier, isGone) in leaving.sorted(by: { $0.0 > $1.0 }) {
    guard content.sections.remove(at: from) == identifier else { return nil }
    // A deleted section has no items left.
    guard content.items.remove(at: from).isEmpty || !isGone else { return nil }
  }
  let arriving = changes.inserted.map { ($0.to, $0.identifier, -1) } + changes.moved.map { ($0.to, $0.identifier, $0.from) }
  // For a moved section, the items that remain after others were moved out of it.
  for (to, identifier, from) in arriving.sorted(by: { $0.0 < $1.0 }) {
    guard to <= content.sections.count else { return nil }
    content.sections.insert(identifier, at: to)
    content.items.insert(from < 0 ? [] : old.items[from], at: to)
  }
  return content
}

/// The fewest possible moves: every item whose section changed, and, in each section and among the sections, everything that is not in a
/// longest increasing subsequence of old positions.
struct FewestMoves: Equatable {
  var sections: Int
  var items: Int

  init(sections: Int, items: Int) {
    self.sections = sections
    self.items = items
  }

  init(from old: Content, to new: Content) {
    let kept = new.sections.compactMap(old.sections.firstIndex)
    sections = kept.count - longestIncreasingLength(kept)
    items = 0
    for (section, list) in zip(new.sections, new.items) {
      let oldList = old.sections.firstIndex(of: section).map { old.items[$0] } ?? []
      let stayed = list.compactMap(oldList.firstIndex)
      items += stayed.count - longestIncreasingLength(stayed)
      for item in list where !oldList.contains(item) && old.items.contains(where: { $0.contains(item) }) { items += 1 }
    }
  }
}

/// The length of a longest increasing subsequence, by its definition: quadratic, and unlike the code under test.
func longestIncreasingLength(_ values: [Int]) -> Int {
  var best: [Int] = []
  for (index, value) in values.enumerated() {
    var length = 1
    for earlier in 0..<index where values[earlier] < value { length = max(length, best[earlier] + 1) }
    best.append(length)
  }
  return best.max() ?? 0
}
