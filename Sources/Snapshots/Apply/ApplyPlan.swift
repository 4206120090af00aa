/// The method that applies a snapshot to a data source.
public enum ApplyMethod: String, Hashable, Sendable, Codable, CaseIterable {
  /// The difference is animated (`animatingDifferences: true`).
  case animated
  /// The difference is applied without animation (`animatingDifferences: false` from iOS 15 on).
  case unanimated
  /// All cells are requested again without a comparison: `applySnapshotUsingReloadData`, and `animatingDifferences: false` on iOS 13 and 14
  /// (`diffable-rules 5.2`).
  case reloadData
}

/// The effect of an apply on a collection view: the difference, and the cells that the view requests (`diffable-rules 5.1`).
public struct ApplyPlan<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The difference from the applied snapshot to the new one; at the first apply, from an empty one.
  public var difference: Difference<SectionIdentifier, ItemIdentifier>
  /// Whether all cells are requested without a comparison: at the first apply and with `reloadData`.
  public var reloadsEverything: Bool
  /// The cells requested by the structural batch or by a full reload, in ascending order of index path.
  public var structural: [Marked<ItemIdentifier, SnapshotIndexPath>] = []
  /// The cells requested by the second batch because of marks, in ascending order of index path in the new snapshot. A cell may be in both
  /// batches.
  public var reloaded: [Marked<ItemIdentifier, SnapshotIndexPath>] = []

  /// All requested cells, those of the structural batch first. Complexity: O(cells).
  @inlinable public var requested: [Marked<ItemIdentifier, SnapshotIndexPath>] { structural + reloaded }

  /// Creates the plan of an apply.
  ///
  /// Without an applied snapshot, this is the first apply: all cells are requested, and marks have an effect only if it is animated. Later
  /// applies request inserted items, then items marked for a reload. A marked item in a reloaded section is requested twice unless nothing
  /// else changed. With `outlineSection`, an outline is applied to that section: an item that moves into it is requested again if the
  /// section had no items (`diffable-rules 5.1, 6`). Complexity: that of `difference`, and O(cells).
  @inlinable
  public init(
    from applied: Snapshot<SectionIdentifier, ItemIdentifier>?, to new: Snapshot<SectionIdentifier, ItemIdentifier>,
    method: ApplyMethod = .animated, outlineSection: SectionIdentifier? = nil
  ) {
    self.init(
      Snapshots.difference(from: applied ?? Snapshot(), to: new), from: applied, to: new, method: method, outlineSection: outlineSection)
  }

  /// Creates the plan of an apply whose difference is known.
  @inlinable
  package init(
    _ difference: Difference<SectionIdentifier, ItemIdentifier>, from applied: Snapshot<SectionIdentifier, ItemIdentifier>?,
    to new: Snapshot<SectionIdentifier, ItemIdentifier>, method: ApplyMethod, outlineSection: SectionIdentifier? = nil
  ) {
    self.difference = difference
    reloadsEverything = applied == nil || method == .reloadData
    guard !reloadsEverything else {
      structural = new.sectionIdentifiers.indices.flatMap { Self.cells(inSectionAt: $0, of: new) }
      if applied == nil, method == .animated { reloaded = difference.items.reloaded }
      return
    }
    structural = difference.items.inserted.map { Marked(identifier: $0.identifier, at: $0.to) }
    if let outlineSection, let applied { askForMoves(into: outlineSection, from: applied, to: new) }
    listReloads(of: new)
  }

  @inlinable
  mutating func askForMoves(
    into section: SectionIdentifier, from applied: Snapshot<SectionIdentifier, ItemIdentifier>,
    to new: Snapshot<SectionIdentifier, ItemIdentifier>
  ) {
    let hadItems = applied.indexOfSection(section).map { applied.numberOfItems(inSectionAt: $0) > 0 } ?? false
    guard !hadItems, let index = new.indexOfSection(section) else { return }
    structural += difference.items.moved.filter { $0.to.section == index }.map { Marked(identifier: $0.identifier, at: $0.to) }
    structural.sort { $0.at < $1.at }
  }

  @inlinable
  mutating func listReloads(of new: Snapshot<SectionIdentifier, ItemIdentifier>) {
    let sections = difference.sections.reloaded.map { $0.at }
    let isNothingElse = difference.isStructureKept
    let inReloaded = Set(sections)
    let items = difference.items.reloaded.filter { !isNothingElse || !inReloaded.contains($0.at.section) }
    reloaded = sections.flatMap { Self.cells(inSectionAt: $0, of: new) } + items
    reloaded = reloaded.sortedUntilCancelled { $0.at < $1.at }
  }

  @inlinable
  static func cells(
    inSectionAt index: Int, of snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  ) -> [Marked<ItemIdentifier, SnapshotIndexPath>] {
    snapshot.items(inSectionAt: index).enumerated().untilCancelled.map {
      Marked(identifier: $1, at: SnapshotIndexPath(section: index, item: $0))
    }
  }
}
