import UIKit

/// Applying snapshots after the first one.
extension Recorder {
  func apply(_ shown: ProbeSnapshot) {
    Shown.sizes = shown.sizes
    if shown.outlineSection == nil { applyWhole(shown) }
    for outline in shown.outlines where shown.outlineSection == nil || outline.section == shown.outlineSection {
      dataSource.apply(snapshot(of: outline), to: outline.section, animatingDifferences: false)
    }
  }

  private func applyWhole(_ shown: ProbeSnapshot) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Probe.Item>()
    snapshot.appendSections(shown.sections.map { $0.name })
    for section in shown.sections { snapshot.appendItems(items(section.items), toSection: section.name) }
    snapshot.reloadSections(shown.reloadedSections)
    snapshot.reloadItems(items(shown.reloadedItems))
    snapshot.reconfigureItems(items(shown.reconfiguredItems))
    if shown.usesReloadData {
      dataSource.applySnapshotUsingReloadData(snapshot)
    } else {
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  private func items(_ names: [String]) -> [Probe.Item] { names.map { Probe.item($0) } }

  private func snapshot(of outline: ProbeOutline) -> NSDiffableDataSourceSectionSnapshot<Probe.Item> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Probe.Item>()
    for branch in outline.branches { snapshot.append(items(branch.children), to: branch.parent.map { Probe.item($0) }) }
    snapshot.expand(items(outline.expanded))
    return snapshot
  }
}
