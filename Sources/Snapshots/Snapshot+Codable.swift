#if hasFeature(Embedded)
  /// Embedded Swift has no `Codable`; types conform to this empty protocol instead.
  protocol Codable {}
#else
  /// A section with its items, as encoded in a snapshot.
  private struct CodedSection<SectionIdentifier, ItemIdentifier> {
    let identifier: SectionIdentifier
    let items: [ItemIdentifier]
  }

  extension CodedSection: Encodable where SectionIdentifier: Encodable, ItemIdentifier: Encodable {}
  extension CodedSection: Decodable where SectionIdentifier: Decodable, ItemIdentifier: Decodable {}

  private enum SnapshotKey: CodingKey {
    case sections, reloadedItems, reconfiguredItems, reloadedSections
  }

  extension Snapshot: Encodable where SectionIdentifier: Encodable, ItemIdentifier: Encodable {
    /// Writes the sections in order with their items, then the marks. Complexity: O(n).
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SnapshotKey.self)
      let coded = sectionIdentifiers.enumerated().map { index, section in
        CodedSection(identifier: section, items: Array(items(inSectionAt: index)))
      }
      try container.encode(coded, forKey: .sections)
      try container.encode(reloadedItemIdentifiers, forKey: .reloadedItems)
      try container.encode(reconfiguredItemIdentifiers, forKey: .reconfiguredItems)
      try container.encode(reloadedSectionIdentifiers, forKey: .reloadedSections)
    }
  }

  extension Snapshot: Decodable where SectionIdentifier: Decodable, ItemIdentifier: Decodable {
    /// Reads the output of `encode`. Reports an identifier that occurs twice, or a mark on an unknown one, as corrupted data.
    ///
    /// Complexity: O(n).
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: SnapshotKey.self)
      let coded = try container.decode([CodedSection<SectionIdentifier, ItemIdentifier>].self, forKey: .sections)
      do {
        try appendSections(coded.map { $0.identifier })
        for section in coded { try appendItems(section.items, toSection: section.identifier) }
        try reloadItems(container.decode([ItemIdentifier].self, forKey: .reloadedItems))
        try reconfigureItems(container.decode([ItemIdentifier].self, forKey: .reconfiguredItems))
        try reloadSections(container.decode([SectionIdentifier].self, forKey: .reloadedSections))
      } catch let fault as Fault {
        throw DecodingError.dataCorruptedError(forKey: .sections, in: container, debugDescription: fault.uiKitText)
      }
      guard numberOfItems == coded.reduce(0, { $0 + $1.items.count }) else {
        throw DecodingError.dataCorruptedError(forKey: .sections, in: container, debugDescription: "an item is in two sections")
      }
    }
  }

  /// An item with its level and state, as encoded in an outline.
  private struct CodedRow<ItemIdentifier> {
    let item: ItemIdentifier
    let level: Int
    let isExpanded: Bool
  }

  extension CodedRow: Encodable where ItemIdentifier: Encodable {}
  extension CodedRow: Decodable where ItemIdentifier: Decodable {}

  extension SectionSnapshot: Encodable where ItemIdentifier: Encodable {
    /// Writes the items in depth-first order with their levels and states. Complexity: O(n).
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rows.map { CodedRow(item: $0.item, level: $0.level, isExpanded: $0.isExpanded) })
    }
  }

  extension SectionSnapshot: Decodable where ItemIdentifier: Decodable {
    /// Reads the output of `encode`. Reports a repeated item, or an item more than one level deeper than the previous one, as corrupted
    /// data.
    ///
    /// Complexity: O(n).
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.singleValueContainer()
      var deepest = 0
      for row in try container.decode([CodedRow<ItemIdentifier>].self) {
        guard !contains(row.item), row.level >= 0, row.level <= deepest else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(row.item)' is repeated or too deep")
        }
        put(row.item, level: Int32(row.level), isExpanded: row.isExpanded, before: nil)
        deepest = row.level + 1
      }
    }
  }
#endif
