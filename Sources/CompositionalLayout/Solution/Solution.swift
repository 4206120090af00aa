/// A solved layout, which computes the frames of its elements on demand.
///
/// It stores patterns and counts, so it needs the same memory for ten items as for a hundred million. All frames are in points, in the
/// content's coordinate space, and already mirrored in right-to-left layouts.
public struct Solution: Sendable {
  /// The maximum number of items in a section. Further items are not laid out, and cause a fault.
  public static let itemLimit = 1_000_000_000

  /// The size of the content, in points, rounded to the nearest pixel (layout-rules R3.3, R10.2). Along the scroll axis it is the length of
  /// all sections; across it, that of the bounds or of the widest group. O(1).
  public private(set) var contentSize = Size.zero
  /// The faults in the order they were found: those of the layout, then those of each section. O(1).
  public var faults: [Fault] {
    overfull.isEmpty ? plannedFaults : plannedFaults + overfull.sorted { $0.key < $1.key }.map { $0.value }
  }

  /// The faults that were found before measuring.
  var plannedFaults: [Fault] = []
  /// By section, the fault for a group whose first item, once measured, is longer than the group.
  var overfull: [Int: Fault] = [:]
  let axis: Axis
  let bounds: Size
  /// True if there is a safe area across the scroll axis, which the content's length ignores by assumption (assumption 48, contentWidth).
  let isContentWidthAssumed: Bool
  let direction: LayoutDirection
  let grid: PixelGrid
  var plans: [SectionPlan] = []
  var shapes: [SectionShape] = []
  var stacking: Stacking
  var measured: [Int: Shared<MeasuredSection>] = [:]
  let boundaryPlans: [BoundaryPlan]
  /// The measured sizes of the layout's boundary items, by index.
  var boundarySizes: [Int: Size] = [:]
  /// True if a measured size holds only at the length at which it was measured on an axis that is not estimated (R7.1).
  var isBoundToLengths = false
  private(set) var boundary: BoundaryPlacement
  private var widestGroup = 0.0

  /// Solves a layout; see `solve` for the phases.
  init(_ layout: Layout, items: [Int], in environment: Environment) {
    let configuration = layout.configuration
    axis = configuration.scrollDirection
    bounds = environment.bounds.bounded
    isContentWidthAssumed = bounds.inset(by: environment.safeAreaInsets)[axis.crossed] != bounds[axis.crossed]
    direction = environment.layoutDirection
    grid = PixelGrid(environment)
    stacking = Stacking(count: items.count, spacing: configuration.interSectionSpacing)
    // They are displayed even if all sections are empty (assumption 47, emptyLayout).
    boundaryPlans = configuration.boundarySupplementaryItems.map { BoundaryPlan($0, of: configuration, in: environment) }
    boundary = BoundaryPlacement([], around: 0, axis: axis)
    plannedFaults = Self.faults(of: configuration, environment)
    var builder = SectionBuilder(layout: layout, environment: environment)
    for (section, count) in items.enumerated() { builder.append(count, asSection: section, to: &self) }
    settle()
  }

  private static func faults(of configuration: LayoutConfiguration, _ environment: Environment) -> [Fault] {
    var survey = Survey(section: nil)
    survey.visit(environment)
    survey.check(configuration.interSectionSpacing, .interSectionSpacing)
    survey.visit(configuration.boundarySupplementaryItems)
    return survey.faults
  }

  mutating func includeGroup(breadth: Double) {
    widestGroup = max(widestGroup, breadth)
  }

  /// Recomputes the values that depend on the length of all sections: the layout's boundary items and the content's size.
  mutating func settle() {
    boundary = BoundaryPlacement(boundaryPlans, around: stacking.length, axis: axis, measured: measuredBoundaries)
    let size = Size(axis, main: max(0, boundary.length), cross: max(bounds[axis.crossed], widestGroup))
    contentSize = Size(width: grid.nearest(size.width), height: grid.nearest(size.height))
  }

  /// The measured sizes of the layout's boundary items; without those that were measured at other lengths.
  var measuredBoundaries: [Int: Size] { boundaryPlans.measured(boundarySizes, isBoundToLengths: isBoundToLengths) }

  /// The final frame, mirrored in right-to-left layouts (layout-rules 12).
  func finished(_ frame: Rect) -> Rect { finish.mirrored(frame) }

  /// The width in which frames are mirrored, which is that of the content (assumption 26, mirroring); nil if they are not mirrored.
  var mirrorWidth: Double? { direction == .rightToLeft ? contentSize.width : nil }

  var finish: FrameFinish { FrameFinish(grid: grid, mirrorWidth: mirrorWidth) }
}

/// Solves each distinct section of a layout once, and computes its shape once for each number of items.
struct SectionBuilder {
  let layout: Layout
  let environment: Environment
  /// The plan of each section of the layout; nil until it is needed.
  private var plans: [KnownPlan?]
  private var shapes: [ShapeKey: Int] = [:]
  private var groups = RecentGroups()

  private enum KnownPlan {
    case plan(Int)
    /// The section exceeds a limit.
    case refused
  }

  private struct ShapeKey: Hashable {
    var plan: Int
    var items: Int
  }

  init(layout: Layout, environment: Environment) {
    self.layout = layout
    self.environment = environment
    plans = Array(repeating: nil, count: layout.sections.count)
  }

  /// Appends a section of the data. O(1) if its plan is known.
  mutating func append(_ count: Int, asSection section: Int, to solution: inout Solution) {
    guard let choice = choice(for: section) else {
      if count > 0 { solution.plannedFaults.append(.sectionMissing(section: section)) }
      return solution.stacking.append(shape: nil, length: 0)
    }
    if count > Solution.itemLimit { solution.plannedFaults.append(.tooManyItems(section: section)) }
    let items = max(0, min(count, Solution.itemLimit))
    guard let plan = plan(choice, for: section, in: &solution) else {
      return solution.stacking.append(shape: nil, length: 0)
    }
    let index = shape(ShapeKey(plan: plan, items: items), in: &solution)
    solution.stacking.append(shape: index, length: solution.shapes[index].length)
  }

  /// The index of the layout section that lays out a section of the data; nil if there is none.
  private func choice(for section: Int) -> Int? {
    guard let last = layout.choices.last else { return nil }
    let choice = section < layout.choices.count ? layout.choices[section] : last
    guard let choice, layout.sections.indices.contains(choice) else { return nil }
    return choice
  }

  /// The index of a plan in the solution; nil if the section exceeds a limit.
  private mutating func plan(_ choice: Int, for section: Int, in solution: inout Solution) -> Int? {
    if let known = plans[choice] {
      if case .plan(let index) = known { return index }
      return nil
    }
    var survey = Survey(section: section)
    survey.visit(layout.sections[choice])
    solution.plannedFaults += survey.faults
    guard survey.isWithinLimits else {
      plans[choice] = .refused
      return nil
    }
    let plan = SectionPlan(layout.sections[choice], in: layout.configuration, environment, groups: &groups)
    solution.plannedFaults += plan.refusals.map { Fault($0, in: plan.container, section: section) }
    solution.plans.append(plan)
    plans[choice] = .plan(solution.plans.count - 1)
    return solution.plans.count - 1
  }

  private mutating func shape(_ key: ShapeKey, in solution: inout Solution) -> Int {
    if let known = shapes[key] { return known }
    let plan = solution.plans[key.plan]
    let shape = SectionShape(plan, index: key.plan, items: key.items)
    solution.shapes.append(shape)
    solution.stacking.include(overhang: plan.overhang(of: shape))
    if shape.groups > 0, !plan.isOrthogonal { solution.includeGroup(breadth: shape.groupBreadth) }
    shapes[key] = solution.shapes.count - 1
    return solution.shapes.count - 1
  }
}

extension Fault {
  /// Creates a fault from the planner's reason for rejecting a group and the section where it occurred.
  fileprivate init(_ refusal: GroupPlanner.GroupRefusal, in container: SectionContainer, section: Int) {
    func site(_ group: Group, _ size: Size, _ outer: Size) -> GroupSite {
      GroupSite(
        section: section, group: group, size: size, outerSize: outer, container: container.size, containerInsets: container.referenceInsets,
        reference: container.reference, bounds: container.bounds)
    }
    switch refusal {
    case .noRoom(let group, let size, let outer): self = .noRoomForGroup(site(group, size, outer))
    case .doesNotFit(let group, let size, let outer): self = .subitemDoesNotFit(site(group, size, outer))
    case .tooManySlots: self = .tooManySlots(section: section)
    }
  }
}

extension SectionPlan {
  /// The fault for a packed group whose first item is longer than the group (layout-rules R18.5).
  func fault(ofOverfullGroup path: [Int], section: Int) -> Fault? {
    var (group, groupPlan) = (self.section.group, groupPlan)
    for index in path {
      guard case .group(let nested)? = group.run?.subitems[index], case .group(let nestedPlan) = groupPlan.slot(index).content
      else { return nil }
      (group, groupPlan) = (nested, nestedPlan)
    }
    return Fault(.doesNotFit(group, groupPlan.size, in: groupPlan.container), in: container, section: section)
  }
}

extension SectionPlan {
  /// The greatest distance by which an element extends beyond the section along the scroll axis.
  func overhang(of shape: SectionShape) -> Double {
    let region = Span(start: -shape.boundary.startExtension, end: shape.boundary.region + shape.boundary.endExtension)
    var reach = region
    for frame in shape.boundary.frames { reach.include(frame, along: scrollAxis) }
    if shape.groups > 0 { reach.include(groupsReach(of: shape)) }
    let decorations = section.decorationItems.map { max(-$0.contentInsets.start(scrollAxis), -$0.contentInsets.end(scrollAxis)) }
    return max(region.start - reach.start, reach.end - region.end, 0) + planned.overhang + max(0, decorations.max() ?? 0) + 1
  }

  /// The span from the first group's start to the last one's end, relative to the region's start.
  private func groupsReach(of shape: SectionShape) -> Span {
    let start = shape.groupOrigin[scrollAxis]
    guard !isOrthogonal else { return Span(start: start, end: start + shape.boundary.region) }
    let last = start + Double(shape.groups - 1) * shape.stride
    let length = max(shape.groupLength, shape.lastGroupLength)
    return Span(start: min(start, last), end: max(start, last) + length)
  }
}

extension GroupPattern {
  /// The greatest distance by which cells and supplementary items extend beyond the group.
  func overhang(along axis: Axis) -> Double {
    var reach = Span(start: 0, end: size[axis])
    for cell in cells { reach.include(cell.frame, along: axis) }
    for attachment in attachments.joined() { reach.include(attachment.frame(in: box(of: attachment)), along: axis) }
    return max(-reach.start, reach.end - size[axis], 0)
  }

  /// The container of a supplementary item in a full group, relative to the group's origin.
  func box(of attachment: Attachment) -> Rect {
    switch attachment.container {
    case .cell(let index): cells[index].frame
    case .box(let index): boxes[index]
    case .repetition: Rect(origin: .zero, size: size).inset(by: insets)
    }
  }
}

extension Span {
  fileprivate mutating func include(_ other: Span) {
    start = min(start, other.start)
    end = max(end, other.end)
  }

  fileprivate mutating func include(_ frame: Rect, along axis: Axis) {
    include(Span(start: frame.min(axis), end: frame.max(axis)))
  }
}
