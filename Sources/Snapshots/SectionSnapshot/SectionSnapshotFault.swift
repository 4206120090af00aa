/// A misuse of an outline, with the identifiers involved. `uiKitText` is UIKit's text for it (`diffable-rules 3`).
public enum SectionSnapshotFault<ItemIdentifier: Hashable & Sendable>: Error, Hashable {
  /// Items are named more than once or are already in the outline. Each is listed once, in the order of the call.
  case repeatedItems([ItemIdentifier])
  /// The parent is not in the outline.
  case unknownParent(ItemIdentifier)
  /// The item before which to insert is not in the outline.
  case insertBeforeUnknownItem(ItemIdentifier)
  /// The item after which to insert is not in the outline.
  case insertAfterUnknownItem(ItemIdentifier)
  /// The item to delete is not in the outline.
  case deleteUnknownItem(ItemIdentifier)
  /// The item of a query is not in the outline.
  case unknownItem(ItemIdentifier)
  /// The item whose parent was queried is not in the outline.
  case unknownChild(ItemIdentifier)
}

extension SectionSnapshotFault {
  package func map<Item>(_ item: (ItemIdentifier) -> Item) -> SectionSnapshotFault<Item> {
    switch self {
    case .repeatedItems(let items): .repeatedItems(items.map(item))
    case .unknownParent(let found): .unknownParent(item(found))
    case .insertBeforeUnknownItem(let found): .insertBeforeUnknownItem(item(found))
    case .insertAfterUnknownItem(let found): .insertAfterUnknownItem(item(found))
    case .deleteUnknownItem(let found): .deleteUnknownItem(item(found))
    case .unknownItem(let found): .unknownItem(item(found))
    case .unknownChild(let found): .unknownChild(item(found))
    }
  }
}
