import CompositionalLayout

// Short helpers for descriptions, so that a test reads like the rule it checks.

extension LayoutSize {
  init(_ width: Dimension, _ height: Dimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension Subitem {
  static func slot(_ width: Dimension, _ height: Dimension, _ change: (inout Item) -> Void = { _ in }) -> Subitem {
    var item = Item(layoutSize: LayoutSize(width, height))
    change(&item)
    return .item(item)
  }

  static func nested(_ group: Group) -> Subitem { .group(group) }
}

extension Group {
  static func row(
    _ width: Dimension, _ height: Dimension, _ subitems: [Subitem], spacing: Spacing? = nil, _ change: (inout Group) -> Void = { _ in }
  ) -> Group {
    var group = Group(content: .subitems(.horizontal, subitems), layoutSize: LayoutSize(width, height), interItemSpacing: spacing)
    change(&group)
    return group
  }

  static func column(
    _ width: Dimension, _ height: Dimension, _ subitems: [Subitem], spacing: Spacing? = nil, _ change: (inout Group) -> Void = { _ in }
  ) -> Group {
    var group = Group(content: .subitems(.vertical, subitems), layoutSize: LayoutSize(width, height), interItemSpacing: spacing)
    change(&group)
    return group
  }

  /// `subitem:count:`, or `repeatingSubitem:count:` if the subitem is repeated.
  static func count(_ axis: Axis, _ size: LayoutSize, _ subitem: Subitem, _ count: Int, spacing: Spacing? = nil) -> Group {
    Group(content: .count(axis, subitem, count: count), layoutSize: size, interItemSpacing: spacing)
  }
}

extension Section {
  static func of(_ group: Group, _ change: (inout Section) -> Void = { _ in }) -> Section {
    var section = Section(group: group)
    change(&section)
    return section
  }
}

extension BoundarySupplementaryItem {
  static func header(_ width: Dimension, _ height: Dimension, _ alignment: RectAlignment = .top, kind: String = "header") -> Self {
    BoundarySupplementaryItem(layoutSize: LayoutSize(width, height), elementKind: kind, alignment: alignment)
  }
}

extension DirectionalEdgeInsets {
  init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// A layout of one section in the recordings' usual view: 320 by 480 at scale 2.
struct Proof {
  var section: Section
  var items = 8
  var bounds = Size(width: 320, height: 480)
  var scale = 2.0
  var configuration = LayoutConfiguration()
  var change: (inout Environment) -> Void = { _ in }

  init(_ section: Section, items: Int = 8, scroll: Axis = .vertical) {
    self.section = section
    self.items = items
    configuration.scrollDirection = scroll
  }

  init(_ group: Group, items: Int = 8, scroll: Axis = .vertical) {
    self.init(Section(group: group), items: items, scroll: scroll)
  }

  var environment: Environment {
    var environment = Environment(bounds: bounds, displayScale: scale)
    change(&environment)
    return environment
  }

  var solution: Solution {
    solve(Layout(section: section, configuration: configuration), items: [items], in: environment)
  }

  var cells: [[Double]] { frames(.cell) }
  var contentSize: [Double] { [solution.contentSize.width, solution.contentSize.height] }

  func frames(_ category: ElementCategory, kind: String? = nil) -> [[Double]] {
    solution.elements.filter { $0.category == category && (kind == nil || $0.kind == kind) }.map(\.frame.list)
  }

  /// One side of all cells: 0 is x, 1 is y, 2 is the width, 3 the height.
  func side(_ index: Int) -> [Double] { cells.map { $0[index] } }
}

/// Whether two lists of frames are equal within the tests' tolerance.
func isNear(_ a: [[Double]], _ b: [[Double]]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1) }
}
