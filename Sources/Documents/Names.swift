import CommandLanguage
import HashTreeCollections
import Localization
import Snapshots

/// The maximum number of names that are compared to find a similar one, so that a typo stays cheap in a large document.
private let reach = 20_000

extension DocumentSnapshot {
  package var firstSections: [String] { (0..<min(numberOfSections, reach)).compactMap { sectionIdentifier(at: $0) } }

  package var firstItems: [String] {
    var names: [String] = []
    for section in 0..<min(numberOfSections, reach) {
      for item in items(inSectionAt: section).prefix(reach - names.count) { names.append(item.name) }
      guard names.count < reach else { break }
    }
    return names
  }
}

extension Outline {
  package var firstItems: [String] { items.prefix(reach).map { $0.name } }
}

extension Document {
  /// The names of at most `reach` components of the given kinds.
  package func someComponents(of kinds: [Component.ComponentKind] = Component.ComponentKind.allCases) -> [String] {
    components.lazy.prefix(reach).filter { kinds.contains($0.value.kind) }.map { $0.key }.sorted()
  }
}

extension Diagnostic {
  package static func unknownItem(_ name: String, in snapshot: DocumentSnapshot, at place: Location) -> Diagnostic {
    Diagnostic(.unknownItem, "there is no item '\(name.abbreviated)' in the snapshot", at: place)
      .offering(snapshot.firstItems, insteadOf: name)
  }

  package static func unknownSection(_ name: String, in snapshot: DocumentSnapshot, at place: Location) -> Diagnostic {
    Diagnostic(.unknownSection, "there is no section '\(name.abbreviated)' in the snapshot", at: place)
      .offering(snapshot.firstSections, insteadOf: name)
  }
}
