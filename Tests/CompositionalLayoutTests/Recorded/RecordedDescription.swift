import CompositionalLayout

struct RecordedConfiguration: Decodable {
  var scrollDirection: Axis?
  var interSectionSpacing: Double?
  var boundary: [RecordedBoundary]?
  var contentInsetsReference: ContentInsetsReference?
}

struct RecordedSection: Decodable {
  var items: Int
  var section: Description

  struct Description: Decodable {
    var group: RecordedNode
    var contentInsets: [Double]?
    var interGroupSpacing: Double?
    var contentInsetsReference: ContentInsetsReference?
    var orthogonalScrollingBehavior: OrthogonalScrollingBehavior?
    var boundary: [RecordedBoundary]?
    var supplementariesFollowContentInsets: Bool?
    var decorations: [RecordedDecoration]?
  }
}

struct RecordedNode: Decodable {
  var type: String
  var width: String
  var height: String
  var contentInsets: [Double]?
  var edgeSpacing: RecordedEdges?
  var interItemSpacing: String?
  var subitems: [RecordedNode]?
  var count: Int?
  var customFrames: [[Double]]?
  var supplementary: [RecordedSupplementary]?
}

struct RecordedEdges: Decodable {
  var leading: String?
  var top: String?
  var trailing: String?
  var bottom: String?
}

struct RecordedSupplementary: Decodable {
  var kind: String
  var width: String
  var height: String
  var containerAnchor: RecordedAnchor
  var itemAnchor: RecordedAnchor?
  var zIndex: Int?
}

struct RecordedAnchor: Decodable {
  var edges: [String]
  var absoluteOffset: [Double]?
  var fractionalOffset: [Double]?
}

struct RecordedBoundary: Decodable {
  var kind: String
  var width: String
  var height: String
  var alignment: RectAlignment
  var offset: [Double]?
  var extendsBoundary: Bool?
  var pinToVisibleBounds: Bool?
}

struct RecordedDecoration: Decodable {
  var kind: String
  var contentInsets: [Double]?
  var zIndex: Int?
}

extension RecordedLayout {
  var layout: Layout {
    var configuration = LayoutConfiguration()
    if let recorded = self.configuration {
      configuration.scrollDirection = recorded.scrollDirection ?? .vertical
      configuration.interSectionSpacing = recorded.interSectionSpacing ?? 0
      configuration.boundarySupplementaryItems = recorded.boundary?.map(\.value) ?? []
      configuration.contentInsetsReference = recorded.contentInsetsReference ?? .safeArea
    }
    return Layout(sections: sections.map(\.section.value), choices: Array(sections.indices), configuration: configuration)
  }

  var environment: Environment {
    Environment(
      bounds: Size(width: container[0], height: container[1]), displayScale: scale,
      layoutMargins: margins.map(DirectionalEdgeInsets.init(list:)) ?? .zero)
  }

  func solution() -> Solution {
    solve(layout, items: sections.map(\.items), in: environment)
  }
}

extension RecordedSection.Description {
  var value: Section {
    Section(
      group: group.group, contentInsets: contentInsets.map(DirectionalEdgeInsets.init(list:)) ?? .zero,
      interGroupSpacing: interGroupSpacing ?? 0, contentInsetsReference: contentInsetsReference ?? .automatic,
      orthogonalScrollingBehavior: orthogonalScrollingBehavior ?? .none, boundarySupplementaryItems: boundary?.map(\.value) ?? [],
      supplementariesFollowContentInsets: supplementariesFollowContentInsets ?? true,
      decorationItems: decorations?.map(\.value) ?? [])
  }
}

extension RecordedNode {
  var layoutSize: LayoutSize { LayoutSize(widthDimension: Dimension(width), heightDimension: Dimension(height)) }

  var subitem: Subitem {
    guard type == "item" else { return .group(group) }
    return .item(
      Item(
        layoutSize: layoutSize, contentInsets: contentInsets.map(DirectionalEdgeInsets.init(list:)) ?? .zero,
        edgeSpacing: edgeSpacing?.value, supplementaryItems: supplementary?.map(\.value) ?? []))
  }

  var group: Group {
    Group(
      content: content, layoutSize: layoutSize, contentInsets: contentInsets.map(DirectionalEdgeInsets.init(list:)) ?? .zero,
      edgeSpacing: edgeSpacing?.value, interItemSpacing: interItemSpacing.map(Spacing.init),
      supplementaryItems: supplementary?.map(\.value) ?? [])
  }

  private var content: Group.Content {
    if let customFrames {
      return .custom(
        customFrames.map { CustomItem(frame: Rect(list: $0), zIndex: $0.count > 4 ? Int($0[4]) : 0) })
    }
    let axis: Axis = type == "horizontal" ? .horizontal : .vertical
    let subitems = subitems?.map(\.subitem) ?? []
    if let count, let first = subitems.first { return .count(axis, first, count: count) }
    return .subitems(axis, subitems)
  }
}

extension RecordedEdges {
  var value: EdgeSpacing {
    EdgeSpacing(
      leading: leading.map(Spacing.init), top: top.map(Spacing.init), trailing: trailing.map(Spacing.init),
      bottom: bottom.map(Spacing.init))
  }
}

extension RecordedSupplementary {
  var value: SupplementaryItem {
    SupplementaryItem(
      layoutSize: LayoutSize(widthDimension: Dimension(width), heightDimension: Dimension(height)), elementKind: kind,
      containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value, zIndex: zIndex ?? 1)
  }
}

extension RecordedAnchor {
  var value: LayoutAnchor {
    let names: [String: DirectionalRectEdge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
    let edges = DirectionalRectEdge(edges.compactMap { names[$0] })
    if let fractionalOffset { return LayoutAnchor(edges: edges, offset: .fractional(Point(list: fractionalOffset))) }
    return LayoutAnchor(edges: edges, offset: .absolute(absoluteOffset.map(Point.init(list:)) ?? .zero))
  }
}

extension RecordedBoundary {
  var value: BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      layoutSize: LayoutSize(widthDimension: Dimension(width), heightDimension: Dimension(height)), elementKind: kind,
      alignment: alignment, offset: offset.map(Point.init(list:)) ?? .zero, extendsBoundary: extendsBoundary ?? true,
      pinToVisibleBounds: pinToVisibleBounds ?? false)
  }
}

extension RecordedDecoration {
  var value: DecorationItem {
    DecorationItem(
      elementKind: kind, contentInsets: contentInsets.map(DirectionalEdgeInsets.init(list:)) ?? .zero, zIndex: zIndex ?? 0)
  }
}

extension Point {
  init(list: [Double]) { self.init(x: list[0], y: list[1]) }
}

extension Rect {
  init(list: [Double]) { self.init(x: list[0], y: list[1], width: list[2], height: list[3]) }
}

extension DirectionalEdgeInsets {
  init(list: [Double]) { self.init(top: list[0], leading: list[1], bottom: list[2], trailing: list[3]) }
}

/// A case written as a call: a name and one number, which may be written as a quotient.
private struct Call {
  var name: Substring
  var number: Double

  init(_ text: String) {
    let parts = text.split(separator: "(")
    let numbers = parts[1].dropLast().split(separator: "/").compactMap { Double($0) }
    name = parts[0]
    number = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
  }
}

extension Dimension {
  init(_ text: String) {
    let call = Call(text)
    switch call.name {
    case "fractionalWidth": self = .fractionalWidth(call.number)
    case "fractionalHeight": self = .fractionalHeight(call.number)
    case "estimated": self = .estimated(call.number)
    default: self = .absolute(call.number)
    }
  }
}

extension Spacing {
  init(_ text: String) {
    let call = Call(text)
    self = call.name == "flexible" ? .flexible(call.number) : .fixed(call.number)
  }
}
