import Advice
import CompositionalLayout
import LayoutComponents
import Snapshots

/// The document as lint looks at it.
extension Document {
  /// What is likely a mistake in the current view and in the components, the gravest first.
  ///
  /// - Complexity: O(components + sections of the snapshot + marks), and as much as the screen shows where sizes were measured.
  func findings() -> [Finding] {
    var draft = draft
    // Without any layout the snapshot alone is being tried out.
    if !view.uses.isEmpty || !draft.sections.isEmpty { draft.data = dataSections }
    draft.measures = measures
    draft.marks.itemsOfTheSameCell = view.pending.reloadedItemIdentifiers.filter {
      view.applied.contains(item: $0) && view.keepsItsCell($0)
    }
    .map(\.name)
    draft.lastApply = applyFacts
    draft.lastDrop = dropFacts
    return lint(draft)
  }

  /// The errors and warnings of what stands there now, without what was done last.
  ///
  /// - Parameter minds: whether sections that nothing serves count where there is no layout at all.
  func graveFindings(mindingMissingLayout minds: Bool) -> [Finding] {
    var draft = draft
    if minds || !view.uses.isEmpty { draft.data = dataSections }
    return lint(draft) { $0.severity <= .warning }
  }

  /// What an apply or a drag is to say of what it did.
  func remarks(on facts: ApplyFacts? = nil, drop: DropFacts? = nil) -> [Finding] {
    var draft = Draft(environment: environment.environment(bounds: view.bounds))
    draft.lastApply = facts
    draft.lastDrop = drop
    return lint(draft) { $0.severity <= .warning }
  }

  /// The layout alone, and what is marked.
  var draft: Draft {
    var draft = Draft(environment: environment.environment(bounds: view.bounds))
    draft.configuration = view.configuration
    draft.parts.reserveCapacity(components.count)
    for (name, component) in components { include(name, component, in: &draft) }
    draft.sections = sectionOrder.compactMap { name in components[name].flatMap { part(name, $0) } }
    draft.rows = view.uses.map { ProviderRow(component: $0.component, target: $0.target.row, isConditional: $0.condition != nil) }
    draft.marks.emptySections = view.pending.reloadedSectionIdentifiers.filter { view.pending.indexOfSection($0).map(isEmpty) ?? false }
    return draft
  }

  private func isEmpty(sectionAt index: Int) -> Bool { view.pending.numberOfItems(inSectionAt: index) == 0 }

  // MARK: Components

  private func include(_ name: String, _ component: Component, in draft: inout Draft) {
    if let item = component.item { draft.parts[name] = Part(.item(item), badges: component.parts.supplementaries) }
    if let group = components.flatGroup(component) {
      draft.parts[name] = Part(.group(group), subitems: component.parts.subitems, badges: component.parts.supplementaries)
    }
    if let boundary = try? components.boundary(named: name) {
      draft.boundaries[name] = boundary
      draft.boundaryRoles[name] = component.role == .header ? .header : component.role == .footer ? .footer : nil
    }
    if let badge = try? components.badge(named: name) { draft.badges[name] = badge }
    if let background = try? components.background(named: name) { draft.backgrounds[name] = background }
  }

  private func part(_ name: String, _ component: Component) -> SectionPart? {
    guard var section = component.section(in: surroundings(of: view)) else { return nil }
    let ownKinds = section.boundarySupplementaryItems.map(\.elementKind)
    section.boundarySupplementaryItems = component.parts.supplementaries.compactMap { try? components.boundary(named: $0) }
    return SectionPart(
      name: name, section: section, group: component.groupName, boundaries: component.parts.supplementaries,
      backgrounds: component.parts.backgrounds, ownKinds: ownKinds)
  }

  /// The layout sections, those in use first.
  private var sectionOrder: [String] {
    var seen: Set<String> = []
    let others = components.compactMap { $0.value.kind == .section ? $0.key : nil }.sorted()
    return (view.uses.map(\.component) + others).filter { seen.insert($0).inserted }
  }

  // MARK: Data

  /// The sections on screen.
  var dataSections: [DataSection] {
    let provider = self.provider
    return (0..<view.applied.numberOfSections).map { index in
      let identifier = view.applied.sectionIdentifier(at: index) ?? ""
      return DataSection(
        identifier: identifier, items: view.applied.numberOfItems(inSectionAt: index),
        component: provider.component(for: identifier, at: index))
    }
  }

  /// What components ask for, by their own names and by those of the items in sight.
  private var measures: [Measured] {
    guard !view.register.measures.isEmpty else { return [] }
    let own = components.keys.sorted().compactMap { name in
      view.register.measures[name].map { Measured(component: name, width: $0.width, height: $0.height) }
    }
    guard let solution = try? solution(of: view) else { return own }
    let cells = solution.visibleElements(in: viewport(on: solution), atMost: Self.mostMeasuredCells).filter { $0.category == .cell }
    return own
      + cells.compactMap { cell in
        guard let index = cell.item, let item = view.applied.item(at: IndexPath(section: cell.section, item: index)),
          let measure = view.register.measures[item.name], let name = itemComponent(ofCell: index, inSection: cell.section, of: solution)
        else { return nil }
        return Measured(component: name, width: measure.width, height: measure.height)
      }
  }

  /// How many cells in sight are compared with their estimates.
  private static var mostMeasuredCells: Int { 100 }

  // MARK: What was done last

  /// What is still so of what the last apply did.
  private var applyFacts: ApplyFacts? {
    guard let last = view.lastApply.value else { return nil }
    var facts = last.facts
    facts.staleItems.removeAll { view.items.shown[$0] == nil }
    if view.identity != .content { facts.replacedItems = [] }
    facts.emptyReloadedSections.removeAll { name in
      view.applied.indexOfSection(name).map { view.applied.numberOfItems(inSectionAt: $0) > 0 } ?? true
    }
    facts.renamedSections.removeAll { !view.applied.contains(section: $0.new) }
    facts.switchedSections = switchedSections(since: last.sectionsBefore)
    return facts
  }

  /// The sections that were there before and are laid out by another row now, because they stand elsewhere.
  func switchedSections(since before: [String]) -> [ApplyFacts.SwitchedSection] {
    guard view.uses.contains(where: { if case .index = $0.target { true } else { false } }) else { return [] }
    let provider = self.provider
    return before.enumerated().compactMap { index, identifier in
      guard let now = view.applied.indexOfSection(identifier), now != index, let old = provider.component(for: identifier, at: index),
        let new = provider.component(for: identifier, at: now), old != new
      else { return nil }
      return ApplyFacts.SwitchedSection(section: identifier, old: old, new: new)
    }
  }

  /// The last drop, seen from the view it came from, while both views hold the item.
  var dropFacts: DropFacts? {
    guard let drop = lastDrop.value, drop.source == view.name, drop.isCopy || view.identity == .reference,
      view.applied.contains(item: drop.item),
      let index = index(ofView: drop.destination), views[index].applied.contains(item: drop.copy)
    else { return nil }
    let cells = view.applied.numberOfItems + views[index].applied.numberOfItems
    return DropFacts(
      item: drop.item.name, source: drop.source, destination: drop.destination, isCopy: drop.isCopy, things: cells - 1, cells: cells)
  }
}

extension Use.Target {
  fileprivate var row: ProviderRow.Target {
    switch self {
    case .every: .every
    case .section(let identifier): .section(identifier)
    case .index(let index): .index(index)
    }
  }
}
