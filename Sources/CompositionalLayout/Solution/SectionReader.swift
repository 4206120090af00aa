/// The plan, shape, measurements and start of one section of the data, for queries.
///
/// Immutable; a class for the same reason as `SectionPlan`.
final class SectionReader: Sendable {
  let section: Int
  let plan: SectionPlan
  let shape: SectionShape
  let measured: Shared<MeasuredSection>?
  /// The distribution of items over groups if measured lengths decide it.
  let packing: Shared<Packing>?
  /// The starts of the section and of its region along the scroll axis.
  let start: Double
  let regionStart: Double
  private let groupOrigin: Point

  /// Creates a reader; nil if the provider returned no section. O(log sections) after measuring, otherwise O(1).
  init?(_ solution: borrowing Solution, section: Int) {
    guard let shape = solution.shape(of: section) else { return nil }
    self.section = section
    self.shape = shape
    plan = solution.plans[shape.plan]
    measured = solution.measured.isEmpty ? nil : solution.measured[section]
    packing = measured?.value.packing
    start = solution.boundary.startExtension + solution.stacking.start(of: section)
    regionStart = start + shape.boundary.startExtension
    var origin = shape.groupOrigin
    origin[solution.axis] += regionStart
    groupOrigin = origin
  }

  var isMeasured: Bool { measured != nil }

  /// The pattern of groups without measured cells.
  var pattern: GroupPattern { measured?.value.pattern ?? plan.pattern }

  /// The length of the longest measured group. `isOrdered` is true if no group starts before the group that precedes it.
  var longestMeasuredGroup: Double { packing?.value.longestGroup ?? measured?.value.longestGroup ?? 0 }
  var isOrdered: Bool { packing?.value.isOrdered ?? measured?.value.isOrdered ?? true }

  /// The frame of the whole section, over the full width of the bounds.
  var frame: Rect {
    let cross = plan.container.bounds[plan.scrollAxis.crossed]
    return Rect(
      origin: Point(plan.scrollAxis, main: start, cross: 0), size: Size(plan.scrollAxis, main: shape.length, cross: cross))
  }

  /// The span of groups and insets along the scroll axis, without extensions by boundary items.
  var region: Span { Span(start: regionStart, end: regionStart + shape.boundary.region) }

  /// The origin of a group. O(log groups) after measuring, otherwise O(1).
  func origin(ofGroup group: Int) -> Point {
    var origin = groupOrigin
    origin[plan.groupAxis] += Double(group) * shape.stride
    if isMeasured { origin[plan.groupAxis] += measured?.value.change(before: group) ?? 0 }
    return origin
  }

  /// The frame of a group, which decides whether a rectangle query returns its cells (layout-rules A2).
  func frame(ofGroup group: Int) -> Rect {
    let axis = plan.groupAxis
    let packed = packing?.value.packed(ofGroup: group)?.value.pattern.size[axis.crossed]
    let breadth = packed ?? measured?.value.breadths[group] ?? shape.groupBreadth
    let size = Size(axis, main: length(ofGroup: group), cross: breadth)
    return Rect(origin: origin(ofGroup: group), size: size)
  }

  /// The length of a group along the axis on which groups follow each other. O(1).
  func length(ofGroup group: Int) -> Double {
    shape.plannedLength(ofGroup: group) + (measured?.value.change(of: group) ?? 0)
  }

  /// Returns true if a cell of the group was measured.
  func isMeasured(_ group: Int) -> Bool {
    guard let measured else { return false }
    return packing.map { $0.value.packed(ofGroup: group) != nil } ?? (measured.value.breadths[group] != nil)
  }

  func present(inGroup group: Int) -> Int { shape.present(inGroup: group, packing) }

  func firstItem(ofGroup group: Int) -> Int { shape.firstItem(ofGroup: group, packing) }

  func group(ofItem item: Int) -> Int { shape.group(ofItem: item, packing) }

  /// The index of an item's cell within its group.
  func ordinal(ofItem item: Int) -> Int { item - firstItem(ofGroup: group(ofItem: item)) }

  func cell(_ item: Int) -> PatternCell {
    let group = group(ofItem: item)
    return cells(ofGroup: group)[item - firstItem(ofGroup: group)]
  }

  /// The estimated axes of an item's cell: those of the planned pattern, unless the group is packed.
  func estimatedAxes(ofItem item: Int) -> AxisSet {
    let group = group(ofItem: item)
    let cells = packing == nil ? pattern.cells : cells(ofGroup: group)
    return cells[item - firstItem(ofGroup: group)].estimatedAxes
  }

  /// The cells of a group's pattern, without copying the pattern if the group is packed.
  func cells(ofGroup group: Int) -> [PatternCell] {
    packing?.value.packed(ofGroup: group)?.value.pattern.cells ?? pattern(ofGroup: group).cells
  }

  /// The pattern of a group. O(pattern) if the group was measured and is not packed, because it is computed again from its sizes; otherwise
  /// O(1).
  func pattern(ofGroup group: Int) -> GroupPattern {
    if let packing { return packing.value.packed(ofGroup: group)?.value.pattern ?? pattern }
    guard let measured, isMeasured(group) else { return pattern }
    return plan.pattern(ofGroup: group, of: shape, measured: measured.value)
  }
}

extension SectionPlan {
  func pattern(ofGroup group: Int, of shape: SectionShape, measured: MeasuredSection) -> GroupPattern {
    var run = run(ofGroup: group, of: shape, measured: measured)
    return run.pattern(of: groupPlan, stackedAlong: groupAxis, kinds: kinds.count)
  }

  /// The run that places the content of a group; `measured` is nil if the section has no measurements.
  func run(ofGroup group: Int, of shape: SectionShape, measured: MeasuredSection?) -> GroupRun {
    var run = GroupRun(grid: grid)
    guard let measured else { return run }
    let first = shape.firstItem(ofGroup: group, measured.packing)
    run.packs = measured.packing != nil
    run.present = shape.present(inGroup: group, measured.packing)
    run.measured = { measured.sizes[first + $0] }
    run.isBoundToLengths = measured.isBoundToLengths
    run.sectionUniform = measured.uniform
    return run
  }
}

extension Solution {
  /// The plan of a section of the data; nil if the provider returned no section.
  func plan(of section: Int) -> SectionPlan? {
    shape(of: section).map { plans[$0.plan] }
  }

  /// The shape of a section of the data; nil if the provider returned no section.
  func shape(of section: Int) -> SectionShape? {
    guard stacking.places.indices.contains(section), let index = stacking.places[section].shape else { return nil }
    return measured[section]?.value.shape ?? shapes[index]
  }
}
