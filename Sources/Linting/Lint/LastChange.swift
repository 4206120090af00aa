import CompositionalLayout
import Documents
import HashTreeCollections
import Snapshots

/// The last apply and the last drop, without effects that are no longer present.
struct LastChange: Sendable {
  var apply: LastApply?
  /// The stale items whose cells are of another kind now. To reconfigure them would raise an exception.
  var staleItemsOfOtherCells: [String] = []
  /// Sections that keep their items but get a different layout section, because layout sections are chosen by index.
  var switchedSections: [SwitchedSection] = []
  /// The last drop from the current view, while both views still have the item.
  var drop: LastDrop?
  /// The number of items in the two views of the drop.
  var cellsOfDrop = 0
}

package struct SwitchedSection: Sendable {
  package var section: String
  package var old: String
  package var new: String
}

extension Document {
  /// The last change, without effects that later edits have undone.
  var lastChange: LastChange {
    var change = lastDropInSight
    guard var last = view.lastApply.value?.value else { return change }
    // An item that the next apply removes cannot be reconfigured.
    last.staleItems.removeAll { view.items.shown[$0] == nil || !view.pending.contains(item: view.identifier(for: $0)) }
    last.staleHeaders.removeAll { view.sections.shown[$0] == nil || !view.pending.contains(section: $0) || !showsHeader(of: $0) }
    last.needlesslyReloadedItems.removeAll { !view.pending.contains(item: view.identifier(for: $0)) }
    if view.identity != .content { last.replacedItems = [] }
    last.emptyReloadedSections.removeAll { name in
      view.applied.indexOfSection(name).map { view.applied.numberOfItems(inSectionAt: $0) > 0 } ?? true
    }
    last.renamedSections.removeAll { !view.applied.contains(section: $0.new) }
    change.apply = last
    change.staleItemsOfOtherCells = staleItemsOfOtherCells(of: last)
    change.switchedSections = switchedSections(since: last.before)
    return change
  }

  private func staleItemsOfOtherCells(of last: LastApply) -> [String] {
    last.staleItems.filter { !view.keepsItsCell(view.identifier(for: $0)) }
  }

  private var lastDropInSight: LastChange {
    guard let drop = lastDrop.value, drop.source == view.name, drop.isCopy || view.identity == .reference,
      view.applied.contains(item: drop.item),
      let index = index(ofView: drop.destination), views[index].applied.contains(item: drop.copy)
    else { return LastChange() }
    return LastChange(drop: drop, cellsOfDrop: view.applied.numberOfItems + views[index].applied.numberOfItems)
  }

  /// Whether a section on screen has a header or a footer, either its own or a list's.
  private func showsHeader(of section: String) -> Bool {
    guard let index = view.applied.indexOfSection(section), let name = layoutSection(for: section, at: index),
      let component = components[name]
    else { return false }
    let list = component.source?.list
    return !component.parts.supplementaries.isEmpty || list?.headerMode == .supplementary || list?.footerMode == .supplementary
  }

  /// The sections whose layout section changed because their index changed.
  private func switchedSections(since before: DocumentSnapshot) -> [SwitchedSection] {
    // With a single section, no index can change.
    guard max(before.numberOfSections, view.applied.numberOfSections) > 1,
      view.uses.contains(where: { if case .index = $0.target { true } else { false } })
    else { return [] }
    return before.sectionIdentifiers.enumerated().compactMap { index, identifier in
      guard let now = view.applied.indexOfSection(identifier), now != index, let old = layoutSection(for: identifier, at: index),
        let new = layoutSection(for: identifier, at: now), old != new
      else { return nil }
      return SwitchedSection(section: identifier, old: old, new: new)
    }
  }
}

extension Document {
  package func findings(about last: LastApply) -> [Finding] {
    var change = LastChange(apply: last, switchedSections: switchedSections(since: last.before))
    // Most applies have no findings.
    if last.isUnremarkable, change.switchedSections.isEmpty { return [] }
    change.apply?.staleHeaders.removeAll { !showsHeader(of: $0) }
    change.staleItemsOfOtherCells = staleItemsOfOtherCells(of: last)
    // An empty section was reported when it was marked.
    change.apply?.emptyReloadedSections = []
    return findings(about: change)
  }

  /// The findings about a drop that was just made from the current view.
  package var findingsAboutLastDrop: [Finding] { findings(about: lastDropInSight) }

  private func findings(about change: LastChange) -> [Finding] {
    sorted(Check.all.flatMap { $0.findings(about: change) }).filter { $0.severity <= .warning }
  }
}
