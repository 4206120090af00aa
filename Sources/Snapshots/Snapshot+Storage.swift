// A snapshot is held by reference, so that a copy counts one reference and not the dozen of its tables. Each part below is the part of the
// storage of that name, of which an edit takes a copy first where other snapshots share it.
extension Snapshot {
  /// The tables of a snapshot. Snapshots share it between threads, and write it only where they are its one holder.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    /// Each section with its place.
    @exclusivity(unchecked) @usableFromInline var sections = Register<SectionIdentifier, SectionPlace>()
    /// Each item with its leaf in `itemOrder`.
    @exclusivity(unchecked) @usableFromInline var items = Register<ItemIdentifier, Int32>()
    /// One list, of all sections, weighted by their items.
    @exclusivity(unchecked) @usableFromInline var sectionOrder = OrderForest(weighing: .sum)
    @exclusivity(unchecked) @usableFromInline var sectionList = OrderForest.none
    /// One list of items for each section that has any; the section is its owner.
    @exclusivity(unchecked) @usableFromInline var itemOrder = OrderForest(weighing: .none)
    /// The slot of the section last appended to, tried before a lookup. By now it may belong to another section, or to none.
    @exclusivity(unchecked) @usableFromInline var recentSection: Int32 = 0
    @exclusivity(unchecked) @usableFromInline var reloadedSections = Marks<SectionIdentifier>()
    @exclusivity(unchecked) @usableFromInline var reloadedItems = Marks<ItemIdentifier>()
    @exclusivity(unchecked) @usableFromInline var reconfiguredItems = Marks<ItemIdentifier>()

    @inlinable
    init() {}

    @inlinable
    init(_ other: Storage) {
      sections = other.sections
      items = other.items
      sectionOrder = other.sectionOrder
      sectionList = other.sectionList
      itemOrder = other.itemOrder
      recentSection = other.recentSection
      reloadedSections = other.reloadedSections
      reloadedItems = other.reloadedItems
      reconfiguredItems = other.reconfiguredItems
    }
  }

  /// Takes a copy of the storage if other snapshots share it.
  @inlinable
  @inline(__always)
  mutating func takeStorage() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
  }

  @inlinable var sections: Register<SectionIdentifier, SectionPlace> {
    @inline(__always) get { storage.sections }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.sections
    }
  }

  @inlinable var items: Register<ItemIdentifier, Int32> {
    @inline(__always) get { storage.items }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.items
    }
  }

  @inlinable var sectionOrder: OrderForest {
    @inline(__always) get { storage.sectionOrder }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.sectionOrder
    }
  }

  @inlinable var sectionList: Int32 {
    @inline(__always) get { storage.sectionList }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.sectionList
    }
  }

  @inlinable var itemOrder: OrderForest {
    @inline(__always) get { storage.itemOrder }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.itemOrder
    }
  }

  @inlinable var recentSection: Int32 {
    @inline(__always) get { storage.recentSection }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.recentSection
    }
  }

  @inlinable var reloadedSections: Marks<SectionIdentifier> {
    @inline(__always) get { storage.reloadedSections }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.reloadedSections
    }
  }

  @inlinable var reloadedItems: Marks<ItemIdentifier> {
    @inline(__always) get { storage.reloadedItems }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.reloadedItems
    }
  }

  @inlinable var reconfiguredItems: Marks<ItemIdentifier> {
    @inline(__always) get { storage.reconfiguredItems }
    @inline(__always) _modify {
      takeStorage()
      yield &storage.reconfiguredItems
    }
  }
}
