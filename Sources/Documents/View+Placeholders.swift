import HashTreeCollections
import Localization
import Snapshots

/// The part of a layout that Swift code left open. It is filled when a command reads the layout or when the input ends.
package enum AwaitedByCode: Sendable {
  /// The items, if the code does not say how many there are. Placeholders take their place.
  ///
  /// - Parameter sections: The names of the sections in the code.
  /// - Parameter count: The number of items that the functions of the code return.
  /// - Parameter way: The command or code that sets different numbers.
  case items(sections: [String], count: CountOfItems, way: Phrase)
  /// The layout itself, and the reason why it is missing.
  case layout(Phrase)

  package static let placeholderCount = 6

  package var words: Phrase {
    switch self {
    case .items(_, .unset, let way):
      "the code does not set the number of items, so each section has \(Self.placeholderCount) placeholders; \(way)"
    case .items(_, .unread, let way): Self.unknownItems(way)
    case .items(_, .known(let counts), let way) where counts.allSatisfy({ $0 == nil }): Self.unknownItems(way)
    case .items(_, .unknown, let way):
      "the code counts its items only when the app runs, so each section has \(Self.placeholderCount) placeholders; \(way)"
    case .items(_, .known(let counts), let way) where counts.contains(nil):
      "the items of some sections are not known, so these have \(Self.placeholderCount) placeholders each; \(way)"
    case .items(_, .known(let counts), let way):
      "placeholders for the items that the code counts: \(counts.compactMap { $0.map { "\($0)" } }.joined(separator: ", ")); \(way)"
    case .layout(let reason): reason
    }
  }

  private static func unknownItems(_ way: Phrase) -> Phrase {
    "the items of the code are not known, so each section has \(placeholderCount) placeholders; \(way)"
  }

  /// The sections of the placeholders, with their item counts.
  package static func placeholders(in sections: [String], _ count: CountOfItems) -> [(name: String, count: Int)] {
    guard case .known(let counts) = count else {
      return (sections.isEmpty ? ["main"] : sections).map { ($0, placeholderCount) }
    }
    return counts.enumerated().map { index, count in
      (sections.indices.contains(index) ? sections[index] : counts.count == 1 ? "main" : "section\(index)", count ?? placeholderCount)
    }
  }
}

/// The number of items in code without snapshots, from the functions of its data source.
package enum CountOfItems: Equatable, Sendable {
  /// The code has no such functions.
  case unset
  /// The number of each section; nil for a section whose items are not known.
  case known([Int?])
  /// The code makes its data in a way that is not read, or after an event. A message has given the reason.
  case unread
  /// The functions need the running app.
  case unknown
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
