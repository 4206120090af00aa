struct PatternSpace {
  var kind: FreeSpace.SpaceKind
  var frame: Rect
  var axis: Axis
  /// The space is shown only if the cell at this index is.
  var firstCell: Int
}

extension PatternSpace {
  struct Slot {
    var frame: Rect
    var firstCell: Int
  }

  /// Returns the insets of a group and the gaps around its slots, relative to the group's outer origin. O(slots).
  static func spaces(around slots: [Slot], in plan: GroupPlan, size: Size) -> [PatternSpace] {
    let outer = Rect(origin: .zero, size: size)
    let inner = outer.inset(by: plan.insets)
    let axis = plan.axis
    let first = slots.first?.firstCell ?? 0
    var spaces = insets(between: outer, and: inner).map {
      PatternSpace(kind: .contentInsets, frame: $0.frame, axis: $0.axis, firstCell: first)
    }
    var cursor = inner.min(axis)
    func add(upTo end: Double, _ gaps: [Gap], firstCell: Int) {
      guard end - cursor > leastLength else { return }
      var frame = inner
      frame.origin[axis] = cursor
      frame.size[axis] = end - cursor
      let fixed = gaps.reduce(0) { $0 + $1.length }
      // Space beyond the fixed spacing is leftover space.
      let isFlexible = gaps.contains { $0.isFlexible } || end - cursor > fixed + leftoverTolerance
      spaces.append(PatternSpace(kind: isFlexible ? .flexible : .spacing, frame: frame, axis: axis, firstCell: firstCell))
    }
    for (index, slot) in slots.enumerated() {
      let before = index == 0 ? [] : [plan.gaps(ofSlot: index - 1, axis).end, plan.gap]
      add(upTo: slot.frame.min(axis), before + [plan.gaps(ofSlot: index, axis).start], firstCell: slot.firstCell)
      cursor = slot.frame.max(axis)
    }
    if let last = slots.last { add(upTo: inner.max(axis), [plan.gaps(ofSlot: slots.count - 1, axis).end], firstCell: last.firstCell) }
    return spaces
  }

  /// The shortest space that is reported; shorter ones come from rounding to pixels.
  static let leastLength = 0.01
  /// The length by which a fixed gap may grow because slot positions are rounded to pixels.
  private static let leftoverTolerance = 1.0

  /// The area of the insets at one edge of a frame.
  struct InsetSide {
    var frame: Rect
    var axis: Axis
  }

  /// The insets between an outer and an inner frame: those at the top and bottom span the whole width; the others fit between them.
  static func insets(between outer: Rect, and inner: Rect) -> [InsetSide] {
    let top = Rect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY)
    let bottom = Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY)
    let left = Rect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height)
    let right = Rect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height)
    return [
      InsetSide(frame: top, axis: .vertical), InsetSide(frame: bottom, axis: .vertical), InsetSide(frame: left, axis: .horizontal),
      InsetSide(frame: right, axis: .horizontal),
    ]
    .filter { $0.frame.width > leastLength && $0.frame.height > leastLength }
  }
}
