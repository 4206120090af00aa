/// A length that a group leaves free, relative to some origin.
struct PatternSpace {
  var kind: FreeSpace.Kind
  var frame: Rect
  var axis: Axis
  /// It is shown only if this cell is.
  var firstCell: Int
}

extension PatternSpace {
  /// A filled slot: its frame, and its first cell.
  struct Slot {
    var frame: Rect
    var firstCell: Int
  }

  /// The insets of a group, and the gaps before, between and after its slots, relative to the group's outer origin. O(slots).
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
      // What is longer than the gaps ask for is left over.
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

  /// Shorter spaces are not mentioned: they come from rounding to pixels.
  static let leastLength = 0.01
  /// A slot's position is rounded to a pixel, so that a fixed gap may be that much longer.
  private static let leftoverTolerance = 1.0

  /// A side of a frame that insets take off.
  struct InsetSide {
    var frame: Rect
    var axis: Axis
  }

  /// The sides by which an inner frame lies within an outer one: top and bottom over the whole width, the others between them.
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
