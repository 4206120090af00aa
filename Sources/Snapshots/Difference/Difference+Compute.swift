/// The difference that turns one snapshot into another.
///
/// The phases: skip shared storage; match sections and find moved ones; match items and find those that move within each remaining section;
/// list deletions, insertions and moves; list the new snapshot's marks. Every item whose section changed is a move; for other items the
/// rule decides (`diffable-rules 5.3, 5.4, 5.5`). A reload takes precedence over a reconfigure (`diffable-rules 1.1`).
///
/// Complexity: O(n) without hashing an identifier, O(n log n) integer steps for identifiers whose order changed, and O(marks) lookups.
/// Between a snapshot and an edited copy, n is about a hundred identifiers per edit, unless items changed order and Foundation's rule is
/// used.
@inlinable
public func difference<SectionIdentifier, ItemIdentifier>(
  from old: Snapshot<SectionIdentifier, ItemIdentifier>,
  to new: Snapshot<SectionIdentifier, ItemIdentifier>,
  rule: DifferenceRule = .minimal
) -> Difference<SectionIdentifier, ItemIdentifier> {
  if old.hasTriviallyIdenticalContent(to: new), !new.hasMarks { return Difference() }
  let comparison = Comparison(old: FlatSnapshot(old, unlike: new), new: FlatSnapshot(new, unlike: old, finds: false), rule: rule)
  var difference = Difference<SectionIdentifier, ItemIdentifier>()
  comparison.listSections(in: &difference)
  comparison.listItems(in: &difference)
  comparison.listMarks(in: &difference)
  return difference
}

@usableFromInline
struct Comparison<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline let old: FlatSnapshot<SectionIdentifier, ItemIdentifier>
  @usableFromInline let new: FlatSnapshot<SectionIdentifier, ItemIdentifier>
  @usableFromInline let rule: DifferenceRule

  @usableFromInline typealias Found = Difference<SectionIdentifier, ItemIdentifier>

  @inlinable
  init(
    old: FlatSnapshot<SectionIdentifier, ItemIdentifier>, new: FlatSnapshot<SectionIdentifier, ItemIdentifier>, rule: DifferenceRule
  ) {
    self.old = old
    self.new = new
    self.rule = rule
  }

  @inlinable
  func listSections(in difference: inout Found) {
    guard !(old.sections.slots.isEmpty && new.sections.slots.isEmpty) else { return }
    let oldPositions = old.sectionPositions(in: new)
    for position in unmatched(oldPositions, count: old.sections.slots.count) {
      difference.sections.deleted.append(Deleted(identifier: old.section(at: position), from: old.sections.indexPath(position).item))
    }
    var list = ListComparison(old: old.sections, new: new.sections, oldPositions: oldPositions, oldList: 0)
    list.match(new.sections.runs.indices, newCount: new.snapshot.numberOfSections)
    list.visitArrivals(rule, oldCount: old.snapshot.numberOfSections) { arrival in
      let slot = arrival.position.map { new.sections.slots[$0] } ?? new.snapshot.sectionSlot(at: arrival.to)
      guard let identifier = slot.map({ new.snapshot.sections.records[Int($0)].identifier }) else { return }
      if let from = arrival.from?.item {
        difference.sections.moved.append(Moved(identifier: identifier, from: from, to: arrival.to))
      } else {
        difference.sections.inserted.append(Inserted(identifier: identifier, to: arrival.to))
      }
    }
  }

  @inlinable
  func listItems(in difference: inout Found) {
    guard old.snapshot.numberOfItems > 0 else { return listFirstItems(in: &difference) }
    let oldPositions = old.itemPositions(in: new)
    // If both have the same identifiers, nothing was deleted or inserted.
    if !old.isNumberedAlike {
      // Growing the array would temporarily take twice the memory.
      difference.items.inserted.reserveCapacity(oldPositions.count { $0 < 0 })
      let deleted = unmatched(oldPositions, count: old.items.slots.count)
      difference.items.deleted.reserveCapacity(deleted.count)
      for position in deleted.untilCancelled {
        difference.items.deleted.append(Deleted(identifier: old.item(at: position), from: old.items.indexPath(position)))
      }
    }
    var run = 0
    while run < new.items.runs.count {
      let section = new.items.runs[run].list
      let end = new.items.runs[run...].firstIndex { $0.list != section } ?? new.items.runs.count
      listArrivals(inSection: section, runs: run..<end, oldPositions: oldPositions, in: &difference)
      run = end
    }
  }

  /// Lists all items as inserted without comparing, as at the first apply.
  @inlinable
  func listFirstItems(in difference: inout Found) {
    difference.items.inserted.reserveCapacity(new.items.slots.count)
    for (index, run) in new.items.runs.enumerated() {
      for position in new.items.positions(ofRuns: index..<index + 1).untilCancelled {
        let to = SnapshotIndexPath(section: run.list, item: run.index + position - run.start)
        difference.items.inserted.append(Inserted(identifier: new.item(at: position), to: to))
      }
    }
  }

  /// Lists the items that were inserted, or moved into or within a section of the new snapshot.
  @inlinable
  func listArrivals(inSection section: Int, runs: Range<Int>, oldPositions: OrderForest.Numbers, in difference: inout Found) {
    let oldSection = oldIndex(ofSection: section)
    var list = ListComparison(old: old.items, new: new.items, oldPositions: oldPositions, oldList: oldSection)
    list.match(runs, newCount: new.snapshot.numberOfItems(inSectionAt: section))
    list.visitArrivals(rule, oldCount: old.snapshot.numberOfItems(inSectionAt: oldSection)) { arrival in
      let to = SnapshotIndexPath(section: section, item: arrival.to)
      guard let identifier = arrival.position.map({ new.item(at: $0) }) ?? new.snapshot.item(at: to) else { return }
      if let from = arrival.from {
        difference.items.moved.append(Moved(identifier: identifier, from: from, to: to))
      } else {
        difference.items.inserted.append(Inserted(identifier: identifier, to: to))
      }
    }
  }

  /// The index of a section in the old snapshot, or -1. Complexity: O(log sections).
  @inlinable
  func oldIndex(ofSection index: Int) -> Int {
    guard let slot = new.snapshot.sectionSlot(at: index) else { return -1 }
    if old.isNumberedAlike { return old.snapshot.index(ofSection: slot) }
    let section = new.snapshot.sections.records[Int(slot)]
    return old.snapshot.sections.slot(of: section.identifier, hash: section.hash).map { old.snapshot.index(ofSection: $0) } ?? -1
  }

  /// The old positions without a counterpart in the new snapshot, in ascending order.
  @inlinable
  func unmatched(_ positions: OrderForest.Numbers, count: Int) -> [Int] {
    // If both have the same identifiers, nothing was deleted.
    if old.isNumberedAlike { return [] }
    var isMatched = ContiguousArray<Bool>(repeating: false, count: count)
    for position in positions where position >= 0 { isMatched[Int(position)] = true }
    return isMatched.placesOfFalse
  }

  @inlinable
  func listMarks(in difference: inout Found) {
    guard new.snapshot.hasMarks else { return }
    for identifier in new.snapshot.reloadedSectionIdentifiers {
      guard let index = new.snapshot.indexOfSection(identifier), old.snapshot.contains(section: identifier) else { continue }
      difference.sections.reloaded.append(Marked(identifier: identifier, at: index))
    }
    difference.sections.reloaded.sort { $0.at < $1.at }
    difference.items.reloaded = marked(new.snapshot.reloadedItemIdentifiers)
    difference.items.reconfigured = marked(new.snapshot.reconfiguredItemIdentifiers.filter { !new.snapshot.reloadedItems.contains($0) })
  }

  @inlinable
  func marked(_ identifiers: [ItemIdentifier]) -> [Marked<ItemIdentifier, SnapshotIndexPath>] {
    identifiers.untilCancelled.compactMap { identifier in
      new.snapshot.indexPath(of: identifier).map { Marked(identifier: identifier, at: $0) }
    }
    .sortedUntilCancelled { $0.at < $1.at }
  }
}

extension ContiguousArray<Bool> {
  @inlinable var placesOfFalse: [Int] { indices.filter { !self[$0] } }
}
