import HashTreeCollections
import Snapshots

/// Items that stand in for those that Swift code gets from the running app.
extension View {
  /// Whether the placeholders are all that the view has.
  package var holdsPlaceholders: Bool { placeholders.value.map(pending.isTriviallyIdentical) ?? false }

  /// Takes the placeholders, as if nothing had been applied; without effect if the snapshot has been edited since.
  package mutating func dropPlaceholders() {
    guard holdsPlaceholders else { return }
    (pending, applied, hasPendingEdits, applyCount) = (.init(), .init(), false, 0)
    (lastApply, pastApplies, lastSummary) = (Derived(nil), Derived(PastApplies()), DifferenceSummary())
    (cells.onScreen, cells.free) = ([:], ReuseQueue())
    placeholders = Derived(nil)
  }

  /// Appends sections, in place of placeholders.
  package mutating func appendSections(_ names: [String]) throws(DocumentFault) {
    guard holdsPlaceholders else { return try pending.appendSections(names) }
    var own = DocumentSnapshot()
    try own.appendSections(names)
    dropPlaceholders()
    pending = own
  }
}
