// Accessors by axis, so that each phase is written once for both directions.

extension Point {
  init(_ axis: Axis, main: Double, cross: Double) {
    self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
  }

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}

extension Size {
  package init(_ axis: Axis, main: Double, cross: Double) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size with both lengths clamped to the length limit.
  var bounded: Size { Size(width: CompositionalLayout.bounded(width), height: CompositionalLayout.bounded(height)) }

  func inset(by insets: DirectionalEdgeInsets) -> Size {
    Size(width: width - insets.total(.horizontal), height: height - insets.total(.vertical))
  }
}

extension Rect {
  func min(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  func max(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}

extension DirectionalEdgeInsets {
  /// The distance from the edge where the axis starts, clamped to the length limit.
  package func start(_ axis: Axis) -> Double { bounded(axis == .horizontal ? leading : top) }
  /// The distance from the edge where the axis ends, clamped to the length limit.
  package func end(_ axis: Axis) -> Double { bounded(axis == .horizontal ? trailing : bottom) }
  package func total(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// The top left corner of the inset area.
  var origin: Point { Point(x: start(.horizontal), y: start(.vertical)) }

  func only(_ axis: Axis) -> DirectionalEdgeInsets {
    axis == .horizontal
      ? DirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : DirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}

extension LayoutSize {
  package func dimension(_ axis: Axis) -> Dimension { axis == .horizontal ? widthDimension : heightDimension }

  package func replacing(_ axis: Axis, by dimension: Dimension) -> LayoutSize {
    axis == .horizontal
      ? LayoutSize(widthDimension: dimension, heightDimension: heightDimension)
      : LayoutSize(widthDimension: widthDimension, heightDimension: dimension)
  }

  /// Returns the size in points within a container (layout-rules 3). An estimated dimension resolves to its estimate.
  func resolved(in container: Size, on grid: PixelGrid) -> Size {
    Size(width: widthDimension.resolved(in: container, on: grid), height: heightDimension.resolved(in: container, on: grid))
  }

  /// The axes along which a measured length replaces the dimension.
  var estimatedAxes: AxisSet { AxisSet { dimension($0).isEstimated } }
}

extension Dimension {
  package static func fraction(_ axis: Axis, _ fraction: Double) -> Dimension {
    axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
  }

  /// Returns the length in points within a container (layout-rules R2.13, R3.1, R3.2).
  func resolved(in container: Size, on grid: PixelGrid) -> Double {
    switch self {
    case .fractionalWidth(let fraction): bounded(grid.fraction(bounded(fraction) * container.width))
    case .fractionalHeight(let fraction): bounded(grid.fraction(bounded(fraction) * container.height))
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): bounded(length)
    }
  }

  package func isFraction(of axis: Axis) -> Bool { form == (axis == .horizontal ? .fractionalWidth : .fractionalHeight) }
}

struct AxisSet: Hashable, Sendable {
  var horizontal: Bool
  var vertical: Bool

  static let none = AxisSet { _ in false }

  init(_ isMember: (Axis) -> Bool) {
    horizontal = isMember(.horizontal)
    vertical = isMember(.vertical)
  }

  var isEmpty: Bool { !horizontal && !vertical }

  func contains(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}
