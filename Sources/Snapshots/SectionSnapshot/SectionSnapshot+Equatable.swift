extension SectionSnapshot: Equatable {
  /// Whether both have the same items in the same tree with the same ones expanded (`diffable-rules 3`). Complexity: O(n), O(1) for a
  /// copy.
  @inlinable
  public static func == (left: SectionSnapshot, right: SectionSnapshot) -> Bool {
    guard left.numberOfItems == right.numberOfItems else { return false }
    return left.isTriviallyIdentical(to: right) || left.rows == right.rows
  }

  /// Whether both share all storage, and so are equal; false does not mean unequal. Complexity: O(1).
  @inlinable
  public func isTriviallyIdentical(to other: SectionSnapshot) -> Bool {
    list == other.list && register.records.isTriviallyIdentical(to: other.register.records)
      && order.nodes.isTriviallyIdentical(to: other.order.nodes)
  }
}

/// An item with its level and state, in the encoded form of an outline.
private struct CodedRow<ItemIdentifier> {
  let item: ItemIdentifier
  let level: Int
  let isExpanded: Bool
}

extension CodedRow: Encodable where ItemIdentifier: Encodable {}
extension CodedRow: Decodable where ItemIdentifier: Decodable {}

extension SectionSnapshot: Encodable where ItemIdentifier: Encodable {
  /// Writes the items depth first with their levels and states. Complexity: O(n).
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rows.map { CodedRow(item: $0.item, level: $0.level, isExpanded: $0.isExpanded) })
  }
}

extension SectionSnapshot: Decodable where ItemIdentifier: Decodable {
  /// Reads what `encode` writes; a repeated item, or one more than one level deeper than the item before it, is reported as corrupted data.
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
