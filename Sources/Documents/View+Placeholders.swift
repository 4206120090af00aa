import HashTreeCollections
import Localization
import Snapshots

/// The part of a layout that Swift code leaves open until something looks at the layout, or the input ends.
package enum AwaitedByCode: Sendable {
  /// The items, if the code does not say how many there are: placeholders take their place.
  ///
  /// - Parameter sections: The names of the sections in the code.
  /// - Parameter way: How to set other numbers.
  case items(sections: [String], way: Phrase)
  /// The layout itself, with the reason.
  case layout(Phrase)

  /// How many placeholders each section has.
  package static let placeholderCount = 6

  package var words: Phrase {
    switch self {
    case .items(_, let way):
      "the code does not say how many items there are: each section has \(Self.placeholderCount) placeholders; \(way)"
    case .layout(let reason): reason
    }
  }
}

/// Placeholders for the items that Swift code gets from the running app.
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
