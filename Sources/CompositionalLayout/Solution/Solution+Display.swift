extension Solution {
  /// The maximum number of cells measured in one display.
  public static let displayLimit = 10_000
  /// The maximum number of cells of a section that share a uniform length; further cells keep their estimate.
  public static let uniformLimit = 100_000
  /// The greatest change in a length, in points, that measuring ignores (layout-rules R7.9).
  public static let measuringTolerance = 0.01

  /// Measures the elements that are displayed, as UIKit does (layout-rules R7.1, A4).
  ///
  /// Estimated elements are measured one at a time, starting with the first one on screen; those that already have a measured size are
  /// skipped. Each measured size moves the elements after it. Elements that leave the screen this way are not measured and keep their
  /// estimate. If cells are uniform over a section, all of them are measured at once (R7.10).
  ///
  /// - Parameters:
  ///   - viewport: The scroll offsets.
  ///   - preferredSize: A closure that returns the size an element needs, in points, or nil if the element cannot size itself.
  /// - Returns: The sizes that were applied.
  /// - Complexity: O(displayed · (log groups + log sections + pattern)).
  @discardableResult
  public mutating func measureDisplayed(in viewport: Viewport, preferredSize: (Element) -> Size?) -> Measurements {
    withoutActuallyEscaping(preferredSize) { preferredSize in
      var display = Display(viewport: viewport, window: PinWindow(viewport, self), preferredSize: preferredSize)
      display.run(&self)
      return display.taken
    }
  }

  /// Returns true if an element has a measured size, and false for one that does not exist. O(boundary items of the section + pattern).
  public func isMeasured(_ id: Element.ID) -> Bool {
    guard let item = id.item else { return boundaryIndex(id.kind).map { measuredBoundaries[$0] != nil } ?? false }
    guard let reader = SectionReader(self, section: id.section), let section = reader.measured?.value else { return false }
    switch id.category {
    case .cell:
      guard section.sizes[item] != nil, item < reader.shape.items else { return false }
      return section.size(of: item, reader.cell(item)) != nil
    case .supplementary:
      let index = reader.plan.boundaries.firstIndex { $0.item.elementKind == id.kind }
      return index.map { section.measuredBoundaries(reader.plan)[$0] != nil } ?? false
    case .decoration: return false
    }
  }

  private func boundaryIndex(_ kind: String?) -> Int? {
    boundaryPlans.firstIndex { $0.item.elementKind == kind }
  }
}

/// A pass over the displayed elements. The solution is a parameter of each method, because storing it would add a reference and force
/// copies.
private struct Display {
  let viewport: Viewport
  let window: PinWindow
  let preferredSize: (Element) -> Size?
  var taken = Measurements()
  var asked = 0

  mutating func run(_ solution: inout Solution) {
    measureLayoutItems(of: &solution) { $0 == .start }
    var section = solution.sections(meeting: window.bounds).first?.section ?? 0
    while section < solution.stacking.places.count, begins(section, of: solution) {
      measureBoundaries(of: section, in: &solution) { $0 == .start }
      measureCells(of: section, in: &solution)
      measureBoundaries(of: section, in: &solution) { $0 != .start }
      section += 1
    }
    measureLayoutItems(of: &solution) { $0 != .start }
  }

  /// Returns true if a section starts before the end of the visible area.
  private func begins(_ section: Int, of solution: Solution) -> Bool {
    let start = solution.boundary.startExtension + solution.stacking.start(of: section) - solution.stacking.overhang
    return start < window.bounds.max(solution.axis)
  }

  private mutating func measureLayoutItems(of solution: inout Solution, where isMeant: (AxisSide) -> Bool) {
    for index in solution.boundaryPlans.indices where isMeant(solution.boundaryPlans[index].item.alignment.side(solution.axis)) {
      let item = solution.boundaryPlans[index].item
      guard !item.layoutSize.estimatedAxes.isEmpty else { continue }
      measure(solution.boundaryElement(index, pins: window), item.layoutSize.estimatedAxes, of: &solution, in: window.bounds)
    }
  }

  private mutating func measureBoundaries(of section: Int, in solution: inout Solution, where isMeant: (AxisSide) -> Bool) {
    guard let plan = solution.plan(of: section) else { return }
    for index in plan.boundaries.indices {
      let item = plan.boundaries[index].item
      guard isMeant(item.alignment.side(solution.axis)), !item.layoutSize.estimatedAxes.isEmpty else { continue }
      guard let element = solution.boundaryElement(index, inSection: section, pins: window) else { continue }
      measure(element, item.layoutSize.estimatedAxes, of: &solution, in: window.bounds)
    }
  }

  private mutating func measureCells(of section: Int, in solution: inout Solution) {
    guard let run = solution.displayedRun(of: section, in: window, viewport) else { return }
    guard run.plan.uniformAxes.isEmpty else { return measureAll(of: section, run, in: &solution) }
    var item = run.firstItem
    while asked < Solution.displayLimit, let cell = solution.cell(item, of: section, beginningBefore: run.area) {
      if !cell.estimatedAxes.isEmpty { measure(cell.element, cell.estimatedAxes, of: &solution, in: run.area) }
      item += 1
    }
  }

  private mutating func measure(_ element: Element, _ estimatedAxes: AxisSet, of solution: inout Solution, in area: Rect) {
    asked += 1
    guard solution.finished(element.frame).intersects(area), !solution.isMeasured(element.id) else { return }
    guard let size = newSize(of: element, estimatedAxes) else { return }
    solution.measure(element.id, as: size)
    taken[element.id] = size
  }

  /// The preferred size of an element. Lengths on axes that are not estimated, and lengths that differ by less than the tolerance, keep
  /// their present value.
  private func newSize(of element: Element, _ estimatedAxes: AxisSet) -> Size? {
    guard var size = preferredSize(element) else { return nil }
    for axis in Axis.allCases
    where !estimatedAxes.contains(axis) || abs(size[axis] - element.frame.size[axis]) <= Solution.measuringTolerance {
      size[axis] = element.frame.size[axis]
    }
    return size
  }

  /// Measures all cells of a section at once; each becomes as long as the longest of them.
  private mutating func measureAll(of section: Int, _ run: DisplayedRun, in solution: inout Solution) {
    var sizes: [Int: Size] = [:]
    for item in 0..<min(run.shape.items, Solution.uniformLimit) {
      let estimatedAxes = solution.estimatedAxes(ofCell: item, inSection: section)
      guard !estimatedAxes.isEmpty else { continue }
      guard let cell = solution.cell(at: item, inSection: section), !solution.isMeasured(cell.id) else { continue }
      guard let size = newSize(of: cell, estimatedAxes) else { continue }
      sizes[item] = size.bounded
      taken[cell.id] = size
    }
    if !sizes.isEmpty { solution.edit(section, run.plan) { $0.measure(sizes, run.plan) } }
  }
}

private struct DisplayedRun {
  var plan: SectionPlan
  var shape: SectionShape
  var firstItem: Int
  /// The visible area in the coordinate space of the section's groups.
  var area: Rect
}

extension Solution {
  fileprivate func boundaryElement(_ index: Int, inSection section: Int, pins: PinWindow) -> Element? {
    SectionReader(self, section: section).map { boundaryElement(index, $0, pins: pins) }
  }

  /// Returns the cells of a section, starting with its first visible group; nil if no group is visible or no cell is estimated.
  fileprivate func displayedRun(of section: Int, in window: PinWindow, _ viewport: Viewport) -> DisplayedRun? {
    guard let reader = SectionReader(self, section: section), reader.pattern.isEstimated else { return nil }
    let area = area(window.bounds, seenBy: reader, in: viewport)
    guard let first = reader.groups(meeting: area).first(where: { _ in true }) else { return nil }
    return DisplayedRun(plan: reader.plan, shape: reader.shape, firstItem: reader.firstItem(ofGroup: first), area: area)
  }

  /// Returns a cell of a section; nil if it does not exist or its group starts after the area.
  fileprivate func cell(_ item: Int, of section: Int, beginningBefore area: Rect) -> (element: Element, estimatedAxes: AxisSet)? {
    guard let reader = SectionReader(self, section: section), item < reader.shape.items else { return nil }
    let group = reader.group(ofItem: item)
    let origin = reader.origin(ofGroup: group)
    guard origin[reader.plan.groupAxis] < area.max(reader.plan.groupAxis) else { return nil }
    let cell = reader.pattern(ofGroup: group).cells[item - reader.firstItem(ofGroup: group)]
    return (element(item, cell, groupAt: origin, reader), cell.estimatedAxes)
  }
}

extension GroupPattern {
  fileprivate var isEstimated: Bool {
    cells.contains { !$0.estimatedAxes.isEmpty }
  }
}
