import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

/// The distance between two elements, and the reasons for it.
package struct Neighbours: Sendable {
  private let names: [Phrase]
  private let frames: [Rect]
  private let reasons: [Phrase]

  /// Compares two elements as they are on screen.
  package init(_ one: Element, _ other: Element, in document: Document, _ solution: Solution, at viewport: Viewport) {
    let pair = ElementPair(one, other, in: document, solution, at: viewport)
    names = [pair.one.name, pair.other.name]
    frames = [one.frame, other.frame]
    reasons = pair.reasons
  }

  package var report: Report {
    let lines =
      [StyledLine(relation, .heading)] + zip(names, frames).map { StyledLine("  \($0): \($1.shown)").hanging(at: 4) }
      + reasons.map { StyledLine("  \($0)").hanging(at: 4) }
    return .listing(
      lines,
      record: [
        "frames": .array(frames.map { .array($0.numbers.map(JSON.number)) }), "relation": .string(relation.english),
        "reasons": .array(reasons.map { .string($0.english) }),
      ])
  }

  package static let shape: JSONShape = ["frames": .array(.frame), "relation": .string, "reasons": .strings]

  private var relation: Phrase {
    let (one, other) = (frames[0], frames[1])
    if let area = one.overlap(with: other) {
      return "\(names[0]) and \(names[1]) overlap by \(rounded(area.width)) × \(rounded(area.height))"
    }
    let distances = Axis.allCases.map { (axis: $0, length: one.distance(to: other, along: $0)) }.filter { $0.length >= 0 }
    guard distances.contains(where: { $0.length > 0 }) else { return "\(names[0]) and \(names[1]) touch" }
    let apart = distances.filter { $0.length > 0 }.map { distance -> Phrase in
      distance.axis == .horizontal
        ? "\(rounded(distance.length)) points apart horizontally" : "\(rounded(distance.length)) points apart vertically"
    }
    return "\(names[0]) and \(names[1]) are \(apart.joined(separator: " and "))"
  }
}

extension BoundarySupplementaryItem {
  /// The settings that let it cover cells, except for pinning.
  func reasonsToCover(_ name: String) -> [Phrase] {
    var found: [Phrase] = []
    if !extendsBoundary {
      found.append("extendsBoundary of '\(name)' is false, so it takes up no space and covers the content")
    }
    if offset != .zero {
      let offset = Notation<Point>.point.text(offset)
      found.append("the offset \(offset) moves '\(name)' out of the space that it takes up")
    }
    return found
  }
}

/// Two elements of a solved layout, with the components that place them.
private struct ElementPair {
  struct ComparedElement {
    var element: Element
    var name: Phrase
    var names: StepNames
    /// The path of subitems to a cell; empty for other elements.
    var path: [Int]
    /// The component of a supplementary or decoration item, with its name.
    var component: (name: String, value: Component)?
  }

  let one: ComparedElement
  let other: ComparedElement
  private let document: Document
  private let solution: Solution
  private let viewport: Viewport
  private let placed: PlacedComponents

  init(_ one: Element, _ other: Element, in document: Document, _ solution: Solution, at viewport: Viewport) {
    (self.document, self.solution, self.viewport) = (document, solution, viewport)
    placed = PlacedComponents(document, .layout)
    func side(_ element: Element) -> ComparedElement {
      let names = document.stepNames(of: element, in: solution)
      let path = element.category == .cell ? solution.subitemPath(ofCell: element.item ?? 0, inSection: element.section) ?? [] : []
      let component = names.component.flatMap { name in document.components[name].map { (name: name, value: $0) } }
      return ComparedElement(element: element, name: names.element, names: names, path: path, component: component)
    }
    self.one = side(one)
    self.other = side(other)
  }

  private var areOverlapping: Bool { one.element.frame.overlap(with: other.element.frame) != nil }

  /// All known reasons for the relation between the two frames, or a sentence saying that there are none.
  var reasons: [Phrase] {
    var found = [one, other].flatMap(reasonsOfAttachment)
    if one.element.category == .cell, other.element.category == .cell { found += reasonsOfCells }
    var seen: Set<String> = []
    found = found.filter { seen.insert($0.english).inserted }
    if !found.isEmpty { return found }
    return areOverlapping
      ? ["no spacing, offset or pinning causes this; 'explain' shows the steps for each element"]
      : ["no spacing is set between them"]
  }

  // MARK: Supplementary and decoration items

  private func reasonsOfAttachment(of side: ComparedElement) -> [Phrase] {
    guard let component = side.component else { return [] }
    switch component.value.value {
    case .boundary(let item, _): return reasons(of: item, component.name, side)
    case .badge:
      return ["'\(component.name)' is a badge: its anchors attach it to an item or a group, and it can cover their neighbours"]
    case .background: return ["'\(component.name)' is a background, which covers its whole section below the cells"]
    case .item, .group, .section: return []
    }
  }

  private func reasons(of item: BoundarySupplementaryItem, _ name: String, _ side: ComparedElement) -> [Phrase] {
    var found: [Phrase] = []
    let isPinned = FramePart.allCases.contains { part in
      part.isPosition
        && solution.steps(behind: part, of: side.element.id, at: viewport).contains { if case .pinned = $0.reason { true } else { false } }
    }
    if item.pinToVisibleBounds {
      found.append(
        isPinned
          ? "'\(name)' is pinned to the visible bounds: it stays in place while the content scrolls under it"
          : "'\(name)' pins to the visible bounds: it stays on screen while the content scrolls under it")
    }
    if let place = section(of: side), place.section.interGroupSpacing != 0 {
      found.append("interGroupSpacing of '\(place.name)' does not apply between '\(name)' and the groups")
    }
    return found + item.reasonsToCover(name)
  }

  // MARK: Cells

  private var reasonsOfCells: [Phrase] {
    guard one.element.section == other.element.section else { return reasonsOfSections }
    let numbers = [one, other].map { side in
      side.element.item.flatMap { solution.groupNumber(ofCell: $0, inSection: side.element.section) }
    }
    let isSameGroup = numbers[0] == numbers[1]
    return (isSameGroup ? reasonsOfItemSpacing : reasonsOfGroupSpacing) + [one, other].flatMap(reasonsOfOwnSize)
  }

  private var reasonsOfSections: [Phrase] {
    let spacing = document.view.configuration.interSectionSpacing
    var found: [Phrase] = spacing == 0 ? [] : ["interSectionSpacing of the layout is \(rounded(spacing)) and applies between all sections"]
    for side in [one, other] {
      guard let place = section(of: side) else { continue }
      if place.section.interGroupSpacing != 0 { found.append("interGroupSpacing of '\(place.name)' does not apply between sections") }
      guard place.section.contentInsets != .zero else { continue }
      found.append("contentInsets of '\(place.name)' are \(place.section.contentInsets.notation)")
    }
    return found + [one, other].flatMap(reasonsOfOwnSize)
  }

  private var reasonsOfItemSpacing: [Phrase] {
    var found: [Phrase] = []
    for group in groups(of: one) where groups(of: other).contains(where: { $0.name == group.name }) {
      if case .custom = group.group.content { found.append("'\(group.name)' is a custom group, whose item provider sets each frame") }
      if let spacing = group.group.interItemSpacing, spacing.spacing != 0 {
        found.append("interItemSpacing of '\(group.name)' is \(Notation<Spacing>.spacing.text(spacing))")
      }
    }
    return found
  }

  private var reasonsOfGroupSpacing: [Phrase] {
    guard let place = section(of: one) else { return [] }
    return [
      "\(one.name) and \(other.name) are in different groups",
      "interGroupSpacing of '\(place.name)' is \(rounded(place.section.interGroupSpacing))",
    ]
  }

  /// The insets, edge spacing and size by which a cell's components differ from their slots.
  private func reasonsOfOwnSize(of side: ComparedElement) -> [Phrase] {
    var found: [Phrase] = []
    for (index, group) in groups(of: side).enumerated() where index < side.path.count {
      let path = Array(side.path[...index])
      guard let name = side.names.subitems[path], let component = document.components[name] else { continue }
      if let insets = component.contentInsets, insets != .zero { found.append("contentInsets of '\(name)' are \(insets.notation)") }
      if let edges = component.edgeSpacing, edges != EdgeSpacing() {
        found.append("edgeSpacing of '\(name)' is \(Notation<EdgeSpacing>.edgeSpacing.text(edges))")
      }
      let axis = group.axis.crossed
      guard let child = group.children.first(where: { $0.name == name }), child.size[axis] > group.fit.innerSize[axis] + Check.tolerance
      else { continue }
      found.append(
        "'\(name)' is \(rounded(child.size[axis])) \(axis.wide) in '\(group.name)', which has \(rounded(group.fit.innerSize[axis])): it reaches beyond the group"
      )
    }
    return found
  }

  // MARK: Places

  private func section(of side: ComparedElement) -> SectionPlace? {
    let name = document.layoutSection(at: side.element.section)
    return placed.sections.first { $0.name == name }
  }

  /// The groups around a cell, from the section's own group inwards.
  private func groups(of side: ComparedElement) -> [GroupPlace] {
    side.path.indices.compactMap { depth in
      let name = side.names.subitems[Array(side.path[..<depth])]
      return placed.groups.first { $0.name == name }
    }
  }
}

extension DirectionalEdgeInsets {
  fileprivate var notation: String { Notation<DirectionalEdgeInsets>.insets.text(self) }
}

extension Rect {
  /// The size of the intersection; nil if the rectangles do not overlap.
  fileprivate func overlap(with other: Rect) -> Size? {
    let (width, height) = (-distance(to: other, along: .horizontal), -distance(to: other, along: .vertical))
    return width > Check.tolerance && height > Check.tolerance ? Size(width: width, height: height) : nil
  }

  /// The space between two rectangles along an axis; negative if they overlap along it.
  fileprivate func distance(to other: Rect, along axis: Axis) -> Double {
    max(origin[axis], other.origin[axis]) - min(origin[axis] + size[axis], other.origin[axis] + other.size[axis])
  }
}
