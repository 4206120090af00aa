/// A boundary item whose size is resolved, before the length of its region is known (layout-rules R2.6, R2.7). In right-to-left layouts,
/// its offset is mirrored with its frame (assumption 41, mirroredOffset).
struct BoundaryPlan: Sendable {
  let item: BoundarySupplementaryItem
  /// The slot's size, with estimates on estimated axes.
  let size: Size
  /// The start and end of the item's space across the scroll axis.
  let span: Span

  init(
    _ item: BoundarySupplementaryItem, of section: Section, in container: SectionContainer, _ environment: Environment
  ) {
    let cross = container.scrollAxis.crossed
    let insets = container.supplementaryInsets(of: section, environment)
    let span = Span(start: insets.start(cross), end: container.bounds[cross] - insets.end(cross))
    self.init(item, span: span, bounds: container.bounds, scrollAxis: container.scrollAxis, environment)
  }

  /// Plans an item of the layout, whose container is the whole bounds (R2.7).
  init(_ item: BoundarySupplementaryItem, of layout: LayoutConfiguration, in environment: Environment) {
    let bounds = environment.bounds.bounded
    let span = Span(start: 0, end: bounds[layout.scrollDirection.crossed])
    self.init(item, span: span, bounds: bounds, scrollAxis: layout.scrollDirection, environment)
  }

  private init(_ item: BoundarySupplementaryItem, span: Span, bounds: Size, scrollAxis: Axis, _ environment: Environment) {
    let grid = PixelGrid(environment)
    self.item = item
    self.span = span
    let base = Size(scrollAxis, main: bounds[scrollAxis], cross: span.length)
    // Without alignment, the item has no size and is at its region's start (assumption 16, noAlignment).
    size = item.alignment == .none ? .zero : item.layoutSize.resolved(in: base, on: grid)
  }

  /// The size, with measured lengths on estimated axes.
  func size(measured: Size?) -> Size {
    guard let measured, item.alignment != .none else { return size }
    var size = size
    for axis in Axis.allCases where item.layoutSize.estimatedAxes.contains(axis) { size[axis] = bounded(measured[axis]) }
    return size
  }
}

extension [BoundaryPlan] {
  /// The measured sizes of items, by index. If sizes are bound to lengths, those that were measured at other lengths are left out.
  func measured(_ sizes: [Int: Size], isBoundToLengths: Bool) -> [Int: Size] {
    guard isBoundToLengths else { return sizes }
    return sizes.filter { index, size in
      let (item, axes) = (self[index].item, self[index].item.layoutSize.estimatedAxes)
      let frame = Rect(origin: .zero, size: self[index].size).inset(by: item.contentInsets, keeping: axes)
      return size.wasMeasured(at: frame.size, estimated: axes)
    }
  }
}

extension BoundarySupplementaryItem {
  func gaps(_ axis: Axis) -> EndGaps { EndGaps(edgeSpacing, axis) }

  /// The size including edge spacing; flexible spacing counts as its minimum (assumption 17, supplementaryEdges).
  func outerSize(_ size: Size) -> Size { size.with(SlotGaps(edgeSpacing)) }
}

struct Span: Hashable, Sendable {
  var start: Double
  var end: Double
  var length: Double { end - start }
}

/// The part of an axis to which an element is aligned.
enum AxisSide {
  case start
  case middle
  case end

  /// The start of an element that is aligned to this side of a span.
  func position(of length: Double, in span: Span) -> Double {
    switch self {
    case .start: span.start
    case .middle: span.start + (span.length - length) / 2
    case .end: span.end - length
    }
  }
}

extension RectAlignment {
  func side(_ axis: Axis) -> AxisSide {
    axis == .horizontal ? horizontalSide : verticalSide
  }

  private var horizontalSide: AxisSide {
    switch self {
    case .topLeading, .leading, .bottomLeading, .none: .start
    case .top, .bottom: .middle
    case .topTrailing, .trailing, .bottomTrailing: .end
    }
  }

  private var verticalSide: AxisSide {
    switch self {
    case .topLeading, .top, .topTrailing, .none: .start
    case .leading, .trailing: .middle
    case .bottomLeading, .bottom, .bottomTrailing: .end
    }
  }
}

/// Phase 4: the positions of boundary items around a region, and the region's growth (layout-rules R8.4, R10.1).
struct BoundaryPlacement: Sendable {
  /// The region's length, which items inside it may have increased.
  private(set) var region: Double
  /// The distances by which items extend beyond the region's start and end.
  private(set) var startExtension = 0.0
  private(set) var endExtension = 0.0
  /// The items' frames, in order. Along the scroll axis they are relative to the region's start.
  private(set) var frames: [Rect] = []

  /// The region's length, including the extensions at both ends.
  var length: Double { startExtension + region + endExtension }

  /// Places items around a region. O(items).
  init(_ plans: [BoundaryPlan], around region: Double, axis: Axis, measured: [Int: Size] = [:]) {
    self.region = region
    let sizes = plans.indices.map { plans[$0].size(measured: measured[$0]) }
    for (plan, size) in zip(plans, sizes) where plan.item.extendsBoundary && plan.item.alignment.side(axis) == .middle {
      self.region = max(self.region, size[axis] + plan.item.gaps(axis).total)
    }
    for (plan, size) in zip(plans, sizes) {
      let outer = slot(of: plan, size: plan.item.outerSize(size), axis: axis)
      let start = Point(x: plan.item.gaps(.horizontal).start.length, y: plan.item.gaps(.vertical).start.length)
      let slot = Rect(origin: outer.origin + start, size: size)
      frames.append(slot.inset(by: plan.item.contentInsets, keeping: plan.item.layoutSize.estimatedAxes))
      extend(for: plan.item, slot: outer, axis: axis)
    }
  }

  private func slot(of plan: BoundaryPlan, size: Size, axis: Axis) -> Rect {
    let item = plan.item
    let main = mainPosition(of: item, length: size[axis], axis: axis)
    let cross = item.alignment.side(axis.crossed).position(of: size[axis.crossed], in: plan.span)
    let offset = Point(x: bounded(item.offset.x), y: bounded(item.offset.y))
    return Rect(origin: Point(axis, main: main, cross: cross) + offset, size: size)
  }

  /// Returns the start of an item: just outside the region if it extends the boundary, otherwise just inside.
  private func mainPosition(of item: BoundarySupplementaryItem, length: Double, axis: Axis) -> Double {
    let side = item.alignment.side(axis)
    switch (side, item.extendsBoundary) {
    case (.start, true): return -length
    case (.end, true): return region
    case (.start, false), (.end, false), (.middle, _): return side.position(of: length, in: Span(start: 0, end: region))
    }
  }

  private mutating func extend(for item: BoundarySupplementaryItem, slot: Rect, axis: Axis) {
    guard item.extendsBoundary, item.alignment != .none, item.alignment.side(axis) != .middle else { return }
    startExtension = max(startExtension, -slot.min(axis))
    endExtension = max(endExtension, slot.max(axis) - region)
  }
}
