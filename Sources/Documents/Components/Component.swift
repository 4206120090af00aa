import CompositionalLayout
import Localization

/// A named part of a layout, made by `define`: a value of the layout engine, the names of its parts, and its numbers as written.
///
/// Refers to its parts by name, so that they can change later. A `ComponentLibrary` inserts the parts when it makes a layout.
package struct Component: Equatable, Sendable {
  /// The engine's value, together with the settings that only a component has.
  package indirect enum Value: Equatable, Sendable {
    case item(Item)
    case group(Group, Arrangement)
    case section(Section, SectionSource)
    case boundary(BoundarySupplementaryItem, BoundaryRole)
    case badge(SupplementaryItem)
    case background(DecorationItem)
  }

  package enum ComponentKind: String, CaseIterable, Sendable {
    case item, group, section, boundary, badge, background

    /// True if UIKit identifies such elements by an element kind.
    package var hasElementKind: Bool { self == .boundary || self == .badge || self == .background }

    package var words: Phrase {
      switch self {
      case .item: "item"
      case .group: "group"
      case .section: "section"
      case .boundary: "boundary item"
      case .badge: "badge"
      case .background: "background"
      }
    }

    /// The kind with its article, for messages about a component.
    var what: Phrase { self == .boundary ? "a boundary item" : withArticle }

    package var withArticle: Phrase {
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

  package var value: Value
  package var parts = Parts()
  /// The kind of a supplementary or decoration item; nil means the component's own name.
  package var elementKind: String?
  /// The width's and height's numbers as written, if they are not the shortest decimal: `1/3`.
  private var writtenNumbers: [Axis: String] = [:]

  package init(_ value: Value, parts: Parts = Parts()) {
    self.value = value
    self.parts = parts
  }

  package var kind: ComponentKind {
    switch value {
    case .item: .item
    case .group: .group
    case .section: .section
    case .boundary: .boundary
    case .badge: .badge
    case .background: .background
    }
  }

  /// The kind with its article, for messages.
  package var what: Phrase { kind.what }
}

package struct Parts: Equatable, Sendable {
  /// The subitems of a group, in order, or the one group of a section.
  package var subitems: [String] = []
  /// The badges of an item or a group, or the boundary items of a section.
  package var supplementaries: KeyedList<String> = []
  package var backgrounds: KeyedList<String> = []

  package init(subitems: [String] = []) { self.subitems = subitems }

  package var added: [String] { supplementaries.elements + backgrounds.elements }
  package var all: [String] { subitems + added }

  package func contains(_ name: String) -> Bool { supplementaries.contains(name) || backgrounds.contains(name) || subitems.contains(name) }

  mutating func rename(_ name: String, to newName: String) {
    subitems = subitems.map { $0 == name ? newName : $0 }
    supplementaries.replace(name, by: newName)
    backgrounds.replace(name, by: newName)
  }
}

/// The origin of a section's group and default insets.
package struct SectionSource: Equatable, Sendable {
  /// The configuration of a list section; nil for a section with a group, which `Parts` names.
  package var list: ListConfiguration?
  /// Nil means the list's insets, or zero.
  package var contentInsets: DirectionalEdgeInsets?
  /// Nil means the list's reference, or the layout's.
  package var contentInsetsReference: ContentInsetsReference?

  package init(list: ListConfiguration? = nil) { self.list = list }
}

package enum BoundaryRole: String, CaseIterable, Sendable {
  case boundary, header, footer

  package var alignment: RectAlignment { self == .footer ? .bottom : .top }
}

// MARK: New components, before their properties are set

extension Component {
  package static let item = Component(.item(Item(layoutSize: .zero)))
  package static let badge = Component(
    .badge(SupplementaryItem(layoutSize: .zero, elementKind: "", containerAnchor: LayoutAnchor(edges: []))))
  package static let background = Component(.background(DecorationItem(elementKind: "")))

  package static func group(_ direction: Arrangement.Direction, of subitems: [String]) -> Component {
    let group = Group(content: .custom([]), layoutSize: .zero)
    return Component(.group(group, Arrangement(direction: direction)), parts: Parts(subitems: subitems))
  }

  package static func section(of group: String) -> Component {
    Component(.section(.withoutGroup, SectionSource()), parts: Parts(subitems: [group]))
  }

  package static func section(_ list: ListConfiguration) -> Component { Component(.section(.withoutGroup, SectionSource(list: list))) }

  package static func boundary(_ role: BoundaryRole) -> Component {
    Component(.boundary(BoundarySupplementaryItem(layoutSize: .zero, elementKind: "", alignment: role.alignment), role))
  }
}

extension LayoutSize {
  /// UIKit's default size (layout-rules 1).
  package static let zero = LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
}

extension Section {
  fileprivate static let withoutGroup = Section(group: Group(content: .custom([]), layoutSize: .zero))
}

// MARK: The value by kind; nil for components of other kinds, for which it must not be set

extension Component {
  package var item: Item? {
    get { if case .item(let item) = value { item } else { nil } }
    set { if let newValue { value = .item(newValue) } }
  }

  package var group: Group? {
    get { if case .group(let group, _) = value { group } else { nil } }
    set { if let newValue, case .group(_, let arrangement) = value { value = .group(newValue, arrangement) } }
  }

  mutating func editGroup(_ edit: (inout Group) -> Void) {
    guard case .group(var group, let arrangement) = value else { return }
    edit(&group)
    value = .group(group, arrangement)
  }

  package var arrangement: Arrangement? {
    get { if case .group(_, let arrangement) = value { arrangement } else { nil } }
    set { if let newValue, let group { value = .group(group, newValue) } }
  }

  package var section: Section? {
    get { if case .section(let section, _) = value { section } else { nil } }
    set { if let newValue, let source { value = .section(newValue, source) } }
  }

  package var source: SectionSource? {
    get { if case .section(_, let source) = value { source } else { nil } }
    set { if let newValue, let section { value = .section(section, newValue) } }
  }

  package var boundary: BoundarySupplementaryItem? {
    get { if case .boundary(let boundary, _) = value { boundary } else { nil } }
    set { if let newValue, let role { value = .boundary(newValue, role) } }
  }

  package var role: BoundaryRole? { if case .boundary(_, let role) = value { role } else { nil } }

  package var badge: SupplementaryItem? {
    get { if case .badge(let badge) = value { badge } else { nil } }
    set { if let newValue { value = .badge(newValue) } }
  }

  package var background: DecorationItem? {
    get { if case .background(let background) = value { background } else { nil } }
    set { if let newValue { value = .background(newValue) } }
  }
}

// MARK: Settings of several kinds

extension Component {
  /// Nil for sections and backgrounds.
  package var layoutSize: LayoutSize? {
    get { item?.layoutSize ?? group?.layoutSize ?? boundary?.layoutSize ?? badge?.layoutSize }
    set {
      guard let newValue else { return }
      item?.layoutSize = newValue
      group?.layoutSize = newValue
      boundary?.layoutSize = newValue
      badge?.layoutSize = newValue
    }
  }

  /// The dimension along an axis with its number as written; nil for sections and backgrounds.
  package subscript(axis: Axis) -> WrittenDimension? {
    get { layoutSize.map { WrittenDimension($0.dimension(axis), number: writtenNumbers[axis]) } }
    set {
      guard let newValue else { return }
      layoutSize = layoutSize?.replacing(axis, by: newValue.dimension)
      writtenNumbers[axis] = newValue.isShortest ? nil : newValue.number
    }
  }

  /// `fractionalWidth(1) × absolute(100)`; empty for sections and backgrounds.
  package var sizeText: String {
    guard let width = self[.horizontal], let height = self[.vertical] else { return "" }
    return "\(width.text) × \(height.text)"
  }

  /// Nil for a section with its default insets.
  package var contentInsets: DirectionalEdgeInsets? {
    get {
      switch value {
      case .item(let item): item.contentInsets
      case .group(let group, _): group.contentInsets
      case .section(_, let source): source.contentInsets
      case .boundary(let boundary, _): boundary.contentInsets
      case .badge(let badge): badge.contentInsets
      case .background(let background): background.contentInsets
      }
    }
    set {
      source?.contentInsets = newValue
      guard let newValue else { return }
      item?.contentInsets = newValue
      group?.contentInsets = newValue
      boundary?.contentInsets = newValue
      badge?.contentInsets = newValue
      background?.contentInsets = newValue
    }
  }

  /// Nil if not set, and for sections and backgrounds.
  package var edgeSpacing: EdgeSpacing? {
    get { item?.edgeSpacing ?? group?.edgeSpacing ?? boundary?.edgeSpacing ?? badge?.edgeSpacing }
    set {
      badge?.edgeSpacing = newValue
      boundary?.edgeSpacing = newValue
      item?.edgeSpacing = newValue
      group?.edgeSpacing = newValue
    }
  }

  package var zIndex: Int? {
    get { boundary?.zIndex ?? badge?.zIndex ?? background?.zIndex }
    set {
      guard let newValue else { return }
      boundary?.zIndex = newValue
      badge?.zIndex = newValue
      background?.zIndex = newValue
    }
  }
}
