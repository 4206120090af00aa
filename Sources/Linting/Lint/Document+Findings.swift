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
    let findings = lint(PlacedComponents(self, .everything))
    return tryingRemedies(of: findings, among: findings, in: self)
  }

  /// The most severe likely mistake of which something holds. The corrections of the others are not tried, which is most of the work.
  package func firstFinding(where isWanted: (Finding) -> Bool) -> Finding? {
    let findings = lint(PlacedComponents(self, .everything))
    let first = findings.first(where: isWanted).map { [$0] } ?? []
    return tryingRemedies(of: first, among: findings, in: self).first
  }

  /// The errors and warnings of the current state, without those about the last apply or drag.
  ///
  /// - Parameter minds: Reports sections without a layout even if the document has no layout at all.
  package func graveFindings(mindingMissingLayout minds: Bool) -> [Finding] {
    lint(PlacedComponents(self, minds || !view.uses.isEmpty ? .layoutAndSections : .layout)) { $0.severity <= .warning && !$0.isPatient }
  }

  // MARK: What the checks read

  /// Whether a section of the snapshot needs a layout: without any layout, only the snapshot is checked.
  var hasLayout: Bool { !view.uses.isEmpty || components.contains { $0.value.kind == .section } }

  /// The items marked to be reloaded that keep their kind of cell.
  var reloadedItemsOfTheSameCell: [String] {
    view.pending.reloadedItemIdentifiers.untilCancelled.filter { view.applied.contains(item: $0) && view.keepsItsCell($0) }.map { $0.name }
  }

  /// The sections marked to be reloaded that hold no item.
  var reloadedEmptySections: [String] {
    view.pending.reloadedSectionIdentifiers.filter {
      view.pending.indexOfSection($0).map { view.pending.numberOfItems(inSectionAt: $0) == 0 } ?? false
    }
  }

  /// The measured sizes of components, by their own names and by those of visible items.
  var componentMeasures: [String: [Measure]] {
    guard !view.register.measures.isEmpty else { return [:] }
    var result: [String: [Measure]] = [:]
    for name in components.keys { if let measure = view.register.measures[name] { result[name] = [measure] } }
    guard let solution = try? solution(of: view) else { return result }
    for cell in solution.visibleElements(in: viewport(on: solution), atMost: Self.mostMeasuredCells) where cell.category == .cell {
      guard let index = cell.item, let item = view.applied.item(at: IndexPath(section: cell.section, item: index)),
        let measure = view.register.measures[item.name], let name = itemComponent(ofCell: index, inSection: cell.section, of: solution)
      else { continue }
      result[name, default: []].append(measure)
    }
    return result
  }

  /// The maximum number of visible cells compared with their estimates.
  private static var mostMeasuredCells: Int { 100 }
}
