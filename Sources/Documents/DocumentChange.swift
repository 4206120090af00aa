import Snapshots

/// The inverse of an undoable step.
///
/// An older document shares storage with the newer one and adds only the differing tree paths, 1 to 8 KB. A script may append millions of
/// items, so an append is stored as the number of appended items instead.
package enum DocumentChange: Sendable {
  case version(CopyOnWriteBox<Document>)
  case removeLastItems(Appended)

  package struct Appended: Sendable {
    package var view: Int32
    package var section: Int32
    package var count: Int32
    package var hadPendingEdits: Bool

    package init(view: Int32, section: Int32, count: Int32, hadPendingEdits: Bool) {
      self.view = view
      self.section = section
      self.count = count
      self.hadPendingEdits = hadPendingEdits
    }
  }

  /// Reverts the document to its state before the step.
  ///
  /// - Complexity: O(items appended · log items).
  package func undo(in kept: inout CopyOnWriteBox<Document>) {
    switch self {
    case .version(let before): kept = before
    case .removeLastItems(let appended):
      let view = Int(appended.view)
      kept.value.views[view].pending.removeLastItems(Int(appended.count), fromSectionAt: Int(appended.section))
      kept.value.views[view].hasPendingEdits = appended.hadPendingEdits
    }
  }

  /// Drops all applies except the last from the stored document, to save memory in checkpoints.
  mutating func keepForLong() {
    guard case .version(var kept) = self else { return }
    kept.value.forgetEarlierApplies()
    self = .version(kept)
  }

  var isVersion: Bool {
    if case .version = self { true } else { false }
  }
}
