import Snapshots

/// The inverse of a step.
///
/// An older document shares its storage with the newer one and costs only the paths that differ, one to eight kilobytes. For appended
/// items, of which a script may have millions, only their number is kept.
package enum DocumentChange: Sendable {
  /// The document before the step.
  case version(CopyOnWriteBox<Document>)
  case removeLastItems(Appended)

  /// Items appended to a section of a view's pending snapshot.
  package struct Appended: Sendable {
    package var view: Int32
    package var section: Int32
    package var count: Int32
    /// Whether the view had pending edits before the step.
    package var hadPendingEdits: Bool

    package init(view: Int32, section: Int32, count: Int32, hadPendingEdits: Bool) {
      self.view = view
      self.section = section
      self.count = count
      self.hadPendingEdits = hadPendingEdits
    }
  }

  /// Undoes the step.
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

  /// Makes it smaller where it is kept for long: of the applies before the step the last one is left.
  mutating func keepForLong() {
    guard case .version(var kept) = self else { return }
    kept.value.forgetEarlierApplies()
    self = .version(kept)
  }

  var isVersion: Bool {
    if case .version = self { true } else { false }
  }
}
