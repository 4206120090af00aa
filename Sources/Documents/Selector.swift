import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Localization
import Snapshots

/// The elements that a word refers to: the first match among items, sections, `section:index`, kinds and components.
package enum Selector: Equatable, Sendable {
  case cell(SnapshotIndexPath)
  case section(Int)
  case kind(String)
  /// The cells of a component: for each section, the paths of the component in the tree of subitems.
  case component([Int: [[Int]]])

  /// True for a component that no section on screen uses.
  var isEmpty: Bool { self == .component([:]) }

  package func selects(_ element: Element, of solution: Solution) -> Bool {
    switch self {
    case .cell(let path): return element.category == .cell && element.section == path.section && element.item == path.item
    case .section(let index): return element.section == index && element.item != nil
    case .kind(let kind): return element.kind == kind
    case .component(let places):
      guard element.category == .cell, let item = element.item, let places = places[element.section],
        let path = solution.subitemPath(ofCell: item, inSection: element.section)
      else { return false }
      return places.contains { path.starts(with: $0) }
    }
  }
}

extension Document {
  package func selector(_ word: String) throws(Diagnostic) -> Selector {
    for (prefix, find) in Self.forcedLookups where word.hasPrefix(prefix) {
      let rest = String(word.dropFirst(prefix.count))
      if let found = find(self, rest) { return found }
      throw .nothingSelected(word, rest, self)
    }
    for find in Self.lookups { if let found = find(self, word) { return found } }
    throw .nothingSelected(word, word, self)
  }

  /// The other meanings of a word, in their unambiguous form: `kind@dot` where `dot` is also an item.
  package func otherMeanings(of word: String) -> [String] {
    guard let first = Self.lookups.lazy.compactMap({ $0(self, word) }).first else { return [] }
    var known = [first]
    return Self.forcedLookups.compactMap { prefix, find in
      guard let found = find(self, word), !found.isEmpty, !known.contains(found) else { return nil }
      known.append(found)
      return prefix + word
    }
  }

  /// True if a word selects anything. Unlike `selector(_:)`, does not search for similar names on failure.
  package func selectsAnything(_ word: String) -> Bool {
    for (prefix, find) in Self.forcedLookups where word.hasPrefix(prefix) { return find(self, String(word.dropFirst(prefix.count))) != nil }
    return Self.lookups.contains { $0(self, word) != nil }
  }

  private typealias Lookup = @Sendable (Document, String) -> Selector?

  private static var lookups: [Lookup] {
    [
      { $0.item($1) }, { $0.section($1) }, { $0.sectionAndIndex($1) }, { $0.kind($1) }, { $0.componentElements($1) },
      { $0.kind(uiKitKindPrefix + $1) },
    ]
  }

  private static var forcedLookups: [(prefix: String, find: Lookup)] {
    [
      ("item@", { $0.item($1) }), ("section@", { $0.section($1) ?? $0.sectionAndIndex($1) }),
      ("kind@", { $0.kind($1) ?? $0.kind(uiKitKindPrefix + $1) }),
      ("component@", { $0.componentElements($1) }),
    ]
  }

  private func item(_ word: String) -> Selector? {
    view.appliedIdentifier(for: word).flatMap { view.applied.indexPath(of: $0) }.map(Selector.cell)
  }

  private func section(_ word: String) -> Selector? { view.applied.indexOfSection(word).map(Selector.section) }

  private func sectionAndIndex(_ word: String) -> Selector? {
    guard let colon = word.lastIndex(of: ":"), let index = Int(word[word.index(after: colon)...]),
      let section = view.applied.indexOfSection(String(word[..<colon])), index >= 0,
      index < view.applied.numberOfItems(inSectionAt: section)
    else { return nil }
    return .cell(SnapshotIndexPath(section: section, item: index))
  }

  private func kind(_ word: String) -> Selector? { kinds.contains(word) ? .kind(word) : nil }

  package var kinds: Set<String> {
    var kinds: Set<String> = []
    for (name, component) in components {
      if component.kind.hasElementKind { kinds.insert(component.elementKind ?? name) }
      guard let list = component.source?.list else { continue }
      kinds.formUnion([Section.headerElementKind, Section.footerElementKind])
      if list.appearance.isGrouped { kinds.insert(Section.listBackgroundElementKind) }
    }
    return kinds
  }

  func componentElements(_ word: String) -> Selector? {
    guard let component = components[word] else { return nil }
    return component.kind.hasElementKind ? .kind(component.elementKind ?? word) : .component(places(of: word))
  }
}

// MARK: Components and their cells

extension Document {
  private func places(of word: String) -> [Int: [[Int]]] {
    var known: [String: [[Int]]] = [:]
    var result: [Int: [[Int]]] = [:]
    for (index, identifier) in view.applied.sectionIdentifiers.enumerated() {
      guard let root = layoutSection(for: identifier, at: index) else { continue }
      let places = known[root] ?? self.places(of: word, in: root)
      known[root] = places
      if !places.isEmpty { result[index] = places }
    }
    return result
  }

  /// The paths from a layout section down to a component; an empty path means the whole section.
  private func places(of word: String, in root: String) -> [[Int]] {
    guard root != word else { return [[]] }
    guard let group = components[root]?.groupName else { return [] }
    let holders = Set(partsBelow(group).filter { components.chain(from: $0, to: word) != nil })
    var found: [[Int]] = []
    var open: [(name: String, path: [Int])] = [(group, [])]
    while let place = open.popLast(), found.count < Section.subitemLimit {
      if place.name == word {
        found.append(place.path)
      } else if place.path.count <= Group.nestingLimit {
        for (index, name) in components.subitems(of: place.name).enumerated() where holders.contains(name) {
          open.append((name, place.path + [index]))
        }
      }
    }
    return found
  }

  package func itemComponent(ofCell item: Int, inSection index: Int, of solution: Solution) -> String? {
    solution.subitemPath(ofCell: item, inSection: index).flatMap { subitemComponent(at: $0, inSection: index) }
  }

  /// The component at the end of a path from a section's group; an empty path means the group itself.
  package func subitemComponent(at path: [Int], inSection index: Int) -> String? {
    let identifier = view.applied.sectionIdentifier(at: index) ?? ""
    guard let root = layoutSection(for: identifier, at: index), var name = components[root]?.groupName else { return nil }
    for subitem in path {
      let subitems = components.subitems(of: name)
      guard subitems.indices.contains(subitem) else { return nil }
      name = subitems[subitem]
    }
    return name
  }
}

extension Diagnostic {
  fileprivate static func nothingSelected(_ word: String, _ name: String, _ document: Document) -> Diagnostic {
    let parts = Set(document.kinds).union(document.someComponents()).sorted()
    let collapsed = document.view.firstOutline { outline in outline.items.contains { $0.name == name } }
    let place: [Phrase] =
      collapsed.map { section in
        [
          "it is in section '\(section.abbreviated)' below a collapsed item: 'outline \(quotedIfNeeded(section.abbreviated))' lists the tree"
        ]
      } ?? []
    let view = document.view
    let refusal = Diagnostic(
      .nothingSelected, "there is no item, section, kind or component '\(word.abbreviated)' on screen",
      at: .word(word, parameter: "selector"),
      notes: place + document.notesOnPendingEdits)
    let names = view.applied.firstItems + view.applied.firstSections + parts
    guard names.count > mostOffered, nearestName(to: name, among: names) == nil else { return refusal.offering(names, insteadOf: name) }
    // Many items would hide the sections and components.
    func list(_ names: [String]) -> String? {
      let shown = names.prefix(mostListed).map { $0.abbreviated } + (names.count > mostListed ? ["…"] : [])
      return names.isEmpty ? nil : shown.joined(separator: ", ")
    }
    let components = document.someComponents()
    let lists: [Phrase?] = [
      list(view.applied.firstItems).map { "items: \($0)" }, list(view.applied.firstSections).map { "sections: \($0)" },
      list(components).map { "components: \($0)" }, list(document.kinds.subtracting(components).sorted()).map { "kinds: \($0)" },
    ]
    var copy = refusal
    copy.notes += lists.compactMap { $0 }
    return copy
  }

  private static let mostOffered = 8
  private static let mostListed = 6
}

package let kindPrefix = "kind@"

/// The common beginning of UIKit's kinds. Answers abbreviate it, and selectors may omit it.
package let uiKitKindPrefix = "UICollectionElementKind"
