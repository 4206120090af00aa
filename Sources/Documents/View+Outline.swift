import HashTreeCollections
import Snapshots

package typealias Outline = SectionSnapshot<ItemIdentifier>
package typealias OutlineFault = SectionSnapshotFault<ItemIdentifier>

/// A pending snapshot, and outlines whose visible items are known to match its sections.
final class OutlinesInStep: Sendable {
  let pending: DocumentSnapshot
  let outlines: TreeDictionary<String, Outline>

  init(pending: DocumentSnapshot, outlines: TreeDictionary<String, Outline>) {
    self.pending = pending
    self.outlines = outlines
  }
}

extension View {
  package func isHierarchical(_ section: String) -> Bool { pendingOutlines[section] != nil }

  package func outlineSection(holding item: ItemIdentifier) -> String? {
    if let section = pending.sectionIdentifier(containingItem: item) { return isHierarchical(section) ? section : nil }
    // A hidden item is in no section of the flat snapshot.
    return firstOutline { $0.contains(item) }
  }

  /// The first section, in the order of the snapshot, with an outline that meets a condition. The order of the dictionary differs between
  /// runs.
  func firstOutline(where meets: (Outline) -> Bool) -> String? {
    let found = pendingOutlines.filter { meets($0.value) }.map { $0.key }
    guard found.count > 1 else { return found.first }
    return found.min { (pending.indexOfSection($0) ?? .max, $0) < (pending.indexOfSection($1) ?? .max, $1) }
  }

  /// True if a section's items in `pending` are known to match its outline.
  ///
  /// - Complexity: O(1).
  func isInStep(_ section: String) -> Bool {
    guard let outline = pendingOutlines[section], let known = knownInStep[section] else { return false }
    return known.isTriviallyIdentical(to: outline)
  }

  /// Outlines known to match `pending`. A section's outline may have been replaced since then, for example by a revert.
  private var knownInStep: TreeDictionary<String, Outline> {
    guard let known = outlinesInStep.value, known.pending.hasTriviallyIdenticalContent(to: pending) else { return [:] }
    return known.outlines
  }

  /// A section's pending outline, updated to the flat snapshot. A section without an outline has its items as roots.
  ///
  /// - Complexity: O(1) if only outlines have been edited since then, otherwise O(items of the section).
  package func outline(of section: String) -> Outline {
    guard let outline = pendingOutlines[section] else { return pending.outline(ofSection: section) }
    guard !isInStep(section) else { return outline }
    let items = (try? pending.itemIdentifiers(inSection: section)) ?? []
    return outline.visibleItems == items ? outline : outline.rebased(onto: items)
  }

  /// Edits a section's outline, and sets the section's items to the visible ones.
  package mutating func editOutline(of section: String, _ edit: OutlineEdit) throws(OutlineFault) {
    var outline = outline(of: section)
    var inStep = knownInStep
    // A second reference would make the edit copy the storage that it changes.
    outlinesInStep.value = nil
    let before = pendingOutlines[section]
    let takesFromOthers = try edit.apply(to: &outline, of: section, in: &pending)
    if before?.isTriviallyIdentical(to: outline) != true {
      pendingOutlines[section] = outline
      hasPendingEdits = true
    }
    if takesFromOthers { inStep = [:] }
    inStep[section] = outline
    outlinesInStep.value = OutlinesInStep(pending: pending, outlines: inStep)
  }

  /// Replaces an item in every outline, keeping its children, except in the outline on screen that shows it.
  package mutating func replaceInOutlines(_ item: ItemIdentifier, by other: ItemIdentifier) {
    for (section, outline) in pendingOutlines where outline.contains(item) { pendingOutlines[section] = outline.replacing(item, by: other) }
    let shown = applied.sectionIdentifier(containingItem: item)
    for (section, outline) in outlines where section != shown && outline.contains(item) {
      outlines[section] = outline.replacing(item, by: other)
    }
  }

  /// Called after a plain apply: updates outlines to their sections' items, and removes the outlines of deleted sections (diffable-rules
  /// 6).
  mutating func rebaseOutlines() {
    guard !pendingOutlines.isEmpty || !outlines.isEmpty else { return }
    for section in Array(pendingOutlines.keys) {
      pendingOutlines[section] = pending.contains(section: section) ? outline(of: section) : nil
    }
    outlines = pendingOutlines
  }

  /// Applies one section's outline to the screen, but no other pending edits (diffable-rules 6).
  package mutating func apply(outlineOf section: String, by method: ApplyMethod) -> Application {
    let outline = outline(of: section)
    let (old, hadOutlines) = (applied, !outlines.isEmpty)
    applied.apply(outline, to: section)
    outlines[section] = isHierarchical(section) ? outline : nil
    // Items may have come from other sections.
    outlines = Self.brought(outlines, upTo: applied)
    pastApplies.value.append(
      PastApply(
        before: old, marked: applied, outlines: outlines, hadOutlines: hadOutlines, method: method, outlineSection: section))
    hasPendingEdits = hasPendingEdits && hasOtherEdits
    if !hasPendingEdits { (pending, pendingOutlines) = (applied, outlines) }
    return finishApply(from: old, marked: applied, difference: difference(from: old, to: applied, rule: differenceRule), method: method)
  }

  /// Updates the outlines of both snapshots to their sections' items.
  mutating func bringOutlinesUpToDate() {
    pendingOutlines = Self.brought(pendingOutlines, upTo: pending)
    outlines = Self.brought(outlines, upTo: applied)
  }

  private var hasOtherEdits: Bool {
    pending != applied || pendingOutlines.count != outlines.count || pendingOutlines.keys.contains { outline(of: $0) != outlines[$0] }
  }

  /// Updates outlines to a snapshot, and removes those of deleted sections.
  private static func brought(
    _ outlines: TreeDictionary<String, Outline>, upTo snapshot: DocumentSnapshot
  ) -> TreeDictionary<String, Outline> {
    var result = outlines
    for (section, outline) in outlines {
      guard let items = try? snapshot.itemIdentifiers(inSection: section) else {
        result[section] = nil
        continue
      }
      if outline.visibleItems != items { result[section] = outline.rebased(onto: items) }
    }
    return result
  }
}

extension Outline {
  package func replacing(_ item: ItemIdentifier, by other: ItemIdentifier) -> Outline {
    var result = self
    result.replaceItem(item, by: other)
    return result
  }
}
