import Snapshots
import SwiftParsing

/// Changes and applies snapshots. Snapshots are values: each change stores a new one in the variable.
extension Evaluator {
  /// Calls a mutating method of a snapshot or section snapshot. Returns false for queries and other values.
  func changeData(
    _ base: Expression, _ name: String, _ receiver: KnownValue, _ arguments: [ArgumentValue], _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Bool {
    switch receiver {
    case .snapshot(let snapshot):
      guard try snapshotQuery(name, snapshot, arguments, span) == nil else { return false }
      try refuseConstant(base, .member, scope, at: span)
      let changed = snapshot.copy()
      try change(changed, name, arguments, span)
      try store(.known(.snapshot(changed)), in: base, scope)
    case .outline(var outline):
      guard try outlineQuery(name, outline, arguments, span) == nil else { return false }
      try refuseConstant(base, .member, scope, at: span)
      try change(&outline, name, arguments, span)
      try store(.known(.outline(outline)), in: base, scope)
    default: return false
    }
    return true
  }

  /// Implements `dataSource.apply(snapshot)`, and `apply(_:to:)` for section snapshots.
  func applySnapshot(_ arguments: [ArgumentValue], usingReloadData: Bool, _ span: Span) throws(Refusal) {
    var applied = arguments.first?.value
    if case .implicit(let member)? = applied { applied = try resolve(member, .system("NSDiffableDataSourceSnapshot")) }
    switch applied {
    case .known(.snapshot(let snapshot))?:
      try refuseUnequalHashes(snapshot, span)
      if let applied = applies.snapshot {
        try noteContentIdentity(from: applied, to: snapshot, span)
        noteNewIdentities(from: applied, to: snapshot, span)
      }
      var line = usingReloadData ? "apply usingReloadData" : "apply"
      let isAnimated = arguments.first { $0.label == "animatingDifferences" }?.value
      if case .bool(false)? = isAnimated { line += " animatingDifferences=false" }
      applies.lines += lines(of: snapshot) + [line]
      applies.count += 1
      // The code's own value keeps its marks, so the next apply of it reloads again.
      snapshot.lines = snapshot.markLines
      snapshot.base = applies.count
      snapshot.taken = nil
      let shown = SnapshotObject(snapshot.content.withoutMarks)
      (shown.base, shown.sectionType, shown.itemType) = (applies.count, snapshot.sectionType, snapshot.itemType)
      if let applied = applies.snapshot { shown.keepValues(of: applied) }
      (applies.snapshot, appSnapshot) = (shown, nil)
      rebaseOutlines()
    case .known(.outline(let outline))?:
      guard let section = arguments.first(where: { $0.label == "to" }) else { throw Refusal(.arguments(of: "apply"), at: span) }
      try apply(outline, to: section, span)
    case .opaque(let unknown)?: throw unknown.refusal(at: span)
    case let found: throw Refusal(.unexpected(found: found?.kindName ?? "nothing", wanted: "NSDiffableDataSourceSnapshot"), at: span)
    }
  }

  /// The commands that turn the pending snapshot into this one.
  ///
  /// These are its edits if it was taken from the content on screen, or else commands that replace everything.
  func lines(of snapshot: SnapshotObject) -> [String] {
    let isFirst = applies.count == 0 && !host.sections.isEmpty && snapshot.taken == nil
    if snapshot.base == applies.count, !isFirst, let edits = edits(of: snapshot) { return edits }
    var lines = ["delete all"]
    let sections = snapshot.sections
    if !sections.isEmpty { lines.append("append sections \(sections.map { $0.word }.joined(separator: " "))") }
    for section in sections {
      let items = snapshot.items(of: section)
      if !items.isEmpty { lines.append("append items \(items.map { $0.word }.joined(separator: " ")) to \(section.word)") }
    }
    return lines + snapshot.markLines
  }

  /// Updates the trees of section snapshots to the sections' items on screen, as a plain apply does (`diffable-rules 6`).
  private func rebaseOutlines() {
    guard let snapshot = applies.snapshot else { return }
    for (name, outline) in applies.outlines {
      guard let section = snapshot.section(named: name) else {
        applies.outlines[name] = nil
        continue
      }
      let items = snapshot.items(of: section)
      if outline.content.visibleItems != items { applies.outlines[name]?.content = outline.content.rebased(onto: items) }
    }
  }

  private func apply(_ outline: OutlineValue, to argument: ArgumentValue, _ span: Span) throws(Refusal) {
    let place = applies.snapshot?.sectionType ?? .anything
    let value = try coerce(argument.value, to: place.isAnything ? sectionPlace : place, argument.span)
    let section = try identify(value, argument.span, isSection: true)
    let snapshot = try snapshotOnScreen(span) ?? SnapshotObject()
    let taken = applies.snapshot?.content.itemIdentifiers ?? []
    if let known = snapshot.section(named: section.name) {
      let old = keptOutline(of: section.name)?.items ?? snapshot.items(of: known)
      if !old.isEmpty { applies.lines.append("delete items \(old.map { $0.word }.joined(separator: " "))") }
      try? snapshot.content.deleteItems(snapshot.items(of: known))
    } else {
      try? snapshot.content.appendSections([section])
      if !hasAppNames || !host.sections.contains(section.name) { applies.lines.append("append sections \(section.word)") }
    }
    applies.lines += outline.content.lines(to: section.word, taken: taken) + ["apply to \(section.word)"]
    applies.outlines[section.name] = outline
    applies.count += 1
    snapshot.lines = []
    snapshot.base = applies.count
    _ = try? snapshot.content.appendItems(outline.content.visibleItems, toSection: section)
    (applies.snapshot, appSnapshot) = (snapshot, nil)
    // Items may have come from other sections.
    rebaseOutlines()
  }
}
