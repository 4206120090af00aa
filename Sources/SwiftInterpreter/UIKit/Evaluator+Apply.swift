import SwiftParsing

/// Snapshots are values: each change makes another one, which the variable holds from then on.
extension Evaluator {
  /// Changes a snapshot or a section snapshot in its variable; false if the method is no change of one.
  func changeData(
    _ base: Expression, _ name: String, _ receiver: KnownValue, _ arguments: [ArgumentValue], _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Bool {
    switch receiver {
    case .snapshot(let snapshot):
      guard try snapshotQuery(name, snapshot, arguments, span) == nil else { return false }
      let changed = snapshot.copy()
      _ = try snapshotCall(name, changed, arguments, span)
      try store(.known(.snapshot(changed)), in: base, scope)
    case .outline(var outline):
      guard try outlineQuery(name, outline, arguments, span) == nil else { return false }
      try change(&outline, name, arguments, span)
      try store(.known(.outline(outline)), in: base, scope)
    default: return false
    }
    return true
  }

  /// `dataSource.apply(snapshot)`, and with `to:` of a section snapshot.
  func applySnapshot(_ arguments: [ArgumentValue], usingReloadData: Bool, _ span: Span) throws(Refusal) {
    switch arguments.first?.value {
    case .known(.snapshot(let snapshot))?:
      var line = usingReloadData ? "apply usingReloadData" : "apply"
      let isAnimated = arguments.first { $0.label == "animatingDifferences" }?.value
      if case .bool(false)? = isAnimated { line += " animatingDifferences=false" }
      dataLines += lines(of: snapshot) + [line]
      applyCount += 1
      snapshot.lines = []
      snapshot.base = applyCount
      snapshot.taken = nil
      (applied, appSnapshot) = (snapshot.copy(), nil)
    case .known(.outline(let outline))?:
      guard let section = arguments.first(where: { $0.label == "to" }) else { throw Refusal(.arguments(of: "apply"), at: span) }
      try apply(outline, to: section, span)
    case let found: throw Refusal(.unexpected(found: found?.kindName ?? "nothing", wanted: "NSDiffableDataSourceSnapshot"), at: span)
    }
  }

  /// The commands that make the pending snapshot this one: its edits, or all of it where it was not made from what is on screen.
  func lines(of snapshot: SnapshotObject) -> [String] {
    let isFirst = applyCount == 0 && !host.sections.isEmpty && snapshot.taken == nil
    if snapshot.base == applyCount, !isFirst, let edits = edits(of: snapshot) { return edits }
    var lines = ["delete all"]
    if !snapshot.sections.isEmpty {
      lines.append("append sections \(snapshot.sections.map { identifier($0.identifier) }.joined(separator: " "))")
    }
    for section in snapshot.sections where !section.items.isEmpty {
      lines.append(
        "append items \(section.items.map { identifier($0) }.joined(separator: " ")) to \(identifier(section.identifier))")
    }
    return lines + snapshot.lines.filter { $0.hasPrefix("reload ") || $0.hasPrefix("reconfigure ") }
  }

  private func apply(_ outline: OutlineValue, to argument: ArgumentValue, _ span: Span) throws(Refusal) {
    let place = applied?.sectionType ?? .anything
    let section = try coerce(argument.value, to: place.isAnything ? sectionPlace : place, argument.span)
    let name = identifier(section)
    let snapshot = try snapshotOnScreen(span) ?? SnapshotObject()
    if let index = snapshot.section(name) {
      let old = outlines[name]?.rows.map { $0.item } ?? snapshot.sections[index].items
      if !old.isEmpty { dataLines.append("delete items \(old.map { identifier($0) }.joined(separator: " "))") }
    } else {
      snapshot.append(sections: [item(section)])
      if !hasAppNames || !host.sections.contains(plainIdentifier(section)) { dataLines.append("append sections \(name)") }
    }
    dataLines += outline.lines(to: name, self) + ["apply to \(name)"]
    outlines[name] = outline
    applyCount += 1
    snapshot.lines = []
    snapshot.base = applyCount
    if let index = snapshot.section(name) { snapshot.replaceItems(ofSection: index, by: outline.visible.map { item($0) }) }
    (applied, appSnapshot) = (snapshot, nil)
  }
}
