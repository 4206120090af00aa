/// One section of the data, ready to be queried: its shape and plan, and where it begins.
///
/// It is immutable, and a class for the same reason as `SectionPlan`.
final class SectionReader: Sendable {
  let section: Int
  let plan: SectionPlan
  let shape: SectionShape
  /// What was measured in the section; nil if nothing was.
  let measured: Shared<MeasuredSection>?
  /// Which items stand in which group, where measured lengths decide it.
  let packing: Shared<Packing>?
  /// Where the section begins along the scroll axis, and where its region does.
  let start: Double
  let regionStart: Double
  /// The first group's origin.
  private let groupOrigin: Point

  /// A reader; nil where the provider has no section. O(log sections) after measuring, else O(1).
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

  /// Whether anything was measured in the section.
  var isMeasured: Bool { measured != nil }

  /// The pattern of groups nothing was measured in.
  var pattern: GroupPattern { measured?.value.pattern ?? plan.pattern }

  /// The longest group anything was measured in, and whether measured groups still follow each other.
  var longestMeasuredGroup: Double { packing?.value.longestGroup ?? measured?.value.longestGroup ?? 0 }
  var isOrdered: Bool { packing?.value.isOrdered ?? measured?.value.isOrdered ?? true }

  /// The whole section, over the full width of the bounds.
  var frame: Rect {
    let cross = plan.container.bounds[plan.scrollAxis.crossed]
    return Rect(
      origin: Point(plan.scrollAxis, main: start, cross: 0), size: Size(plan.scrollAxis, main: shape.length, cross: cross))
  }

  /// The section's groups and insets along the scroll axis, without what boundary items add.
  var region: Span { Span(start: regionStart, end: regionStart + shape.boundary.region) }

  /// Where a group begins. O(log groups) after measuring, else O(1).
  func origin(ofGroup group: Int) -> Point {
    var origin = groupOrigin
    origin[plan.groupAxis] += Double(group) * shape.stride
    if isMeasured { origin[plan.groupAxis] += measured?.value.change(before: group) ?? 0 }
    return origin
  }

  /// A group's frame, which decides whether a rectangle query returns its cells (layout-rules A2).
  func frame(ofGroup group: Int) -> Rect {
    let axis = plan.groupAxis
    let packed = packing?.value.packed(ofGroup: group)?.value.pattern.size[axis.crossed]
    let breadth = packed ?? measured?.value.breadths[group] ?? shape.groupBreadth
    let size = Size(axis, main: length(ofGroup: group), cross: breadth)
    return Rect(origin: origin(ofGroup: group), size: size)
  }

  /// A group's length along the axis on which groups follow each other. O(1).
  func length(ofGroup group: Int) -> Double {
    shape.plannedLength(ofGroup: group) + (measured?.value.change(of: group) ?? 0)
  }

  /// Whether a cell of the group was measured.
  func isMeasured(_ group: Int) -> Bool {
    guard let measured else { return false }
    return packing.map { $0.value.packed(ofGroup: group) != nil } ?? (measured.value.breadths[group] != nil)
  }

  /// How many of a group's cells are present.
  func present(inGroup group: Int) -> Int { shape.present(inGroup: group, packing) }

  func firstItem(ofGroup group: Int) -> Int { shape.firstItem(ofGroup: group, packing) }

  func group(ofItem item: Int) -> Int { shape.group(ofItem: item, packing) }

  /// An item's position among the cells of its group.
  func ordinal(ofItem item: Int) -> Int { item - firstItem(ofGroup: group(ofItem: item)) }

  /// An item's cell in the pattern of its group.
  func cell(_ item: Int) -> PatternCell {
    let group = group(ofItem: item)
    return cells(ofGroup: group)[item - firstItem(ofGroup: group)]
  }

  /// The axes on which an item's cell is estimated: those of the group as planned, unless it is packed.
  func estimatedAxes(ofItem item: Int) -> AxisSet {
    let group = group(ofItem: item)
    let cells = packing == nil ? pattern.cells : cells(ofGroup: group)
    return cells[item - firstItem(ofGroup: group)].estimatedAxes
  }

  /// The cells of a group's pattern; of a packed group without a copy of the pattern.
  func cells(ofGroup group: Int) -> [PatternCell] {
    packing?.value.packed(ofGroup: group)?.value.pattern.cells ?? pattern(ofGroup: group).cells
  }

  /// A group's pattern; solved again from its sizes where it was measured, O(pattern), unless it is packed.
  func pattern(ofGroup group: Int) -> GroupPattern {
    if let packing { return packing.value.packed(ofGroup: group)?.value.pattern ?? pattern }
    guard let measured, isMeasured(group) else { return pattern }
    return plan.pattern(ofGroup: group, of: shape, measured: measured.value)
  }
}

extension SectionPlan {
  /// The pattern of a measured group.
  func pattern(ofGroup group: Int, of shape: SectionShape, measured: MeasuredSection) -> GroupPattern {
    var run = run(ofGroup: group, of: shape, measured: measured)
    return run.pattern(of: groupPlan, stackedAlong: groupAxis, kinds: kinds.count)
  }

  /// The run that places the cells and groups of a group; `measured` is nil if nothing in the section was measured.
  func run(ofGroup group: Int, of shape: SectionShape, measured: MeasuredSection?) -> GroupRun {
    var run = GroupRun(grid: grid)
    guard let measured else { return run }
    let first = shape.firstItem(ofGroup: group, measured.packing)
    run.packs = measured.packing != nil
    run.present = shape.present(inGroup: group, measured.packing)
    run.measured = { measured.sizes[first + $0] }
    run.sectionUniform = measured.uniform
    return run
  }
}

extension Solution {
  /// The plan of a section of the data; nil where the provider has none.
  func plan(of section: Int) -> SectionPlan? {
    shape(of: section).map { plans[$0.plan] }
  }

  /// The shape of a section of the data; nil where the provider has none.
  func shape(of section: Int) -> SectionShape? {
    guard stacking.places.indices.contains(section), let index = stacking.places[section].shape else { return nil }
    return measured[section]?.value.shape ?? shapes[index]
  }
}
