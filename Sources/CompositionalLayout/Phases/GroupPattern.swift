/// One repetition of a section's group: the frames of its cells and supplementary items, relative to the group's outer origin.
struct GroupPattern: Sendable {
  var size: Size
  var cells: [PatternCell]
  /// The frames, less insets, of nested groups with supplementary items.
  var boxes: [Rect]
  /// The supplementary items by kind, in the order in which they are counted (layout-rules R6.7).
  var attachments: [[Attachment]]
  /// By the number of cells present: how far they reach from the inner start, along the axis on which groups follow each other.
  var reach: [Double]
  /// The inner length along that axis.
  var innerLength: Double
  /// Whether a last group with missing cells is shorter; false for custom groups (R6.6; assumption 40, customTrimming).
  var isTrimmed: Bool
  /// Insets from the outer size to the frame that group supplementaries are anchored to (R2.9).
  var insets: DirectionalEdgeInsets

  /// The length of a repetition in which only the first cells are present (R6.5): zero if a full group's cells reach further beyond its end
  /// than the present ones reach (assumption 9, trimmedLength).
  func length(present: Int, along axis: Axis) -> Double {
    guard isTrimmed, present > 0, present < cells.count, let full = reach.last else { return size[axis] }
    return max(0, reach[present - 1] + (innerLength - full))
  }
}

struct PatternCell: Sendable {
  /// Relative to the group's outer origin, after insets.
  var frame: Rect
  var zIndex: Int
  /// The axes on which the cell is measured.
  var estimatedAxes: AxisSet
  /// The axes on which it is as long as its longest sibling.
  var uniformAxes: AxisSet
}

/// A supplementary item with its size, and its position relative to its container (layout-rules 9).
struct Attachment: Sendable {
  enum Container: Sendable {
    /// A cell of the pattern.
    case cell(Int)
    /// A nested group: the position of its box among the pattern's.
    case box(Int)
    /// The repetition itself, whose length may be trimmed.
    case repetition
  }

  var container: Container
  /// It is shown only if this cell is.
  var firstCell: Int
  /// The anchor point as fractions of the container's size.
  var anchor: Point
  /// The offset from the anchor point to the origin.
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
  /// Attaches a planned item; `base` is the size of the frame it is attached to.
  init(_ plan: AttachmentPlan, to container: Container, firstCell: Int, base: Size, on grid: PixelGrid) {
    let item = plan.item
    let slot = item.layoutSize.resolved(in: plan.base ?? base, on: grid)
    let own = (item.itemAnchor ?? item.containerAnchor).edges.anchorPoint
    // Its edge spacing counts as part of its size (assumption 17, supplementaryEdges).
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
  /// The point the edges name, as fractions of a size: both or neither edge of an axis mean its middle (layout-rules 9).
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
  /// The frame within the insets; on estimated axes insets are ignored (layout-rules R5.6, R5.7).
  func inset(by insets: DirectionalEdgeInsets, keeping axes: AxisSet = .none) -> Rect {
    var frame = self
    for axis in Axis.allCases where !axes.contains(axis) {
      frame.origin[axis] += insets.start(axis)
      frame.size[axis] -= insets.total(axis)
    }
    return frame.withAbsoluteSize
  }

  /// The frame with the absolute values of its lengths, as insets that exceed the size leave it (assumption 5, insetFrame).
  var withAbsoluteSize: Rect { Rect(origin: origin, size: Size(width: abs(width), height: abs(height))) }
}

extension Size {
  /// The size with the least space around it.
  func with(_ gaps: SlotGaps) -> Size { Size(width: width + gaps[.horizontal].total, height: height + gaps[.vertical].total) }
}
