import CommandLanguage
import CompositionalLayout
import Snapshots

/// Which elements a word means: an item, a section, `section:index`, a kind or a component, the first that there is.
enum Selector: Equatable, Sendable {
  case cell(IndexPath)
  case section(Int)
  case kind(String)
  /// All elements of the sections that a component serves or is part of.
  case sections(Set<Int>)

  func selects(_ element: Element) -> Bool {
    switch self {
    case .cell(let path): element.category == .cell && element.section == path.section && element.item == path.item
    case .section(let index): element.section == index && element.item != nil
    case .kind(let kind): element.kind == kind
    case .sections(let indices): indices.contains(element.section) && element.category == .cell
    }
  }
}

extension Document {
  /// What a word selects of the current view's applied snapshot.
  func selector(_ word: String) throws(Diagnostic) -> Selector {
    for (prefix, find) in Self.forcedLookups where word.hasPrefix(prefix) {
      let rest = String(word.dropFirst(prefix.count))
      if let found = find(self, rest) { return found }
      throw .nothingSelected(word, rest, self)
    }
    for find in Self.lookups { if let found = find(self, word) { return found } }
    throw .nothingSelected(word, word, self)
  }

  private typealias Lookup = @Sendable (Document, String) -> Selector?

  private static var lookups: [Lookup] {
    [{ $0.item($1) }, { $0.section($1) }, { $0.sectionAndIndex($1) }, { $0.kind($1) }, { $0.componentElements($1) }]
  }

  private static var forcedLookups: [(prefix: String, find: Lookup)] {
    [
      ("item@", { $0.item($1) }), ("section@", { $0.section($1) ?? $0.sectionAndIndex($1) }), ("kind@", { $0.kind($1) }),
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
    return .cell(IndexPath(section: section, item: index))
  }

  private func kind(_ word: String) -> Selector? { kinds.contains(word) ? .kind(word) : nil }

  /// The kinds of the components.
  var kinds: Set<String> {
    var kinds: Set<String> = []
    for (name, component) in components {
      switch component {
      case .boundary(let boundary): kinds.insert(boundary.elementKind ?? name)
      case .badge(let badge): kinds.insert(badge.elementKind ?? name)
      case .background(let background): kinds.insert(background.elementKind ?? name)
      case .section(let section):
        if section.list != nil { kinds.formUnion([Section.headerElementKind, Section.footerElementKind]) }
      case .item, .group: break
      }
    }
    return kinds
  }

  private func componentElements(_ word: String) -> Selector? {
    switch components[word] {
    case nil: return nil
    case .boundary(let boundary): return .kind(boundary.elementKind ?? word)
    case .badge(let badge): return .kind(badge.elementKind ?? word)
    case .background(let background): return .kind(background.elementKind ?? word)
    case .item, .group, .section:
      let provider = SectionProvider(view.uses)
      let owners = Set(view.uses.map(\.component).filter { chain(from: $0, to: word) != nil })
      let sections = view.applied.sectionIdentifiers.enumerated().filter { index, identifier in
        provider.component(for: identifier, at: index).map(owners.contains) ?? false
      }
      return .sections(Set(sections.map(\.offset)))
    }
  }
}

extension Diagnostic {
  fileprivate static func nothingSelected(_ word: String, _ name: String, _ document: Document) -> Diagnostic {
    let names = document.view.applied.sectionIdentifiers + document.kinds + document.components.keys
    return Diagnostic(
      "nothing-selected", "'\(word.abbreviated)' is no item, section, kind or component on screen", at: .word(word, parameter: "selector"),
      suggestion: nearestItem(to: name, in: document.view.applied) ?? nearestName(to: name, among: names.sorted()),
      notes: document.view.hasPendingEdits ? ["edits are pending: what is on screen is the applied snapshot"] : [])
  }
}
