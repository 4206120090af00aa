extension SectionSnapshot {
  /// The text that UIKit's method of the same name returns, with the address written as `0x...`. Each item has one line: two spaces for
  /// each level, `+` if it is expanded or `-` if it is collapsed, `*` if it is visible or otherwise a space, and the item (`diffable-rules
  /// 9`).
  ///
  /// Complexity: O(length of the text).
  public func visualDescription() -> String {
    let lines = rows.map { row in
      String(repeating: "  ", count: row.level) + (row.isExpanded ? "+" : "-") + (row.isVisible ? "*" : " ") + " \(row.item)\n"
    }
    return "<NSDiffableDataSourceSectionSnapshot: 0x...\n" + lines.joined() + ">"
  }
}

extension SectionSnapshotFault {
  /// The reason given by the exception that UIKit would raise, word for word (`diffable-rules 3`). Complexity: O(length of the text).
  public var uiKitText: String {
    switch self {
    case .repeatedItems(let items):
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(setText(items))"
    case .unknownParent(let item): "Parent item identifier does not exist in section snapshot: \(item)"
    case .insertBeforeUnknownItem(let item): "Item identifier to insert before does not exist in section snapshot: \(item)"
    case .insertAfterUnknownItem(let item): "Item identifier to insert after does not exist in section snapshot: \(item)"
    case .deleteUnknownItem(let item): "Failed to find index of item \(item)"
    case .unknownItem(let item): "Item identifier does not exist in section snapshot: \(item)"
    case .unknownChild(let item): "Child item identifier does not exist in section snapshot: \(item)"
    }
  }
}
