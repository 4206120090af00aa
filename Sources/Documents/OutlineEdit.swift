import Cancelling
import Snapshots

/// An edit of a section's outline. It also updates the flat snapshot, in which the section has the outline's visible items.
package enum OutlineEdit: Sendable {
  case append([ItemIdentifier], to: ItemIdentifier?)
  case insert([ItemIdentifier], Side, ItemIdentifier)
  case delete([ItemIdentifier])
  case expand([ItemIdentifier])
  case collapse([ItemIdentifier])
  case replaceChildren(of: ItemIdentifier, with: Outline)
  case insertOutline(Outline, Side, ItemIdentifier)

  /// Edits an outline and its section.
  ///
  /// - Returns: True if items moved here from other sections.
  /// - Complexity: O(items that are added, removed, shown or hidden · log n).
  package func apply(to outline: inout Outline, of section: String, in pending: inout DocumentSnapshot) throws(OutlineFault) -> Bool {
    var step = OutlineStep(section: section, outline: outline, pending: pending)
    switch self {
    case .append(let items, let parent): try step.append(items, to: parent)
    case .insert(let items, let side, let item): try step.insert(items, side, item)
    case .delete(let items): try step.delete(items)
    case .expand(let items): for item in items.untilCancelled { try step.expand(item) }
    case .collapse(let items): for item in items.untilCancelled { try step.collapse(item) }
    case .replaceChildren(let parent, let graft): try step.replaceChildren(of: parent, with: graft)
    case .insertOutline(let graft, let side, let item): try step.insertOutline(graft, side, item)
    }
    outline = step.outline
    pending = step.pending
    return step.takesFromOthers
  }
}

private struct OutlineStep {
  let section: String
  var outline: Outline
  var pending: DocumentSnapshot
  private(set) var takesFromOthers = false

  mutating func append(_ items: [ItemIdentifier], to parent: ItemIdentifier?) throws(OutlineFault) {
    guard let parent else {
      try outline.append(items)
      return show(items, before: nil)
    }
    let place = outline.contains(parent) ? try InsertionPoint(after: parent, outline) : nil
    try outline.append(items, to: parent)
    if try isOpen(parent) { show(items, before: place?.next) }
  }

  mutating func insert(_ items: [ItemIdentifier], _ side: Side, _ item: ItemIdentifier) throws(OutlineFault) {
    let place = outline.contains(item) ? try InsertionPoint(side, item, outline) : nil
    switch side {
    case .before: try outline.insert(items, before: item)
    case .after: try outline.insert(items, after: item)
    }
    if isVisible(item) { show(items, before: place?.next) }
  }

  mutating func delete(_ items: [ItemIdentifier]) throws(OutlineFault) {
    for item in items.untilCancelled where outline.contains(item) {
      let gone = try [item] + outline.shownDescendants(of: item)
      try outline.delete([item])
      hide(gone)
    }
  }

  mutating func expand(_ item: ItemIdentifier) throws(OutlineFault) {
    guard outline.contains(item), try !outline.isExpanded(item) else { return }
    outline.expand([item])
    if isVisible(item) { show(try outline.shownDescendants(of: item), before: try outline.item(followingSubtreeOf: item)) }
  }

  mutating func collapse(_ item: ItemIdentifier) throws(OutlineFault) {
    guard outline.contains(item) else { return }
    if isVisible(item) { hide(try outline.shownDescendants(of: item)) }
    outline.collapse([item])
  }

  mutating func replaceChildren(of parent: ItemIdentifier, with graft: Outline) throws(OutlineFault) {
    let before = outline.contains(parent) ? try outline.shownDescendants(of: parent) : []
    try outline.replace(childrenOf: parent, using: graft)
    guard try isOpen(parent) else { return }
    hide(before)
    show(try outline.shownDescendants(of: parent), before: try outline.item(followingSubtreeOf: parent))
  }

  mutating func insertOutline(_ graft: Outline, _ side: Side, _ item: ItemIdentifier) throws(OutlineFault) {
    let place = outline.contains(item) ? try InsertionPoint(side, item, outline) : nil
    switch side {
    case .before: try outline.insert(graft, before: item)
    case .after: try outline.insert(graft, after: item)
    }
    if isVisible(item) { show(graft.visibleItems, before: place?.next) }
  }

  /// The position of new items: before `next`, or at the end if it is nil.
  private struct InsertionPoint {
    var next: ItemIdentifier?

    init(after item: ItemIdentifier, _ outline: Outline) throws(OutlineFault) { next = try outline.item(followingSubtreeOf: item) }

    init(_ side: Side, _ item: ItemIdentifier, _ outline: Outline) throws(OutlineFault) {
      next = side == .before ? item : try outline.item(followingSubtreeOf: item)
    }
  }

  private func isOpen(_ item: ItemIdentifier) throws(OutlineFault) -> Bool { try outline.isExpanded(item) && isVisible(item) }

  /// True if the item and thus all its ancestors are expanded. The flat section contains exactly these items, so this costs O(log n) at any
  /// depth.
  private func isVisible(_ item: ItemIdentifier) -> Bool { pending.sectionIdentifier(containingItem: item) == section }

  /// Adds items of the outline to the flat snapshot, or moves them from other sections.
  private mutating func show(_ items: [ItemIdentifier], before next: ItemIdentifier?) {
    if items.untilCancelled.contains(where: { pending.contains(item: $0) }) { takesFromOthers = true }
    pending.put(items, before: next, inSection: section)
  }

  private mutating func hide(_ items: [ItemIdentifier]) {
    for item in items.untilCancelled where pending.sectionIdentifier(containingItem: item) == section { pending.removeItem(item) }
  }
}
