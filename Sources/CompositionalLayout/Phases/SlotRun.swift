/// The positions of a group's slots, whose sizes are known (layout-rules R5.1 to R5.5, R6.4).
struct SlotRun {
  /// The slots' origins, relative to the group's outer origin.
  private(set) var origins: [Point] = []
  /// The group's outer size, which is that of its content on estimated axes.
  let outerSize: Size
  /// The leftover length along the axis, and each flexible gap's share of it (R5.2).
  let leftover: Double
  let share: Double

  init(plan: GroupPlan, sizes: [Size], grid: PixelGrid) {
    let axis = plan.axis
    let needed = Self.neededLength(plan, sizes)
    var inner = plan.innerSize
    if plan.estimatedAxes.contains(axis) { inner[axis] = needed }
    if plan.estimatedAxes.contains(axis.crossed) { inner[axis.crossed] = Self.breadth(plan, sizes) }
    outerSize = Size(width: inner.width + plan.insets.total(.horizontal), height: inner.height + plan.insets.total(.vertical)).bounded
    leftover = inner[axis] - needed
    share = Self.share(of: leftover, plan, slots: sizes.count)
    origins = Self.origins(plan, sizes, inner: inner, share: share, grid: grid)
  }

  /// The length of all slots along the axis with minimum gaps.
  static func neededLength(_ plan: GroupPlan, _ sizes: [Size]) -> Double {
    var length = Double(sizes.count - 1) * plan.gap.length
    for (index, size) in sizes.enumerated() { length += size[plan.axis] + plan.gaps(ofSlot: index, plan.axis).total }
    return length
  }

  /// The greatest length of a slot across the axis, including minimum edge spacing (assumption 6, crossExtent).
  private static func breadth(_ plan: GroupPlan, _ sizes: [Size]) -> Double {
    let cross = plan.axis.crossed
    var breadth = -Double.infinity
    for (index, size) in sizes.enumerated() { breadth = max(breadth, size[cross] + plan.gaps(ofSlot: index, cross).total) }
    return breadth
  }

  private static func origins(_ plan: GroupPlan, _ sizes: [Size], inner: Size, share: Double, grid: PixelGrid) -> [Point] {
    let axis = plan.axis
    var origins: [Point] = []
    origins.reserveCapacity(sizes.count)
    var cursor = 0.0
    for (index, size) in sizes.enumerated() {
      let gaps = plan.gaps(ofSlot: index, axis)
      cursor += gaps.start.grown(by: share)
      let across = plan.gaps(ofSlot: index, axis.crossed).position(of: size[axis.crossed], in: inner[axis.crossed])
      origins.append(Point(axis, main: grid.position(cursor), cross: grid.position(across)) + plan.insets.origin)
      cursor += size[axis] + gaps.end.grown(by: share) + plan.gap.grown(by: share)
    }
    return origins
  }

  /// The length by which each flexible gap grows (R5.2).
  private static func share(of leftover: Double, _ plan: GroupPlan, slots: Int) -> Double {
    var flexible = plan.gap.isFlexible ? Double(slots - 1) : 0
    for index in 0..<slots { flexible += plan.gaps(ofSlot: index, plan.axis).flexibleCount }
    return flexible > 0 ? leftover / flexible : 0
  }
}
