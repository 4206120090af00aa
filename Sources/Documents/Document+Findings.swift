import Advice
import Cancelling
import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import LayoutComponents
import Snapshots

/// The document as lint reads it.
extension Document {
  /// Likely mistakes in the current view and in the components, most severe first.
  ///
  /// - Complexity: O(components + sections of the snapshot + marks), plus O(visible elements) if sizes were measured.
  package func findings() -> [Finding] {
    let input = fullInput
    let findings = lint(input)
    return tryingMends(of: findings, among: findings) { attempt($0, on: input) }
  }

  /// The most severe likely mistake of which something holds. The corrections of the others are not tried, which is most of the work.
  package func firstFinding(where isWanted: (Finding) -> Bool) -> Finding? {
    let input = fullInput
    let findings = lint(input)
    let first = findings.first(where: isWanted).map { [$0] } ?? []
    return tryingMends(of: first, among: findings) { attempt($0, on: input) }.first
  }

  /// What comes of the steps of a correction.
  private func attempt(_ remedies: [Remedy], on input: LintInput) -> MendAttempt {
    let result: Document?
    do throws(Diagnostic) { result = try self.mended(by: remedies) } catch { return .refused }
    guard var mended = result else { return .notTried }
    var input = input
    input.components = mended.components
    input.configuration = mended.view.configuration
    if !view.register.measures.isEmpty {
      // Other cells may be in sight now, and ask for other sizes.
      mended.takeSizes(since: CopyOnWriteBox(self))
      input.measures = mended.measures
    }
    guard mended.view.provider != view.provider else { return .layout(input) }
    input.uses = mended.view.uses.elements
    input.data = mended.dataSections
    input.lastApply = mended.applyFacts
    return .layout(input)
  }

  /// The errors and warnings of the current state, without those about the last apply or drag.
  ///
  /// - Parameter minds: Whether sections without a layout are reported even if there is no layout at all.
  package func graveFindings(mindingMissingLayout minds: Bool) -> [Finding] {
    var input = layoutInput
    if minds || !view.uses.isEmpty { input.data = dataSections }
    return lint(input) { $0.severity <= .warning && !$0.isPatient }
  }

  /// The findings about an apply or a drag.
  package func remarks(on facts: ApplyFacts? = nil, drop: DropFacts? = nil) -> [Finding] {
    // After most applies there is nothing to say.
    if facts?.isEmpty ?? true, drop == nil { return [] }
    var input = LintInput(environment: surroundings(of: view))
    input.lastApply = facts
    input.lastDrop = drop
    return lint(input) { $0.severity <= .warning }
  }

  /// The layout and the marks, without data.
  var layoutInput: LintInput {
    var input = LintInput(environment: surroundings(of: view))
    input.components = components
    input.configuration = view.configuration
    input.uses = view.uses.elements
    for view in views { input.layoutBoundaries.formUnion(view.boundaries.elements) }
    input.marks.emptySections = view.pending.reloadedSectionIdentifiers.filter {
      view.pending.indexOfSection($0).map { view.pending.numberOfItems(inSectionAt: $0) == 0 } ?? false
    }
    return input
  }

  /// The layout, the data and what was done last.
  private var fullInput: LintInput {
    var input = layoutInput
    // Without any layout, only the snapshot is checked.
    if !view.uses.isEmpty || components.contains(where: { $0.value.kind == .section }) { input.data = dataSections }
    input.measures = measures
    input.marks.itemsOfTheSameCell = view.pending.reloadedItemIdentifiers.untilCancelled.filter {
      view.applied.contains(item: $0) && view.keepsItsCell($0)
    }
    .map { $0.name }
    input.lastApply = applyFacts
    input.lastDrop = dropFacts
    return input
  }

  // MARK: Data

  package var dataSections: [DataSection] {
    (0..<view.applied.numberOfSections).untilCancelled.map { index in
      let identifier = view.applied.sectionIdentifier(at: index) ?? ""
      return DataSection(
        identifier: identifier, items: view.applied.numberOfItems(inSectionAt: index),
        component: layoutSection(for: identifier, at: index))
    }
  }

  /// The measured sizes of components, by their own names and by those of visible items.
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

  /// The maximum number of visible cells compared with their estimates.
  private static var mostMeasuredCells: Int { 100 }

  // MARK: What was done last

  /// The facts about the last apply that still hold.
  private var applyFacts: ApplyFacts? {
    guard let last = view.lastApply.value else { return nil }
    var facts = last.facts ?? ApplyFacts()
    // An item that the next apply removes cannot be reconfigured.
    facts.staleItems.removeAll { view.items.shown[$0] == nil || !view.pending.contains(item: view.identifier(for: $0)) }
    facts.staleHeaders.removeAll { view.sections.shown[$0] == nil || !view.pending.contains(section: $0) || !showsHeader(of: $0) }
    facts.needlesslyReloadedItems.removeAll { !view.pending.contains(item: view.identifier(for: $0)) }
    if view.identity != .content { facts.replacedItems = [] }
    facts.emptyReloadedSections.removeAll { name in
      view.applied.indexOfSection(name).map { view.applied.numberOfItems(inSectionAt: $0) > 0 } ?? true
    }
    facts.renamedSections.removeAll { !view.applied.contains(section: $0.new) }
    facts.switchedSections = switchedSections(since: last.before)
    return facts
  }

  /// Whether a section on screen has a header or a footer, of its own or a list's.
  package func showsHeader(of section: String) -> Bool {
    guard let index = view.applied.indexOfSection(section), let name = layoutSection(for: section, at: index),
      let component = components[name]
    else { return false }
    let list = component.source?.list
    return !component.parts.supplementaries.isEmpty || list?.headerMode == .supplementary || list?.footerMode == .supplementary
  }

  /// The sections that are now laid out by another row, because their index changed.
  package func switchedSections(since before: DocumentSnapshot) -> [ApplyFacts.SwitchedSection] {
    // A section alone has no other index.
    guard max(before.numberOfSections, view.applied.numberOfSections) > 1,
      view.uses.contains(where: { if case .index = $0.target { true } else { false } })
    else { return [] }
    return before.sectionIdentifiers.enumerated().compactMap { index, identifier in
      guard let now = view.applied.indexOfSection(identifier), now != index, let old = layoutSection(for: identifier, at: index),
        let new = layoutSection(for: identifier, at: now), old != new
      else { return nil }
      return ApplyFacts.SwitchedSection(section: identifier, old: old, new: new)
    }
  }

  /// The last drop, from the view of its source, while both views hold the item.
  package var dropFacts: DropFacts? {
    guard let drop = lastDrop.value, drop.source == view.name, drop.isCopy || view.identity == .reference,
      view.applied.contains(item: drop.item),
      let index = index(ofView: drop.destination), views[index].applied.contains(item: drop.copy)
    else { return nil }
    let cells = view.applied.numberOfItems + views[index].applied.numberOfItems
    return DropFacts(
      item: drop.item.name, source: drop.source, destination: drop.destination, isCopy: drop.isCopy, things: cells - 1, cells: cells)
  }
}
