// The stored tables, which copies of a snapshot share.
extension Snapshot {
  @usableFromInline
  struct Tables: Sendable {
    @usableFromInline var sections = Register<SectionIdentifier, SectionPlace>()
    /// Each item with its leaf in `itemOrder`.
    @usableFromInline var items = Register<ItemIdentifier, Int32>()
    /// A single list of all sections, weighted by their numbers of items.
    @usableFromInline var sectionOrder = OrderForest(weighing: .sum)
    @usableFromInline var sectionList = OrderForest.none
    /// One list for each section that has items. The section owns the list.
    @usableFromInline var itemOrder = OrderForest(weighing: .none)
    /// The slot of the section to which items were last appended, tried before a lookup. A different section may have the slot by now.
    @usableFromInline var recentSection: Int32 = 0
    @usableFromInline var reloadedSections = Marks<SectionIdentifier>()
    @usableFromInline var reloadedItems = Marks<ItemIdentifier>()
    @usableFromInline var reconfiguredItems = Marks<ItemIdentifier>()

    @inlinable
    init() {}
  }

  @inlinable var sections: Register<SectionIdentifier, SectionPlace> {
    _read { yield storage.value.sections }
    _modify { yield &storage.value.sections }
  }

  @inlinable var items: Register<ItemIdentifier, Int32> {
    _read { yield storage.value.items }
    _modify { yield &storage.value.items }
  }

  @inlinable var sectionOrder: OrderForest {
    _read { yield storage.value.sectionOrder }
    _modify { yield &storage.value.sectionOrder }
  }

  @inlinable var sectionList: Int32 {
    _read { yield storage.value.sectionList }
    _modify { yield &storage.value.sectionList }
  }

  @inlinable var itemOrder: OrderForest {
    _read { yield storage.value.itemOrder }
    _modify { yield &storage.value.itemOrder }
  }

  @inlinable var recentSection: Int32 {
    _read { yield storage.value.recentSection }
    _modify { yield &storage.value.recentSection }
  }

  @inlinable var reloadedSections: Marks<SectionIdentifier> {
    _read { yield storage.value.reloadedSections }
    _modify { yield &storage.value.reloadedSections }
  }

  @inlinable var reloadedItems: Marks<ItemIdentifier> {
    _read { yield storage.value.reloadedItems }
    _modify { yield &storage.value.reloadedItems }
  }

  @inlinable var reconfiguredItems: Marks<ItemIdentifier> {
    _read { yield storage.value.reconfiguredItems }
    _modify { yield &storage.value.reconfiguredItems }
  }
}
