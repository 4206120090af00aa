import CompositionalLayout
import Wording

/// A named part of a layout, as `define` makes it. It names the parts it is made of, so that they can change after it.
enum Component: Equatable, Codable, Sendable {
  case item(ItemComponent)
  case group(GroupComponent)
  case section(SectionComponent)
  case boundary(BoundaryComponent)
  case badge(BadgeComponent)
  case background(BackgroundComponent)

  enum Kind: String, CaseIterable, Codable, Sendable {
    case item, group, section, boundary, badge, background

    var withArticle: Phrase {
      switch self {
      case .item: "an item"
      case .group: "a group"
      case .section: "a section"
      case .boundary: "a boundary"
      case .badge: "a badge"
      case .background: "a background"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .item: .item
    case .group: .group
    case .section: .section
    case .boundary: .boundary
    case .badge: .badge
    case .background: .background
    }
  }
}

/// A width and a height as they were written.
struct WrittenSize: Equatable, Codable, Sendable {
  var width: WrittenDimension
  var height: WrittenDimension

  /// What an absent dimension is in UIKit (layout-rules 1).
  static let zero = WrittenSize(width: .absolute(0), height: .absolute(0))

  var layoutSize: LayoutSize { LayoutSize(widthDimension: width.dimension, heightDimension: height.dimension) }
}

struct ItemComponent: Equatable, Codable, Sendable {
  var size = WrittenSize.zero
  var contentInsets = DirectionalEdgeInsets.zero
  var edgeSpacing: EdgeSpacing?
  var badges: [String] = []
}

struct GroupComponent: Equatable, Codable, Sendable {
  enum Direction: String, CaseIterable, Codable, Sendable {
    case horizontal, vertical, custom
  }

  var direction = Direction.horizontal
  var size = WrittenSize.zero
  var subitems: [String] = []
  /// `subitem:count:`, which divides the group.
  var count: Int?
  /// `repeatingSubitem:count:`, which repeats the subitem at its own size.
  var repeatingSubitem: Int?
  var interItemSpacing: Spacing?
  var contentInsets = DirectionalEdgeInsets.zero
  var edgeSpacing: EdgeSpacing?
  /// What a custom group's item provider answers; nil for groups of subitems.
  var frames: [CustomItem]?
  var badges: [String] = []
}

struct SectionComponent: Equatable, Codable, Sendable {
  enum Content: Equatable, Codable, Sendable {
    case group(String)
    case list(ListConfiguration)
  }

  var content: Content
  /// Nil where a list section keeps its own.
  var contentInsets: DirectionalEdgeInsets?
  var interGroupSpacing = 0.0
  var contentInsetsReference: ContentInsetsReference?
  var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  var orthogonalScrollingProperties = OrthogonalScrollingProperties()
  var supplementariesFollowContentInsets = true
  var boundaries: [String] = []
  var backgrounds: [String] = []

  var group: String? {
    if case .group(let name) = content { name } else { nil }
  }

  var list: ListConfiguration? {
    get { if case .list(let configuration) = content { configuration } else { nil } }
    set { if let newValue { content = .list(newValue) } }
  }
}

struct BoundaryComponent: Equatable, Codable, Sendable {
  /// What it was defined as, which says where it stands when nothing else does.
  enum Role: String, CaseIterable, Codable, Sendable {
    case boundary, header, footer

    var alignment: RectAlignment { self == .footer ? .bottom : .top }
  }

  var role = Role.boundary
  var size = WrittenSize.zero
  var alignment = RectAlignment.top
  var offset = Point.zero
  var extendsBoundary = true
  var pinToVisibleBounds = false
  var zIndex = 1
  /// Nil where the component's own name is the kind.
  var elementKind: String?
  var contentInsets = DirectionalEdgeInsets.zero
}

struct BadgeComponent: Equatable, Codable, Sendable {
  var size = WrittenSize.zero
  var containerAnchor = LayoutAnchor(edges: [])
  var itemAnchor: LayoutAnchor?
  var zIndex = 1
  var elementKind: String?
  var contentInsets = DirectionalEdgeInsets.zero
}

struct BackgroundComponent: Equatable, Codable, Sendable {
  var contentInsets = DirectionalEdgeInsets.zero
  var zIndex = 0
  var elementKind: String?
}

extension Component {
  /// The names of the components this one is made of, in order.
  var parts: [String] {
    switch self {
    case .item(let item): item.badges
    case .group(let group): group.subitems + group.badges
    case .section(let section): (section.group.map { [$0] } ?? []) + section.boundaries + section.backgrounds
    case .boundary, .badge, .background: []
    }
  }

  /// Lets every mention of a component follow its new name.
  mutating func renamePart(_ name: String, to newName: String) {
    func renamed(_ names: [String]) -> [String] { names.map { $0 == name ? newName : $0 } }
    switch self {
    case .item(var item):
      item.badges = renamed(item.badges)
      self = .item(item)
    case .group(var group):
      group.subitems = renamed(group.subitems)
      group.badges = renamed(group.badges)
      self = .group(group)
    case .section(var section):
      if section.group == name { section.content = .group(newName) }
      section.boundaries = renamed(section.boundaries)
      section.backgrounds = renamed(section.backgrounds)
      self = .section(section)
    case .boundary, .badge, .background: break
    }
  }
}
