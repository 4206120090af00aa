// A snapshot is held by reference, so that a copy counts one reference and not the dozen of its tables. Each property below is the table of
// that name, whose edit takes a copy of the storage first where other snapshots share it.
extension Snapshot {
  /// What a snapshot holds.
  @usableFromInline
  struct Tables: Sendable {
    /// Each section with its place.
    @usableFromInline var sections = Register<SectionIdentifier, SectionPlace>()
    /// Each item with its leaf in `itemOrder`.
    @usableFromInline var items = Register<ItemIdentifier, Int32>()
    /// One list, of all sections, weighted by their items.
    @usableFromInline var sectionOrder = OrderForest(weighing: .sum)
    @usableFromInline var sectionList = OrderForest.none
    /// One list of items for each section that has any; the section is its owner.
    @usableFromInline var itemOrder = OrderForest(weighing: .none)
    /// The slot of the section last appended to, tried before a lookup. By now it may belong to another section, or to none.
    @usableFromInline var recentSection: Int32 = 0
    @usableFromInline var reloadedSections = Marks<SectionIdentifier>()
    @usableFromInline var reloadedItems = Marks<ItemIdentifier>()
    @usableFromInline var reconfiguredItems = Marks<ItemIdentifier>()

    @inlinable
    init() {}
  }

  /// Snapshots share it between threads, and write it only where they are its one holder.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var tables: Tables

    @inlinable
    init(_ tables: Tables) { self.tables = tables }
  }

  /// Takes a copy of the storage if other snapshots share it.
  @inlinable
  @inline(__always)
  mutating func takeStorage() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.tables) }
  }

  @inlinable var sections: Register<SectionIdentifier, SectionPlace> {
    @inline(__always) get { storage.tables.sections }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.sections
    }
  }

  @inlinable var items: Register<ItemIdentifier, Int32> {
    @inline(__always) get { storage.tables.items }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.items
    }
  }

  @inlinable var sectionOrder: OrderForest {
    @inline(__always) get { storage.tables.sectionOrder }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.sectionOrder
    }
  }

  @inlinable var sectionList: Int32 {
    @inline(__always) get { storage.tables.sectionList }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.sectionList
    }
  }

  @inlinable var itemOrder: OrderForest {
    @inline(__always) get { storage.tables.itemOrder }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.itemOrder
    }
  }

  @inlinable var recentSection: Int32 {
    @inline(__always) get { storage.tables.recentSection }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.recentSection
    }
  }

  @inlinable var reloadedSections: Marks<SectionIdentifier> {
    @inline(__always) get { storage.tables.reloadedSections }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.reloadedSections
    }
  }

  @inlinable var reloadedItems: Marks<ItemIdentifier> {
    @inline(__always) get { storage.tables.reloadedItems }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.reloadedItems
    }
  }

  @inlinable var reconfiguredItems: Marks<ItemIdentifier> {
    @inline(__always) get { storage.tables.reconfiguredItems }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.tables.reconfiguredItems
    }
  }
}
