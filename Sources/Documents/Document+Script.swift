import Cancelling
import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Localization
import Snapshots

/// Writes a document as the lines that rebuild it exactly.
extension Document {
  private static var identifiersPerLine: Int { 12 }
  /// The maximum number of bytes that words take up in one line; only a single longer word exceeds it.
  private static var bytesPerLine: Int { Tokenizer.longestLine / 4 }

  package var script: String { scriptLines.joined(separator: "\n") + "\n" }

  /// The lines that rebuild the document, in their long form.
  package var scriptLines: [String] {
    let definitions = self.definitions
    var lines = environmentRecord.lines
    lines += definitions.map { $0.line }
    lines += definitions.flatMap { $0.additionLines }
    for view in views { lines += record(of: view).lines + stateLines(of: view) }
    if view.name != views.last?.name { lines.append("view \(quotedIfNeeded(view.name))") }
    return lines
  }

  /// The definitions of all components, each after its subitems.
  package var definitions: [ComponentDefinition] {
    components.inOrderOfDefinition.compactMap { name in components[name].map { $0.definition(named: name) } }
  }

  package var environmentRecord: EnvironmentRecord {
    var expected = EnvironmentSettings()
    if let held = environment.device, let device = Device.named(held.name) {
      expected.os = environment.os
      expected.hold(device, as: held)
      expected.os = EnvironmentSettings().os
    }
    let changed = EnvironmentSettings.properties.properties.filter { !$0.isMember && $0.text(environment) != $0.text(expected) }
    return EnvironmentRecord(
      device: environment.device, settings: changed.map { Setting(name: $0.name, value: $0.text(environment) ?? "") })
  }

  package func record(of view: View) -> ViewRecord {
    ViewRecord(
      name: view.name, bounds: view.bounds, identity: view.identity, differenceRule: view.differenceRule,
      settings: LayoutConfiguration.properties.settings(of: view.configuration), added: view.boundaries.elements,
      useLines: view.uses.map { $0.line }
    )
  }

  /// The lines that rebuild a view's snapshots, scroll offsets, sizes and cells.
  package func stateLines(of whole: View) -> [String] {
    let (view, namesakes) = whole.withNamesakesApart
    var lines = snapshotLines(of: view)
    lines += scrollLines(of: view)
    lines += measureLines(of: view)
    // This comes after the apply, which would otherwise request cells from the registrations.
    lines += cellLines(of: view)
    lines += keptCellLines(of: view)
    lines += codeLines(of: view)
    return lines + namesakes.map { "keep name \(quotedIfNeeded($0.name)) as \(quotedIfNeeded($0.item.word))" }
  }

  // MARK: Cells

  private func cellLines(of view: View) -> [String] {
    view.cells.registrations.map { cell in
      let type = cell.type.map { " for \(quotedIfNeeded($0))" } ?? ""
      return "register cell \(quotedIfNeeded(cell.name))\(type)\(cell.configuresOnce ? " configuring once" : "")"
    }
      + view.cells.presentations.map { presentation in
        let target =
          switch presentation.target {
          case .section(let identifier): quotedIfNeeded(identifier)
          case .index(let index): "index \(index)"
          }
        return "present \(target) as \(quotedIfNeeded(presentation.cell))"
      }
  }

  private func keptCellLines(of view: View) -> [String] {
    func words(_ cell: CellRegister.Cell) -> String {
      "\(cell.name.map { "as \(quotedIfNeeded($0)) " } ?? "")shows \(quotedIfNeeded(cell.shows))"
    }
    let onScreen = view.cells.onScreen.map { "keep cell \(quotedIfNeeded($0.key.name)) \(words($0.value))" }.sorted()
    return onScreen + view.cells.free.cells.map { "keep cell \(words($0))" }
  }

  // MARK: Scrolling and sizes

  private func scrollLines(of view: View) -> [String] {
    var lines = view.orthogonalOffsets.keys.sorted().map { section in
      "scroll \(quotedIfNeeded(section)) to \(shortest(view.orthogonalOffsets[section] ?? 0)) --exactly"
    }
    if let offset = view.contentOffset { lines.append("scroll to \(shortest(offset.x)),\(shortest(offset.y)) --exactly") }
    return lines
  }

  private func measureLines(of view: View) -> [String] {
    let asked = sizeLines(of: view)
    let taken = view.register.taken.untilCancelled.map { taker, size in "measure \(taker.words) \(size.typed)\(taker.clause) taken" }
      .sortedUntilCancelled()
    return asked + taken.enumerated().untilCancelled.map { $0.offset == 0 ? "\($0.element) --only" : $0.element }
  }

  /// The lines that set the sizes for which the cells and supplementary views of a view ask.
  package func sizeLines(of view: View) -> [String] {
    view.register.measures.keys.sortedUntilCancelled().untilCancelled.filter { !isGoneMeasure($0, of: view) }.untilCancelled.map {
      measureLine($0, of: view)
    }
  }

  /// A scrolled view moves back when its content gets shorter, so `--later` defers measuring until all sizes are set.
  private func measureLine(_ name: String, of view: View) -> String {
    "measure \(quotedIfNeeded(name)) \(view.register.measures[name]?.pairs ?? "")\(view.isScrolled ? " --later" : "")"
  }

  /// True if a measure's name is not an existing item, component or kind.
  private func isGoneMeasure(_ name: String, of view: View) -> Bool {
    components[name] == nil && !name.hasPrefix(kindPrefix) && isGone(name, from: view)
  }

  // MARK: Snapshots

  private func snapshotLines(of view: View) -> [String] {
    var lines = linesOfWhatIsGone(from: view) + lines(appending: view.applied, view.outlines)
    // Content that the screen shows is set before the apply, and later content is set after it.
    let sections = view.sections.contents.keys.sorted()
    lines += sections.filter(view.applied.contains(section:)).flatMap {
      sectionContentLine($0, view.sections.shown[$0] ?? view.sections.content(of: $0))
    }
    for name in view.items.contents.keys.sortedUntilCancelled().untilCancelled where applied(name, in: view) {
      lines += contentLine(name, view.items.shown[name] ?? view.items.content(of: name))
    }
    if view.applyCount > 0 {
      let summary = "\"\(view.lastSummary.parts.joined(separator: ", "))\""
      lines.append("apply number=\(view.applyCount) summary=\(summary)")
    }
    lines += view.sections.shown.keys.sorted().flatMap { sectionContentLine($0, view.sections.content(of: $0)) }
    // These come before the pending edits, because items hidden by outlines follow them only while both snapshots are equal.
    for name in view.items.shown.keys.sortedUntilCancelled().untilCancelled { lines += contentLine(name, view.items.content(of: name)) }
    if view.hasPendingEdits { lines += pendingLines(of: view) }
    lines += sections.filter { !view.applied.contains(section: $0) && view.pending.contains(section: $0) }.flatMap {
      sectionContentLine($0, view.sections.content(of: $0))
    }
    for name in view.items.contents.keys.sortedUntilCancelled().untilCancelled where !applied(name, in: view) && !isGone(name, from: view) {
      lines += contentLine(name, view.items.content(of: name))
    }
    return lines + markLines(of: view.pending)
  }

  private func pendingLines(of view: View) -> [String] {
    if let appended = view.appendedOnly {
      return Self.lines("append sections", appended.sections)
        + appended.items.flatMap { Self.lines("append items", $0.items.map { $0.name }, "to \(quotedIfNeeded($0.section))") }
    }
    // `delete all` on an empty snapshot would not count as an edit.
    return (view.applied.numberOfSections == 0 ? ["append sections gone"] : []) + ["delete all"]
      + lines(appending: view.pending, view.pendingOutlines) + flatLines(of: view)
  }

  /// The lines that keep the content and measures of deleted sections and items, which return if they are inserted again: the script
  /// appends them, sets these values, and reverts.
  private func linesOfWhatIsGone(from view: View) -> [String] {
    let sections = view.sections.contents.keys.sorted().filter {
      !view.applied.contains(section: $0) && !view.pending.contains(section: $0)
    }
    let contents = view.items.contents.keys.untilCancelled.filter { isGone($0, from: view) }.sortedUntilCancelled()
    let measures = view.register.measures.keys.untilCancelled.filter { isGoneMeasure($0, of: view) }.sortedUntilCancelled()
    let gone = Set((contents + measures).untilCancelled).sortedUntilCancelled()
    guard !gone.isEmpty || !sections.isEmpty else { return [] }
    return Self.lines("append sections", sections.isEmpty ? ["gone"] : sections) + Self.lines("append items", gone)
      + sections.flatMap { sectionContentLine($0, view.sections.content(of: $0)) }
      + contents.flatMap { contentLine($0, view.items.content(of: $0)) } + measures.map { measureLine($0, of: view) } + ["revert"]
  }

  private func isGone(_ name: String, from view: View) -> Bool {
    !applied(name, in: view) && !view.pending.contains(item: view.identifier(for: name))
  }

  private func applied(_ name: String, in view: View) -> Bool { view.appliedIdentifier(for: name) != nil }

  private func contentLine(_ name: String, _ content: Content) -> [String] { Self.lines("content \(quotedIfNeeded(name))", content) }

  private func sectionContentLine(_ name: String, _ content: Content) -> [String] {
    Self.lines("content section \(quotedIfNeeded(name))", content)
  }

  private static func lines(_ words: String, _ content: Content) -> [String] {
    wrapped(content.map { "\($0.key)=\(quotedIfNeeded($0.value))" }, atMost: .max).map { "\(words) \($0.joined(separator: " "))" }
  }

  func lines(appending snapshot: DocumentSnapshot, _ outlines: TreeDictionary<String, Outline>) -> [String] {
    var lines = Self.lines("append sections", snapshot.sectionIdentifiers)
    var flat: [String] = []
    for (index, section) in snapshot.sectionIdentifiers.enumerated().untilCancelled {
      if let outline = outlines[section] {
        lines += Self.lines(of: outline, in: section, unused: snapshot.unusedName)
      } else {
        flat += Self.lines(
          "append items", snapshot.items(inSectionAt: index).untilCancelled.map { $0.name }, "to \(quotedIfNeeded(section))")
      }
    }
    // Flat sections come last: if a name is both hidden in an outline and in a flat section, it then refers to the flat section's item.
    return lines + flat
  }

  /// The lines that set the items of all sections, if an outline is not up to date with the pending snapshot; otherwise empty.
  private func flatLines(of view: View) -> [String] {
    var listed: Set<ItemIdentifier> = []
    var isInStep = true
    for (section, outline) in view.pendingOutlines {
      let visible = outline.visibleItems
      let items = (try? view.pending.itemIdentifiers(inSection: section)) ?? []
      if visible != items { isInStep = false }
      listed.formUnion(visible)
    }
    guard !isInStep else { return [] }
    let gone = listed.untilCancelled.filter { !view.pending.contains(item: $0) }.map { $0.name }.sortedUntilCancelled()
    let kept = view.pending.sectionIdentifiers.enumerated().flatMap { index, section in
      Self.lines("keep items", view.pending.items(inSectionAt: index).untilCancelled.map { $0.name }, "in \(quotedIfNeeded(section))")
    }
    guard !gone.isEmpty else { return kept }
    let unused = view.pending.unusedSection
    return kept + ["append sections \(unused)"] + Self.lines("keep items", gone, "in \(unused)") + ["delete sections \(unused)"]
  }

  /// The lines of an outline: its roots, the children of each parent, then the expanded items.
  private static func lines(of outline: Outline, in section: String, unused name: String) -> [String] {
    let clause = "to \(quotedIfNeeded(section))"
    // A hierarchical section may be empty.
    if outline.numberOfItems == 0 { return ["append items \(name) \(clause)", "collapse items \(name)", "delete items \(name)"] }
    // An item shown by another section may be hidden in this one.
    let place = "in \(quotedIfNeeded(section))"
    var lines = outline.branches.untilCancelled.flatMap { branch in
      Self.lines(
        "append items", branch.children.untilCancelled.map { $0.name },
        branch.parent.map { "\(clause) under \(quotedIfNeeded($0.name))" } ?? clause)
    }
    // `collapse` makes the section hierarchical even if no item has children.
    if let first = outline.items.first { lines.append("collapse items \(quotedIfNeeded(first.name)) \(place)") }
    return lines + Self.lines("expand items", outline.expandedItems.map { $0.name }, place)
  }

  func markLines(of snapshot: DocumentSnapshot) -> [String] {
    Self.lines("reload sections", snapshot.reloadedSectionIdentifiers)
      + Self.lines("reload items", snapshot.reloadedItemIdentifiers.map { $0.name })
      + Self.lines("reconfigure items", snapshot.reconfiguredItemIdentifiers.map { $0.name })
  }

  static func lines(_ verb: String, _ names: [String], _ clause: String? = nil) -> [String] {
    wrapped(names.untilCancelled.map(quotedIfNeeded), atMost: identifiersPerLine).untilCancelled.map { words in
      ([verb] + words + (clause.map { [$0] } ?? [])).joined(separator: " ")
    }
  }

  private static func wrapped(_ words: [String], atMost count: Int) -> [[String]] {
    var lines: [[String]] = []
    var length = 0
    for word in words.untilCancelled {
      length += word.utf8.count
      if let last = lines.indices.last, lines[last].count < count, length <= bytesPerLine {
        lines[last].append(word)
      } else {
        lines.append([word])
        length = word.utf8.count
      }
    }
    return lines
  }
}

extension Measure {
  fileprivate var pairs: String {
    [width.map { "width=\(shortest($0))" }, height.map { "height=\(shortest($0))" }].compactMap { $0 }.joined(separator: " ")
  }
}

extension MeasureRegister.Taker {
  fileprivate var words: String {
    switch self {
    case .item(let item): quotedIfNeeded(item.name)
    case .boundary(let kind, _): quotedIfNeeded(kindPrefix + kind)
    }
  }

  fileprivate var clause: String {
    if case .boundary(_, let section?) = self { " section=\(quotedIfNeeded(section))" } else { "" }
  }
}
