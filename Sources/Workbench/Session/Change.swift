import Snapshots

/// A step from one document to another, kept for undo and redo.
///
/// Most commands keep the older document, which shares its storage with the newer one. Appending an item, of which a script holds
/// millions, keeps only that it was one.
enum Change: Sendable {
  indirect case replace(Document)
  case removeLastItems(Appended)
  indirect case append([ItemIdentifier], Appended)

  /// Items that were appended to a section of a view's pending snapshot.
  struct Appended: Sendable {
    var view: Int32
    var section: Int32
    var count: Int32
    /// Whether the view had pending edits before.
    var hadPendingEdits: Bool
  }

  /// Takes the step.
  ///
  /// - Returns: the step back.
  func apply(to document: inout Document) -> Change {
    switch self {
    case .replace(let other):
      let before = document
      document = other
      return .replace(before)
    case .removeLastItems(let appended): return Self.remove(appended, from: &document)
    case .append(let identifiers, let appended):
      let view = Int(appended.view)
      let section = document.views[view].pending.sectionIdentifier(at: Int(appended.section))
      _ = try? document.views[view].pending.appendItems(identifiers, toSection: section)
      document.views[view].hasPendingEdits = true
      return .removeLastItems(appended)
    }
  }

  private static func remove(_ appended: Appended, from document: inout Document) -> Change {
    let view = Int(appended.view)
    let count = Int(appended.count)
    let section = Int(appended.section)
    let end = document.views[view].pending.numberOfItems(inSectionAt: section)
    // Found from the end: undoing one append must not walk what stands before it.
    let identifiers = (end - count..<end).compactMap { item in
      document.views[view].pending.item(at: IndexPath(section: section, item: item))
    }
    document.views[view].pending.removeLastItems(count, fromSectionAt: section)
    document.views[view].hasPendingEdits = appended.hadPendingEdits
    return .append(identifiers, appended)
  }
}
