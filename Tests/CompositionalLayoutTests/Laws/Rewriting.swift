import CompositionalLayout

/// A layout in which functions transform every length, axis and edge, for example by transposing or doubling.
struct Rewriting: Sendable {
  var factor = 1.0
  var transposes = false

  static let transposed = Rewriting(transposes: true)
  static let doubled = Rewriting(factor: 2)

  private func length(_ length: Double) -> Double { length * factor }

  func callAsFunction(_ layout: Layout) -> Layout {
    Layout(
      sections: layout.sections.map(callAsFunction), choices: layout.choices,
      configuration: LayoutConfiguration(
        scrollDirection: axis(layout.configuration.scrollDirection),
        interSectionSpacing: length(layout.configuration.interSectionSpacing),
        boundarySupplementaryItems: layout.configuration.boundarySupplementaryItems.map(callAsFunction),
        contentInsetsReference: layout.configuration.contentInsetsReference))
  }

  func callAsFunction(_ environment: Environment) -> Environment {
    var result = environment
    result.bounds = size(environment.bounds)
    result.safeAreaInsets = insets(environment.safeAreaInsets)
    result.layoutMargins = insets(environment.layoutMargins)
    return result
  }

  func callAsFunction(_ section: Section) -> Section {
    var result = section
    result.group = self(section.group)
    result.contentInsets = insets(section.contentInsets)
    result.interGroupSpacing = length(section.interGroupSpacing)
    result.boundarySupplementaryItems = section.boundarySupplementaryItems.map(callAsFunction)
    result.decorationItems = section.decorationItems.map {
      DecorationItem(elementKind: $0.elementKind, contentInsets: insets($0.contentInsets), zIndex: $0.zIndex)
    }
    return result
  }

  func callAsFunction(_ group: Group) -> Group {
    Group(
      content: content(group.content), layoutSize: size(group.layoutSize), contentInsets: insets(group.contentInsets),
      edgeSpacing: group.edgeSpacing.map(edges), interItemSpacing: group.interItemSpacing.map(spacing),
      supplementaryItems: group.supplementaryItems.map(callAsFunction))
  }

  private func content(_ content: Group.Content) -> Group.Content {
    switch content {
    case .subitems(let along, let subitems): .subitems(axis(along), subitems.map(subitem))
    case .count(let along, let one, let count): .count(axis(along), subitem(one), count: count)
    case .repeating(let along, let one, let count): .repeating(axis(along), subitem(one), count: count)
    case .custom(let items): .custom(items.map { CustomItem(frame: rect($0.frame), zIndex: $0.zIndex) })
    }
  }

  private func subitem(_ subitem: Subitem) -> Subitem {
    switch subitem {
    case .group(let group): .group(self(group))
    case .item(let item):
      .item(
        Item(
          layoutSize: size(item.layoutSize), contentInsets: insets(item.contentInsets), edgeSpacing: item.edgeSpacing.map(edges),
          supplementaryItems: item.supplementaryItems.map(callAsFunction)))
    }
  }

  func callAsFunction(_ item: SupplementaryItem) -> SupplementaryItem {
    SupplementaryItem(
      layoutSize: size(item.layoutSize), elementKind: item.elementKind, containerAnchor: anchor(item.containerAnchor),
      itemAnchor: item.itemAnchor.map(anchor), zIndex: item.zIndex, contentInsets: insets(item.contentInsets),
      edgeSpacing: item.edgeSpacing.map(edges))
  }

  func callAsFunction(_ item: BoundarySupplementaryItem) -> BoundarySupplementaryItem {
    var result = item
    result.layoutSize = size(item.layoutSize)
    result.alignment = alignment(item.alignment)
    result.offset = point(item.offset)
    result.contentInsets = insets(item.contentInsets)
    result.edgeSpacing = item.edgeSpacing.map(edges)
    return result
  }

  func rect(_ rect: Rect) -> Rect { Rect(origin: point(rect.origin), size: size(rect.size)) }

  func point(_ point: Point) -> Point {
    transposes ? Point(x: length(point.y), y: length(point.x)) : Point(x: length(point.x), y: length(point.y))
  }

  func size(_ size: Size) -> Size {
    transposes
      ? Size(width: length(size.height), height: length(size.width)) : Size(width: length(size.width), height: length(size.height))
  }

  private func size(_ size: LayoutSize) -> LayoutSize {
    let (width, height) = (dimension(size.widthDimension), dimension(size.heightDimension))
    return LayoutSize(widthDimension: transposes ? height : width, heightDimension: transposes ? width : height)
  }

  private func dimension(_ dimension: Dimension) -> Dimension {
    switch dimension {
    case .fractionalWidth(let fraction): transposes ? .fractionalHeight(fraction) : dimension
    case .fractionalHeight(let fraction): transposes ? .fractionalWidth(fraction) : dimension
    case .absolute(let value): .absolute(length(value))
    case .estimated(let value): .estimated(length(value))
    case .uniformAcrossSiblings(let value): .uniformAcrossSiblings(estimate: length(value))
    }
  }

  private func axis(_ axis: Axis) -> Axis { transposes ? axis.crossed : axis }

  private func insets(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    let (top, leading, bottom, trailing) = (length(insets.top), length(insets.leading), length(insets.bottom), length(insets.trailing))
    return transposes ? DirectionalEdgeInsets(leading, top, trailing, bottom) : DirectionalEdgeInsets(top, leading, bottom, trailing)
  }

  private func edges(_ edges: EdgeSpacing) -> EdgeSpacing {
    let (leading, top) = (edges.leading.map(spacing), edges.top.map(spacing))
    let (trailing, bottom) = (edges.trailing.map(spacing), edges.bottom.map(spacing))
    return transposes
      ? EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
      : EdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  private func spacing(_ spacing: Spacing) -> Spacing {
    switch spacing {
    case .fixed(let value): .fixed(length(value))
    case .flexible(let value): .flexible(length(value))
    }
  }

  private func anchor(_ anchor: LayoutAnchor) -> LayoutAnchor {
    var edges: DirectionalRectEdge = anchor.edges
    if transposes {
      edges = []
      if anchor.edges.contains(.top) { edges.insert(.leading) }
      if anchor.edges.contains(.leading) { edges.insert(.top) }
      if anchor.edges.contains(.bottom) { edges.insert(.trailing) }
      if anchor.edges.contains(.trailing) { edges.insert(.bottom) }
    }
    switch anchor.offset {
    case .absolute(let offset): return LayoutAnchor(edges: edges, offset: .absolute(point(offset)))
    case .fractional(let offset):
      return LayoutAnchor(edges: edges, offset: .fractional(transposes ? Point(x: offset.y, y: offset.x) : offset))
    }
  }

  private func alignment(_ alignment: RectAlignment) -> RectAlignment {
    guard transposes else { return alignment }
    switch alignment {
    case .none, .topLeading, .bottomTrailing: return alignment
    case .top: return .leading
    case .leading: return .top
    case .bottom: return .trailing
    case .trailing: return .bottom
    case .bottomLeading: return .topTrailing
    case .topTrailing: return .bottomLeading
    }
  }
}
