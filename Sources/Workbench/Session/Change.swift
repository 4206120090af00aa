/// A step from one document to another, kept for undo and redo.
///
/// Most commands keep the older document, which shares its storage with the newer one. Appending items, of which a script holds millions,
/// keeps only how many there were.
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
    let items = document.views[view].pending.items(inSectionAt: Int(appended.section)).suffix(Int(appended.count))
    let identifiers = Array(items)
    document.views[view].pending.removeLastItems(Int(appended.count), fromSectionAt: Int(appended.section))
    document.views[view].hasPendingEdits = appended.hadPendingEdits
    return .append(identifiers, appended)
  }
}
