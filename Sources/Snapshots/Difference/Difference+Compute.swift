/// The difference that turns one snapshot into another.
///
/// The phases: match sections, find those that move; match items, find those that move within each section that stays; list deletions,
/// insertions and moves; list the new snapshot's marks. Every item whose section changed moves; the rule decides about the others
/// (`diffable-rules 5.3, 5.4, 5.5`). A reload wins over a reconfigure (`diffable-rules 1.1`).
///
/// Complexity: O(n) without hashing an identifier, O(n log n) integer steps for identifiers that changed their order; O(marks) lookups.
/// O(1) for a copy without marks.
@inlinable
public func difference<SectionIdentifier, ItemIdentifier>(
  from old: Snapshot<SectionIdentifier, ItemIdentifier>,
  to new: Snapshot<SectionIdentifier, ItemIdentifier>,
  rule: DifferenceRule = .minimal
) -> Difference<SectionIdentifier, ItemIdentifier> {
  if old.hasTriviallyIdenticalContent(to: new), !new.hasMarks { return Difference() }
  var comparison = Comparison(old: FlatSnapshot(old), new: FlatSnapshot(new), rule: rule)
  comparison.listSections()
  comparison.listItems()
  comparison.listMarks()
  return comparison.difference
}

/// Two snapshots side by side, and the difference found so far.
@usableFromInline
struct Comparison<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline let old: FlatSnapshot<SectionIdentifier, ItemIdentifier>
  @usableFromInline let new: FlatSnapshot<SectionIdentifier, ItemIdentifier>
  @usableFromInline let rule: DifferenceRule
  /// For each new section its index in the old snapshot, or -1.
  @usableFromInline let oldSections: [Int32]
  /// For each new item its flat position in the old snapshot, or -1.
  @usableFromInline let oldPositions: [Int32]
  @usableFromInline var difference = Difference<SectionIdentifier, ItemIdentifier>()

  @inlinable
  init(
    old: FlatSnapshot<SectionIdentifier, ItemIdentifier>, new: FlatSnapshot<SectionIdentifier, ItemIdentifier>, rule: DifferenceRule
  ) {
    self.old = old
    self.new = new
    self.rule = rule
    oldSections = old.snapshot.sections.positions(of: new.sectionSlots, in: new.snapshot.sections, order: old.sectionSlots)
    oldPositions = old.snapshot.items.positions(of: new.itemSlots, in: new.snapshot.items, order: old.itemSlots)
  }

  @inlinable
  mutating func listSections() {
    for index in unmatched(oldSections, count: old.sectionSlots.count) {
      difference.sections.deleted.append(Deleted(identifier: old.section(at: index), from: index))
    }
    let staying = rule.staying(oldPlaces: oldSections[...], oldCount: old.sectionSlots.count)
    for (to, from) in oldSections.enumerated() where !staying[to] {
      if from < 0 {
        difference.sections.inserted.append(Inserted(identifier: new.section(at: to), to: to))
      } else {
        difference.sections.moved.append(Moved(identifier: new.section(at: to), from: Int(from), to: to))
      }
    }
  }

  @inlinable
  mutating func listItems() {
    var section = 0
    for position in unmatched(oldPositions, count: old.itemSlots.count) {
      while position >= old.starts[section + 1] { section += 1 }
      let from = IndexPath(section: section, item: position - old.starts[section])
      difference.items.deleted.append(Deleted(identifier: old.item(at: position), from: from))
    }
    for section in new.sectionSlots.indices { listArrivals(inSection: section) }
  }

  /// Lists what was inserted and what moved into or within a section of the new snapshot.
  @inlinable
  mutating func listArrivals(inSection section: Int) {
    let range = new.range(ofSection: section)
    guard !range.isEmpty else { return }
    let oldRange = oldSections[section] < 0 ? 0..<0 : old.range(ofSection: Int(oldSections[section]))
    let staying = staying(in: range, oldRange: oldRange)
    for position in range where !staying[position - range.lowerBound] {
      let to = IndexPath(section: section, item: position - range.lowerBound)
      let from = oldPositions[position]
      if from < 0 {
        difference.items.inserted.append(Inserted(identifier: new.item(at: position), to: to))
      } else {
        difference.items.moved.append(Moved(identifier: new.item(at: position), from: oldIndexPath(Int(from)), to: to))
      }
    }
  }

  /// For each item of a section of the new snapshot, whether it keeps its order among those that were in that section before.
  @inlinable
  func staying(in range: Range<Int>, oldRange: Range<Int>) -> [Bool] {
    let first = Int32(oldRange.lowerBound)
    let end = Int32(oldRange.upperBound)
    let places = oldPositions[range].map { $0 >= first && $0 < end ? $0 - first : -1 }
    return rule.staying(oldPlaces: places[...], oldCount: oldRange.count)
  }

  /// The old positions that no new identifier came from, ascending.
  @inlinable
  func unmatched(_ positions: [Int32], count: Int) -> [Int] {
    var isMatched = [Bool](repeating: false, count: count)
    for position in positions where position >= 0 { isMatched[Int(position)] = true }
    return isMatched.indices.filter { !isMatched[$0] }
  }

  /// Complexity: O(log sections).
  @inlinable
  func oldIndexPath(_ position: Int) -> IndexPath {
    var low = 0
    var high = old.sectionSlots.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if old.starts[middle] <= position { low = middle } else { high = middle }
    }
    return IndexPath(section: low, item: position - old.starts[low])
  }

  @inlinable
  mutating func listMarks() {
    guard new.snapshot.hasMarks else { return }
    for identifier in new.snapshot.reloadedSectionIdentifiers {
      guard let index = new.snapshot.indexOfSection(identifier), oldSections[index] >= 0 else { continue }
      difference.sections.reloaded.append(Marked(identifier: identifier, at: index))
    }
    difference.sections.reloaded.sort { $0.at < $1.at }
    difference.items.reloaded = marked(new.snapshot.reloadedItemIdentifiers)
    difference.items.reconfigured = marked(new.snapshot.reconfiguredItemIdentifiers.filter { !new.snapshot.reloadedItems.contains($0) })
  }

  @inlinable
  func marked(_ identifiers: [ItemIdentifier]) -> [Marked<ItemIdentifier, IndexPath>] {
    identifiers.compactMap { identifier in new.snapshot.indexPath(of: identifier).map { Marked(identifier: identifier, at: $0) } }
      .sorted { $0.at < $1.at }
  }
}
