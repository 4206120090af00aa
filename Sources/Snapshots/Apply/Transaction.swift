/// The change that interactive reordering makes to a data source's content (`diffable-rules 6`).
///
/// The data source already has the new snapshot. The app must update its own model from the transaction; otherwise the next snapshot built
/// from that model undoes the drag.
public struct Transaction<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
  /// The content before the change.
  public let initialSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// The content after the change.
  public let finalSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// The difference between the items, ignoring sections. A move is a removal and an insertion associated with each other.
  public let difference: CollectionDifference<ItemIdentifier>
  /// The sections whose items changed, in the order of the final snapshot, with deleted sections last.
  public let sectionTransactions: [SectionTransaction<SectionIdentifier, ItemIdentifier>]

  /// Creates a transaction between two snapshots. A section in `outlines` has that outline before the transaction; other sections have
  /// their items as roots.
  ///
  /// Complexity: O(n), and O(n log n) integer steps for identifiers whose order changed.
  public init(
    from initial: Snapshot<SectionIdentifier, ItemIdentifier>, to final: Snapshot<SectionIdentifier, ItemIdentifier>,
    outlines: [SectionIdentifier: SectionSnapshot<ItemIdentifier>] = [:]
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = flatDifference(from: initial, to: final)
    let gone = initial.sectionIdentifiers.filter { !final.contains(section: $0) }
    sectionTransactions = (final.sectionIdentifiers + gone).compactMap { section in
      let before = (try? initial.itemIdentifiers(inSection: section)) ?? []
      let after = (try? final.itemIdentifiers(inSection: section)) ?? []
      if before == after { return nil }
      let outline = outlines[section] ?? SectionSnapshot(roots: before)
      return SectionTransaction(
        sectionIdentifier: section, initialSnapshot: outline, finalSnapshot: outline.rebased(onto: after),
        difference: flatDifference(from: Snapshot(section, before), to: Snapshot(section, after)))
    }
  }
}

/// The change that interactive reordering makes to one section (`diffable-rules 6`).
public struct SectionTransaction<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifier
  /// The outline before the change.
  public let initialSnapshot: SectionSnapshot<ItemIdentifier>
  /// The outline after the change.
  public let finalSnapshot: SectionSnapshot<ItemIdentifier>
  /// The difference between the visible items before and after the change.
  public let difference: CollectionDifference<ItemIdentifier>
}

extension Snapshot {
  /// Creates a snapshot of one section. Each item must occur once.
  fileprivate init(_ section: SectionIdentifier, _ items: [ItemIdentifier]) {
    self.init()
    let slot = addSection(section, at: nil)
    for item in items.untilCancelled { _ = append(item, toSlot: slot) }
  }
}
