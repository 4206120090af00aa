import CompositionalLayout
import Documents
import Localization
import Snapshots

extension Document {
  /// The reasons why nothing on screen matches a selector: a fault in the layout, a lint finding, or a missing step.
  package func absence(of selector: Selector, named word: String, on solution: Solution) -> [Phrase] {
    let sections = sections(of: selector)
    let faults = solution.faults.filter { fault in fault.section.map(sections.contains) ?? false }
    if let fault = faults.first { return [fault.sentence] }
    let names = componentNames(of: selector, named: word)
    let subjects = names.union(names.flatMap { components.owners(of: $0) })
    // `omission` covers components that were never added, and names the command.
    let finding = firstFinding { $0.severity <= .warning && $0.id != "sup-never-added" && $0.subject.isAbout(subjects) }
    if let finding { return [finding.remark(in: self)] }
    if let name = names.sorted().first { return [omission(of: name)] }
    let empty = sections.sorted().compactMap { view.applied.sectionIdentifier(at: $0) }
    return empty.prefix(1).map { "section '\($0)' has no items on screen; add some with 'append items' and 'apply'" }
  }

  private func sections(of selector: Selector) -> Set<Int> {
    switch selector {
    case .cell(let path): [path.section]
    case .section(let index): [index]
    case .kind: Set(0..<view.applied.numberOfSections)
    case .component(let places): Set(places.keys)
    }
  }

  private func componentNames(of selector: Selector, named word: String) -> Set<String> {
    switch selector {
    case .cell, .section: []
    case .kind(let kind):
      Set(components.filter { $0.value.kind.hasElementKind && ($0.value.elementKind ?? $0.key) == kind }.map { $0.key })
    case .component: components[word] == nil ? [] : [word]
    }
  }

  /// The missing step between defining a component and seeing it on screen.
  func omission(of name: String) -> Phrase {
    guard view.applied.numberOfItems > 0 else { return "no items are on screen; add some with 'append items' and 'apply'" }
    let kind = components[name]?.kind
    let owners = components.owners(of: name).sorted()
    if kind == .section { return "no section on screen uses '\(name)'; choose it with 'use \(name)'" }
    if let owner = owners.first { return "'\(name)' belongs to '\(owner)', which no section on screen uses" }
    switch kind {
    case .boundary: return "'\(name)' was not added to a section; add it with 'add \(name) to SECTION'"
    case .badge: return "'\(name)' was not added to an item or group; add it with 'add \(name) to ITEM'"
    case .background: return "'\(name)' was not added to a section; add it with 'add \(name) to SECTION'"
    case .item, .group, .section, nil: return "no group contains '\(name)'; list it after 'of' in 'define group'"
    }
  }
}

extension Subject {
  fileprivate func isAbout(_ names: Set<String>) -> Bool {
    switch self {
    case .component(let name), .property(let name, _): names.contains(name)
    case .section, .items, .layout: false
    }
  }
}
