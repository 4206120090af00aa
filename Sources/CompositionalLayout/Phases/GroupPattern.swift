/// One repetition of a section's group: the frames of its cells and supplementary items, relative to the group's outer origin.
struct GroupPattern: Sendable {
  var size: Size
  var cells: [PatternCell]
  /// The frames, within the insets, of nested groups that have supplementary items.
  var boxes: [Rect]
  /// The supplementary items by kind, in counting order (layout-rules R6.7).
  var attachments: [[Attachment]]
  /// At index n, the end of the first n + 1 cells along the axis on which groups follow each other, from the group's inner start.
  var reach: [Double]
  /// The inner length along the axis on which groups follow each other.
  var innerLength: Double
  /// True if a last group with fewer cells is shorter; false for custom groups (R6.6; assumption 40, customTrimming).
  var isTrimmed: Bool
  /// The insets from the outer size to the frame that anchors the group's supplementary items (R2.9).
  var insets: DirectionalEdgeInsets

  /// The length of a repetition in which only the first `present` cells exist (R6.5). If the cells of a full group overflow it, the
  /// overflow is subtracted, down to a length of zero (assumption 9, trimmedLength).
  func length(present: Int, along axis: Axis) -> Double {
    guard isTrimmed, present > 0, present < cells.count, let full = reach.last else { return size[axis] }
    return max(0, reach[present - 1] + (innerLength - full))
  }
}

struct PatternCell: Sendable {
  /// The frame after insets, relative to the group's outer origin.
  var frame: Rect
  var zIndex: Int
  var estimatedAxes: AxisSet
  /// The axes along which the cell is as long as its longest sibling.
  var uniformAxes: AxisSet
}

/// A supplementary item with its resolved size and its position relative to its container (layout-rules 9).
struct Attachment: Sendable {
  enum Container: Sendable {
    case cell(Int)
    /// A nested group, as an index in the pattern's `boxes`.
    case box(Int)
    /// The repetition itself, which may be trimmed.
    case repetition
  }

  var container: Container
  /// The item is displayed only if the cell at this index is.
  var firstCell: Int
  /// The anchor point, as fractions of the container's size.
  var anchor: Point
  /// The distance from the anchor point to the frame's origin.
  var shift: Point
  var size: Size
  var zIndex: Int

  func frame(in container: Rect) -> Rect {
    Rect(
      x: container.minX + anchor.x * container.width + shift.x, y: container.minY + anchor.y * container.height + shift.y,
      width: size.width, height: size.height)
  }
}

extension Attachment {
  /// Attaches a planned item to a frame of the size `base`.
  init(_ plan: AttachmentPlan, to container: Container, firstCell: Int, base: Size, on grid: PixelGrid) {
    let item = plan.item
    let slot = item.layoutSize.resolved(in: plan.base ?? base, on: grid)
    let own = (item.itemAnchor ?? item.containerAnchor).edges.anchorPoint
    // The size includes edge spacing (assumption 17, supplementaryEdges).
    let gaps = SlotGaps(item.edgeSpacing)
    let outer = slot.with(gaps)
    let edges = Point(x: gaps[.horizontal].start.length, y: gaps[.vertical].start.length)
    let origin =
      Point(x: -own.x * outer.width, y: -own.y * outer.height) + edges
      + item.containerAnchor.shift(of: slot) + (item.itemAnchor?.shift(of: slot) ?? .zero)
    let frame = Rect(origin: origin, size: slot).inset(by: item.contentInsets, keeping: item.layoutSize.estimatedAxes)
    self.init(
      container: container, firstCell: firstCell, anchor: item.containerAnchor.edges.anchorPoint, shift: frame.origin,
      size: frame.size, zIndex: item.zIndex)
  }
}

extension DirectionalRectEdge {
  /// The point where the edges meet, as fractions of a size. If both or neither of two opposite edges are given, the middle is used
  /// (layout-rules 9).
  var anchorPoint: Point {
    Point(
      x: Self.fraction(contains(.leading), contains(.trailing)), y: Self.fraction(contains(.top), contains(.bottom)))
  }

  private static func fraction(_ start: Bool, _ end: Bool) -> Double {
    start == end ? 0.5 : start ? 0 : 1
  }
}

extension LayoutAnchor {
  /// The offset in points for an element of the given size.
  func shift(of size: Size) -> Point {
    switch offset {
    case .absolute(let offset): Point(x: bounded(offset.x), y: bounded(offset.y))
    case .fractional(let offset): Point(x: bounded(bounded(offset.x) * size.width), y: bounded(bounded(offset.y) * size.height))
    }
  }
}

extension Rect {
  /// Returns the frame within the insets, which are ignored on estimated axes (layout-rules R5.6, R5.7).
  func inset(by insets: DirectionalEdgeInsets, keeping axes: AxisSet = .none) -> Rect {
    var frame = self
    for axis in Axis.allCases where !axes.contains(axis) {
      frame.origin[axis] += insets.start(axis)
      frame.size[axis] -= insets.total(axis)
    }
    return frame.withAbsoluteSize
  }

  /// The frame with the absolute values of its lengths, which is the result if insets exceed the size (assumption 5, insetFrame).
  var withAbsoluteSize: Rect { Rect(origin: origin, size: Size(width: abs(width), height: abs(height))) }
}

extension Size {
  /// The size increased by the minimum edge spacing.
  func with(_ gaps: SlotGaps) -> Size { Size(width: width + gaps[.horizontal].total, height: height + gaps[.vertical].total) }
}
