extension Snapshot {
  /// Sets the items of a section to the visible items of an outline, as applying a section snapshot does. Returns the items that moved in
  /// from other sections.
  ///
  /// Appends an unknown section (`diffable-rules 6`). Complexity: O(items of the section and the outline · log n).
  @inlinable
  @discardableResult
  public mutating func apply(
    _ outline: SectionSnapshot<ItemIdentifier>, to section: SectionIdentifier
  ) -> [ItemIdentifier] {
    let slot = sections.slot(of: section) ?? addSection(section, at: sectionEnd)
    let visible = outline.visibleItems
    let staying = Set(visible.untilCancelled)
    let present = Set(ItemSequence(self, list: sections.places[Int(slot)].list).untilCancelled)
    for item in present.untilCancelled where !staying.contains(item) {
      guard let gone = items.slot(of: item) else { continue }
      detach(gone)
      forgetItem(gone)
    }
    return visible.untilCancelled.filter { append($0, toSlot: slot) && !present.contains($0) }
  }

  /// The items of a section as the roots of an outline, which a data source returns for a section without an outline; empty for an unknown
  /// section.
  ///
  /// Complexity: O(items of the section).
  @inlinable
  public func outline(ofSection section: SectionIdentifier) -> SectionSnapshot<ItemIdentifier> {
    guard let slot = sections.slot(of: section) else { return SectionSnapshot() }
    return SectionSnapshot(roots: ItemSequence(self, list: sections.places[Int(slot)].list))
  }
}

extension SectionSnapshot {
  /// Creates an outline whose items are all roots. Each item must occur once.
  @inlinable
  init(roots: some Sequence<ItemIdentifier>) {
    self.init()
    for item in roots.untilCancelled { put(item, level: 0, isExpanded: false, before: nil) }
  }
}
