import CommandLanguage
import CompositionalLayout
import Drawing

/// The layout as a tree: sections, groups and items with the sizes they are resolved to, and what was added to them.
///
/// A section's size is what its group's fractions are of; that of what was added is its first element's in the sections on screen that the
/// layout section serves, or what it is in points.
struct TreeReport: Sendable {
  fileprivate struct Node: Sendable {
    var name: String
    var kind: String
    /// What was asked for.
    var asked: String
    /// What became of it, nil where nothing is laid out.
    var size: Size?
    /// How many of it one repetition of its group holds, nil where that says nothing.
    var count: Int?
    var children: [Node] = []
  }

  private var roots: [Node] = []
  private let document: Document

  init(of document: Document) throws(Diagnostic) {
    self.document = document
    let screen = Screen(document)
    for name in Self.usedSections(document) { roots.append(try Self.section(name, in: document)) }
    for name in document.view.boundaries { roots.append(Node(name: name, kind: "boundary", asked: "")) }
    for index in roots.indices {
      let isSection = document.components[roots[index].name]?.kind == .section
      Self.add(to: &roots[index], document, isSection ? screen.part(servedBy: roots[index].name) : screen)
    }
  }

  /// What is on screen.
  fileprivate struct Screen {
    private let document: Document
    private let solution: Solution?
    /// The sections of the snapshot in question; nil for all.
    private var sections: Set<Int>?

    init(_ document: Document) {
      self.document = document
      solution = try? document.solution(of: document.view)
    }

    /// The sections that a layout section serves.
    func part(servedBy component: String) -> Screen {
      var part = self
      part.sections = Set(document.dataSections.enumerated().filter { $0.element.component == component }.map(\.offset))
      return part
    }

    /// The first element of a kind.
    func size(ofKind kind: String) -> Size? {
      guard let solution else { return nil }
      return solution.firstElements(ofKind: kind, at: document.viewport(on: solution)).first { sections?.contains($0.section) ?? true }?
        .frame.size
    }
  }

  /// Adds what was added to a component, and so on below.
  private static func add(to node: inout Node, _ document: Document, _ screen: Screen) {
    guard let component = document.components[node.name] else { return }
    switch component {
    case .boundary(let boundary): node.describe(boundary.size, component, boundary.elementKind, screen)
    case .badge(let badge): node.describe(badge.size, component, badge.elementKind, screen)
    case .background(let background): node.describe(nil, component, background.elementKind, screen)
    case .item, .group, .section:
      node.children += component.additions.map { name in
        Node(name: name, kind: document.components[name]?.kind.rawValue ?? "", asked: "")
      }
    }
    for index in node.children.indices { add(to: &node.children[index], document, screen) }
  }

  var report: Report {
    .listing(
      Listing(lines: { lines }, record: { .object([JSON.Member("sections", .array(roots.map(Self.record)))] + document.pendingMember) }))
  }

  private var lines: [StyledLine] {
    let tree =
      roots.isEmpty
      ? [StyledLine("no layout section is used: 'use NAME' says which serves the snapshot", .faint)]
      : roots.flatMap { Self.lines($0, "", "") }
    return tree + (document.pendingNote.map { [$0] } ?? [])
  }

  private static func usedSections(_ document: Document) -> [String] {
    var names: [String] = []
    for use in document.view.uses where !names.contains(use.component) { names.append(use.component) }
    return names
  }

  // MARK: Nodes

  private static func section(_ name: String, in document: Document) throws(Diagnostic) -> Node {
    guard case .section(let component)? = document.components[name] else {
      throw .wrongKind(name, document.components[name], wanted: "a section")
    }
    let section = try document.section(named: name, in: document.view)
    var node = Node(name: name, kind: "section", asked: component.settingsText, size: groupSize(section, of: wholeSize, in: document))
    guard let group = component.group else { return node }
    let size = groupSize(section, of: section.group.layoutSize, in: document)
    node.children = [try self.group(group, size: size, count: nil, in: document)]
    return node
  }

  /// The size a section's group would have: what a single item as large as the group is given.
  private static func groupSize(_ section: Section, of layoutSize: LayoutSize, in document: Document) -> Size? {
    var probe = section
    probe.group.layoutSize = layoutSize
    probe.boundarySupplementaryItems = []
    probe.decorationItems = []
    probe.group.content = .subitems(.horizontal, [.item(Item(layoutSize: wholeSize))])
    probe.group.contentInsets = .zero
    probe.group.supplementaryItems = []
    let layout = Layout(section: probe, configuration: document.view.configuration)
    return solve(layout, items: [1], in: document.environment.environment(bounds: document.view.bounds)).cell(at: 0, inSection: 0)?.frame
      .size
  }

  private static var wholeSize: LayoutSize { LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)) }

  private static func group(_ name: String, size: Size?, count: Int?, in document: Document) throws(Diagnostic) -> Node {
    guard case .group(let component)? = document.components[name] else {
      throw .wrongKind(name, document.components[name], wanted: "a group")
    }
    var node = Node(
      name: name, kind: "\(component.direction.rawValue) group", asked: component.size.text + Component.group(component).settings.beside,
      size: size, count: count)
    let group = try document.group(named: name)
    let slots = size.map { Self.slots(of: group, size: $0, in: document) } ?? []
    for (index, part) in component.subitems.enumerated() {
      let own = slots.enumerated().filter { $0.offset % component.subitems.count == index }.map(\.element)
      if case .item(let item)? = document.components[part] {
        node.children.append(
          Node(
            name: part, kind: "item", asked: item.size.text + Component.item(item).settings.beside, size: own.first,
            count: slots.isEmpty ? nil : own.count))
      } else {
        node.children.append(try self.group(part, size: own.first, count: slots.isEmpty ? nil : own.count, in: document))
      }
    }
    return node
  }

  /// The sizes of the subitems of one full repetition of a group of a known size.
  ///
  /// The group is solved alone, its nested groups standing as items of their size; it repeats across its own direction, so that a new
  /// repetition shows in a cell that begins where the first one did.
  private static func slots(of group: Group, size: Size, in document: Document) -> [Size] {
    var alone = group
    alone.layoutSize = LayoutSize(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    alone.edgeSpacing = nil
    alone.supplementaryItems = []
    guard let axis = alone.flatten() else { return [] }
    var environment = document.environment.environment(bounds: size)
    environment.layoutDirection = .leftToRight
    environment.safeAreaInsets = .zero
    let layout = Layout(section: Section(group: alone), configuration: LayoutConfiguration(scrollDirection: axis.crossed))
    let solution = solve(layout, items: [slotReach], in: environment)
    var sizes: [Size] = []
    var start: Double?
    for index in 0..<slotReach {
      guard let frame = solution.cell(at: index, inSection: 0)?.frame else { break }
      let position = axis == .horizontal ? frame.minX : frame.minY
      if let start, position <= start { break }
      start = start ?? position
      sizes.append(frame.size)
    }
    return sizes
  }

  /// The most subitems of one repetition that are told apart.
  private static var slotReach: Int { 1_000 }

  // MARK: Lines

  private static func lines(_ node: Node, _ lead: String, _ childLead: String) -> [StyledLine] {
    let count = node.count.map { $0 == 1 ? "" : " ×\($0)" } ?? ""
    let size = node.size.map { "  → \($0.shown)" } ?? ""
    let asked = node.asked.isEmpty ? "" : "  \(node.asked.trimmed)"
    let line = StyledLine(pieces: [
      StyledLine.Piece(.verbatim(lead), .faint), StyledLine.Piece(.verbatim(node.name), .name),
      StyledLine.Piece("  \(node.kind)\(count)\(asked)", .plain),
      StyledLine.Piece(.verbatim(size), .success),
    ])
    var lines = [line]
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1
      lines += Self.lines(child, childLead + (isLast ? "└ " : "├ "), childLead + (isLast ? "  " : "│ "))
    }
    return lines
  }

  private static func record(_ node: Node) -> JSON {
    [
      "name": .string(node.name), "kind": .string(node.kind), "asked": .string(node.asked),
      "size": node.size.map { [.number($0.width), .number($0.height)] } ?? .null, "count": .optional(node.count),
      "children": .array(node.children.map(record)),
    ]
  }
}

extension TreeReport.Node {
  /// What something that was added asks for, and the size of its first element on screen.
  fileprivate mutating func describe(
    _ size: WrittenSize?, _ component: Component, _ elementKind: String?, _ screen: TreeReport.Screen
  ) {
    asked = (size?.text ?? "") + component.settings.beside
    self.size = size?.points ?? screen.size(ofKind: elementKind ?? name)
  }
}

extension Group {
  /// Lets nested groups stand as items of their size; answers the axis, nil for a custom group.
  fileprivate mutating func flatten() -> Axis? {
    func item(_ subitem: Subitem) -> Subitem {
      switch subitem {
      case .item(let item): .item(Item(layoutSize: item.layoutSize, edgeSpacing: item.edgeSpacing))
      case .group(let group): .item(Item(layoutSize: group.layoutSize, edgeSpacing: group.edgeSpacing))
      }
    }
    switch content {
    case .subitems(let axis, let subitems):
      content = .subitems(axis, subitems.map(item))
      return axis
    case .count(let axis, let subitem, let count):
      content = .count(axis, item(subitem), count: count)
      return axis
    case .repeating(let axis, let subitem, let count):
      content = .repeating(axis, item(subitem), count: count)
      return axis
    case .custom: return nil
    }
  }
}

extension WrittenSize {
  /// The size itself where it is given in points.
  fileprivate var points: Size? {
    guard case .absolute(let width) = width.dimension, case .absolute(let height) = height.dimension else { return nil }
    return Size(width: width, height: height)
  }

  /// `fractionalWidth(1) × absolute(100)`
  var text: String { "\(width.text) × \(height.text)" }
}

extension [Setting] {
  /// Settings beside the size.
  fileprivate var beside: String {
    let others = filter { $0.name != "width" && $0.name != "height" }
    return others.isEmpty ? "" : "  " + others.map(\.pair).joined(separator: " ")
  }
}

extension SectionComponent {
  /// The section's own settings.
  fileprivate var settingsText: String {
    SectionComponent.properties.settings(of: self).map(\.pair).joined(separator: " ")
  }
}
