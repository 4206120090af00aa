import HashTreeCollections
import Localization
import Snapshots

/// The part of a layout that Swift code left open. It is filled when a command reads the layout or when the input ends.
package enum AwaitedByCode: Sendable {
  /// The items, if the code does not say how many there are. Placeholders take their place.
  ///
  /// - Parameter sections: The names of the sections in the code.
  /// - Parameter way: The command or code that sets different numbers.
  case items(sections: [String], way: Phrase)
  /// The layout itself, and the reason why it is missing.
  case layout(Phrase)

  package static let placeholderCount = 6

  package var words: Phrase {
    switch self {
    case .items(_, let way):
      "the code does not set the number of items, so each section has \(Self.placeholderCount) placeholders; \(way)"
    case .layout(let reason): reason
    }
  }
}

extension View {
  package var holdsPlaceholders: Bool { placeholders.value.map(pending.isTriviallyIdentical) ?? false }

  /// Removes the placeholders, as if nothing had been applied. Does nothing if the snapshot has been edited since then.
  package mutating func dropPlaceholders() {
    guard holdsPlaceholders else { return }
    (pending, applied, hasPendingEdits, applyCount) = (.init(), .init(), false, 0)
    (lastApply, pastApplies, lastSummary) = (Derived(nil), Derived(PastApplies()), DifferenceSummary())
    (cells.onScreen, cells.free) = ([:], ReuseQueue())
    placeholders = Derived(nil)
  }

  /// Appends sections, and removes any placeholders first.
  package mutating func appendSections(_ names: [String]) throws(DocumentFault) {
    guard holdsPlaceholders else { return try pending.appendSections(names) }
    var own = DocumentSnapshot()
    try own.appendSections(names)
    dropPlaceholders()
    pending = own
  }
}
