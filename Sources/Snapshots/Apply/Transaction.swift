/// What a reordering by hand did to a data source's content (`diffable-rules 6`).
///
/// The data source has its new snapshot already; the app must bring its own model up to date from the transaction, or the next snapshot
/// built from that model undoes the drag.
public struct Transaction<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
  /// The content before.
  public let initialSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// The content after.
  public let finalSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// The change from the items of the one to those of the other, ignoring sections; a move is a removal and an insertion associated with
  /// each other.
  public let difference: CollectionDifference<ItemIdentifier>
  /// The sections whose items changed, in the order of the final snapshot, deleted ones last.
  public let sectionTransactions: [SectionTransaction<SectionIdentifier, ItemIdentifier>]

  /// A transaction between two snapshots. Sections named in `outlines` have that outline before the transaction, others their items as
  /// roots.
  ///
  /// Complexity: O(n), O(n log n) integer steps for identifiers that changed their order.
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

/// What a reordering by hand did to one section (`diffable-rules 6`).
public struct SectionTransaction<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifier
  /// Its outline before.
  public let initialSnapshot: SectionSnapshot<ItemIdentifier>
  /// Its outline after.
  public let finalSnapshot: SectionSnapshot<ItemIdentifier>
  /// The change from its visible items before to those after.
  public let difference: CollectionDifference<ItemIdentifier>
}

extension Snapshot {
  /// A section with items that each occur once.
  fileprivate init(_ section: SectionIdentifier, _ items: [ItemIdentifier]) {
    self.init()
    let slot = addSection(section, at: nil)
    for item in items.untilCancelled { _ = append(item, toSlot: slot) }
  }
}
