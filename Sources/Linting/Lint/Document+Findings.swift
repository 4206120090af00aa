import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Snapshots

extension Document {
  /// Likely mistakes in the current view and in the components, most severe first.
  ///
  /// - Complexity: O(components + sections of the snapshot + marks), plus O(visible elements) if sizes were measured.
  package func findings() -> [Finding] {
    let placed = PlacedComponents(self, .everything)
    let findings = lint(placed)
    return tryingRemedies(of: findings, in: placed, among: findings)
  }

  /// The most severe likely mistake that satisfies a condition. This is faster than `findings()`, because only its fixes are tried.
  package func firstFinding(where isWanted: (Finding) -> Bool) -> Finding? {
    let placed = PlacedComponents(self, .everything)
    let findings = lint(placed)
    let first = findings.first(where: isWanted).map { [$0] } ?? []
    return tryingRemedies(of: first, in: placed, among: findings).first
  }

  /// The errors and warnings about the current state, except those about the last apply or drag.
  ///
  /// - Parameter minds: Whether to report sections without a layout even if the document has no layout at all.
  package func graveFindings(mindingMissingLayout minds: Bool) -> [Finding] {
    lint(PlacedComponents(self, minds || !view.uses.isEmpty ? .layoutAndSections : .layout)) { $0.severity <= .warning && !$0.isPatient }
  }

  // MARK: What the checks read

  /// Whether to check the layouts of sections. If there is no layout, only the snapshot is checked.
  var hasLayout: Bool { !view.uses.isEmpty || components.contains { $0.value.kind == .section } }

  /// The items marked for reloading that keep the same type of cell.
  var reloadedItemsOfTheSameCell: [String] {
    view.pending.reloadedItemIdentifiers.untilCancelled.filter { view.applied.contains(item: $0) && view.keepsItsCell($0) }.map { $0.name }
  }

  var reloadedEmptySections: [String] {
    view.pending.reloadedSectionIdentifiers.filter {
      view.pending.indexOfSection($0).map { view.pending.numberOfItems(inSectionAt: $0) == 0 } ?? false
    }
  }

  /// The measured sizes of components, set for the components themselves or for visible items.
  func componentMeasures(in solution: Solution?) -> [String: [Measure]] {
    guard !view.register.measures.isEmpty else { return [:] }
    var result: [String: [Measure]] = [:]
    for name in components.keys { if let measure = view.register.measures[name] { result[name] = [measure] } }
    guard let solution else { return result }
    for cell in solution.visibleElements(in: viewport(on: solution), atMost: Self.mostMeasuredCells) where cell.category == .cell {
      guard let index = cell.item, let item = view.applied.item(at: SnapshotIndexPath(section: cell.section, item: index)),
        let measure = view.register.measures[item.name], let name = itemComponent(ofCell: index, inSection: cell.section, of: solution)
      else { continue }
      result[name, default: []].append(measure)
    }
    return result
  }

  private static var mostMeasuredCells: Int { 100 }
}
