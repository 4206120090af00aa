import Snapshots

/// The inverse of a step.
///
/// An older document shares its storage with the newer one and costs only the paths that differ, one to eight kilobytes. For appended
/// items, of which a script may have millions, only their number is kept.
enum Change: Sendable {
  /// The document before the step.
  indirect case version(Document)
  case removeLastItems(Appended)

  /// Items appended to a section of a view's pending snapshot.
  struct Appended: Sendable {
    var view: Int32
    var section: Int32
    var count: Int32
    /// Whether the view had pending edits before the step.
    var hadPendingEdits: Bool
  }

  /// Undoes the step.
  ///
  /// - Complexity: O(items appended · log items).
  func undo(in document: inout Document) {
    switch self {
    case .version(let before): document = before
    case .removeLastItems(let appended):
      let view = Int(appended.view)
      document.views[view].pending.removeLastItems(Int(appended.count), fromSectionAt: Int(appended.section))
      document.views[view].hasPendingEdits = appended.hadPendingEdits
    }
  }

  var isVersion: Bool {
    if case .version = self { true } else { false }
  }
}
