import CompositionalLayout
import Documents
import Localization
import Rendering

/// The parts of a view's layout sections that elements and groups come from, each listed once. A page shows their descriptions and draws
/// their gaps and insets.
struct PageParts {
  /// Top, left, bottom and right.
  static let sides = JSONShape.tuple(.number, count: 4)

  static let shape: JSONShape = [
    "name": .string, "path": .array(.integer), "size": .tuple(.string, count: 2), "estimated": .tuple(.bool, count: 2), "insets": sides,
    "axis": .optional(.cases(of: Axis.self)), "spacing": .optional(.string),
  ]

  private struct PartKey: Hashable {
    var choice: Int
    var path: [Int]
  }

  private var document: Document
  private let layout: Layout
  private let isMirrored: Bool
  private var indices: [PartKey: Int] = [:]
  private(set) var json: [JSON] = []

  init(of document: Document, _ layout: Layout) {
    self.document = document
    self.layout = layout
    isMirrored = document.environment.direction == .rightToLeft
  }

  /// The layout section of a section in the data; nil if it has none.
  func section(at index: Int) -> Section? {
    choice(at: index).map { layout.sections[$0] }
  }

  private func choice(at index: Int) -> Int? {
    guard let last = layout.choices.last, let choice = index < layout.choices.count ? layout.choices[index] : last else { return nil }
    return layout.sections.indices.contains(choice) ? choice : nil
  }

  /// The index of the part at a path of subitems below a section's group, or -1 if the section has no layout.
  mutating func index(of path: [Int], inSection section: Int) -> Int {
    guard let choice = choice(at: section) else { return -1 }
    let key = PartKey(choice: choice, path: path)
    if let known = indices[key] { return known }
    indices[key] = json.count
    json.append(part(at: path, below: layout.sections[choice].group, inSection: section))
    return json.count - 1
  }

  private func part(at path: [Int], below group: Group, inSection section: Int) -> JSON {
    var part = Subitem.group(group)
    for index in path {
      guard let next = part.subitem(at: index) else { break }
      part = next
    }
    let (size, insets, supplementaries) = (part.layoutSize, part.contentInsets, part.spacing)
    return [
      "name": .string(document.subitemComponent(at: path, inSection: section) ?? ""), "path": .array(path.map(JSON.integer)),
      "size": [.string(size.widthDimension.words), .string(size.heightDimension.words)],
      "estimated": [.bool(size.widthDimension.isEstimated), .bool(size.heightDimension.isEstimated)],
      "insets": insets.sides(isMirrored), "axis": .optional(part.axis?.rawValue), "spacing": .optional(supplementaries),
    ]
  }
}

extension Subitem {
  fileprivate func subitem(at index: Int) -> Subitem? {
    guard case .group(let group) = self else { return nil }
    switch group.content {
    case .subitems(_, let subitems): return subitems.indices.contains(index) ? subitems[index] : nil
    case .count(_, let subitem, _), .repeating(_, let subitem, _): return subitem
    case .custom: return nil
    }
  }

  fileprivate var layoutSize: LayoutSize {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  fileprivate var contentInsets: DirectionalEdgeInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  /// The group's axis; nil for items and custom groups.
  fileprivate var axis: Axis? {
    guard case .group(let group) = self else { return nil }
    switch group.content {
    case .subitems(let axis, _), .count(let axis, _, _), .repeating(let axis, _, _): return axis
    case .custom: return nil
    }
  }

  fileprivate var spacing: String? {
    guard case .group(let group) = self, let spacing = group.interItemSpacing else { return nil }
    return "\(spacing.isFlexible ? "flexible" : "fixed")(\(rounded(spacing.spacing)))"
  }
}

extension Dimension {
  fileprivate var words: String { "\(form.rawValue)(\(rounded(value)))" }
}

extension DirectionalEdgeInsets {
  /// Top, left, bottom and right.
  func sides(_ isMirrored: Bool) -> JSON {
    [.number(top), .number(isMirrored ? trailing : leading), .number(bottom), .number(isMirrored ? leading : trailing)]
  }
}

extension Rect {
  var json: JSON { .array(numbers.map(JSON.number)) }
}
