import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

/// The layout as a tree: sections, groups and items with their resolved sizes, and the components added to them.
///
/// The size of a section is the size that its group's fractions refer to. The size of an added component is the size of its first element
/// on screen, in sections that use the layout section, or else its size in points.
package struct TreeReport: Sendable {
  fileprivate struct Node: Sendable {
    var name: String
    /// Nil if no component has the name.
    var part: Component.ComponentKind?
    /// The group's axis, or nil if this is not a group.
    var direction: Arrangement.Direction?
    /// The requested size.
    var asked: String
    /// The resolved size; nil if the layout is not solved.
    var size: Size?
    /// The number of times that one repetition of the group contains it; nil if that does not apply.
    var count: Int?
    var children: [Node] = []

    /// Whether the size is the one that fractions refer to, rather than the component's own size.
    var isSection: Bool { part == .section }

    /// The kind in JSON.
    var kind: String { (direction.map { "\($0.rawValue) " } ?? "") + (part?.rawValue ?? "") }

    /// The kind in text.
    var words: Phrase {
      switch direction {
      case .horizontal: "horizontal group"
      case .vertical: "vertical group"
      case .custom: "custom group"
      case nil: part?.words ?? ""
      }
    }
  }

  private var roots: [Node] = []
  private var document: Document

  package init(of document: Document) throws(Diagnostic) {
    self.document = document
    let screen = ShownPart(document)
    for name in Self.usedSections(document) { roots.append(try Self.section(name, in: document)) }
    for name in document.view.boundaries { roots.append(Node(name: name, part: .boundary, asked: "")) }
    for index in roots.indices {
      let isSection = document.components[roots[index].name]?.kind == .section
      Self.add(to: &roots[index], document, isSection ? screen.part(servedBy: roots[index].name) : screen)
    }
  }

  fileprivate struct ShownPart {
    private var document: Document
    private let solution: Solution?
    /// The sections of the snapshot to consider; nil for all.
    private var sections: Set<Int>?

    package init(_ document: Document) {
      self.document = document
      solution = try? document.solution(of: document.view)
    }

    /// The part of the screen that uses a layout section.
    package func part(servedBy component: String) -> ShownPart {
      var part = self
      part.sections = Set((0..<document.view.applied.numberOfSections).filter { document.layoutSection(at: $0) == component })
      return part
    }

    package func size(ofKind kind: String) -> Size? {
      guard let solution else { return nil }
      return solution.firstElements(ofKind: kind, at: document.viewport(on: solution)).first { sections?.contains($0.section) ?? true }?
        .frame.size
    }
  }

  /// Adds the components that were added to a component, recursively.
  private static func add(to node: inout Node, _ document: Document, _ screen: ShownPart) {
    guard let component = document.components[node.name] else { return }
    if component.kind.hasElementKind {
      node.asked = component.asked
      node.size = component.layoutSize?.points ?? screen.size(ofKind: component.elementKind ?? node.name)
    }
    node.children += component.parts.added.map { name in
      Node(name: name, part: document.components[name]?.kind, asked: "")
    }
    for index in node.children.indices { add(to: &node.children[index], document, screen) }
  }

  package var report: Report {
    .listing(lines, record: .object([JSON.Member("sections", .array(roots.map(Self.record)))] + document.pendingMember))
  }

  private var lines: [StyledLine] {
    let tree =
      roots.isEmpty
      ? [StyledLine(document.components.isEmpty ? Self.nothingMade : Self.nothingUsed, .faint)]
      : roots.flatMap { Self.lines($0, "", "") }
    return tree + (document.pendingNote.map { [$0] } ?? [])
  }

  private static let nothingMade: Phrase = "there is no layout section yet; make one with 'template grid 3'"
  private static let nothingUsed: Phrase = "no layout section is used; choose one with 'use NAME'"

  private static func usedSections(_ document: Document) -> [String] {
    var names: [String] = []
    for use in document.view.uses where !names.contains(use.component) { names.append(use.component) }
    return names
  }

  // MARK: Nodes

  private static func section(_ name: String, in document: Document) throws(Diagnostic) -> Node {
    let environment = document.surroundings(of: document.view)
    let section = try document.components.section(named: name, in: environment)
    let container = section.space(in: document.view.configuration, environment: environment).groupContainer
    let component = document.components[name]
    let settings = component?.settings.map { $0.pair } ?? []
    var node = Node(name: name, part: .section, asked: settings.joined(separator: " "), size: container.asFrame(in: environment))
    if let group = component?.groupName {
      let size = section.group.fit(in: container, environment: environment).size.asFrame(in: environment)
      node.children = [subitem(group, size: size, count: nil, in: document)]
    }
    return node
  }

  private static func subitem(_ name: String, size: Size?, count: Int?, in document: Document) -> Node {
    guard let component = document.components[name] else { return Node(name: name, asked: "") }
    var node = Node(
      name: name, part: component.kind, direction: component.arrangement?.direction, asked: component.asked, size: size, count: count)
    let subitems = component.parts.subitems
    let environment = document.surroundings(of: document.view)
    let fit = size.flatMap { document.components.flatGroup(component)?.sized($0).fit(in: $0, environment: environment) }
    for (index, subitem) in subitems.enumerated() {
      // The slots in one repetition are assigned to the subitems in turn.
      let slots = fit.map { ($0.count + subitems.count - 1 - index) / subitems.count } ?? 0
      let size = slots > 0 ? fit?.subitemSizes[index].asFrame(in: environment) : nil
      node.children.append(Self.subitem(subitem, size: size, count: (fit?.count ?? 0) > 0 ? slots : nil, in: document))
    }
    return node
  }

  // MARK: Lines

  private static func lines(_ node: Node, _ lead: String, _ childLead: String) -> [StyledLine] {
    let count = node.count.map { $0 == 1 ? "" : " ×\($0)" } ?? ""
    let size: Phrase? = node.size.map { node.isSection ? "  → container of its groups \($0.shown)" : .verbatim("  → \($0.shown)") }
    let asked = node.asked.isEmpty ? "" : "  \(node.asked.trimmed)"
    let line = StyledLine(pieces: [
      StyledLine.StyledPhrase(.verbatim(lead), .faint), StyledLine.StyledPhrase(.verbatim(node.name), .name),
      StyledLine.StyledPhrase("  \(node.words)\(count)\(asked)", .plain),
      StyledLine.StyledPhrase(size ?? .verbatim(""), .success),
    ])
    var lines = [line.continuing(after: childLead + (node.children.isEmpty ? "    " : "│   "))]
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1
      lines += Self.lines(child, childLead + (isLast ? "└ " : "├ "), childLead + (isLast ? "  " : "│ "))
    }
    return lines
  }

  package static let shape = JSONShape.object([JSONShape.Member("sections", .array(.reference("node"))), .pending])

  package static let nodeShape: JSONShape = [
    "name": .string, "kind": .string, "asked": .string, "size": .optional(.size), "count": .optional(.integer),
    "children": .array(.reference("node")),
  ]

  private static func record(_ node: Node) -> JSON {
    [
      "name": .string(node.name), "kind": .string(node.kind), "asked": .string(node.asked),
      "size": node.size.map { [.number($0.width), .number($0.height)] } ?? .null, "count": .optional(node.count),
      "children": .array(node.children.map(record)),
    ]
  }
}

extension Component {
  /// The requested size, and the other settings.
  fileprivate var asked: String {
    let others = settings.filter { $0.name != PropertyName.width.rawValue && $0.name != PropertyName.height.rawValue }
    return sizeText + (others.isEmpty ? "" : "  " + others.map { $0.pair }.joined(separator: " "))
  }
}

extension Group {
  fileprivate func sized(_ size: Size) -> Group {
    var group = self
    group.layoutSize = LayoutSize(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    return group
  }
}

extension LayoutSize {
  /// The size if both dimensions are absolute.
  fileprivate var points: Size? {
    guard widthDimension.form == .absolute, heightDimension.form == .absolute else { return nil }
    return Size(width: widthDimension.value, height: heightDimension.value)
  }
}
