extension Solution {
  /// Sets the measured size of an element (layout-rules 7, A4). The size replaces estimated lengths, and later elements move.
  ///
  /// In groups that hold as many items as fit and whose items are estimated along the group's axis, measured lengths also decide which
  /// group contains an item (layout-rules R18.5).
  ///
  /// - Parameters:
  ///   - id: A cell or boundary item. Supplementary views of items and groups keep their estimates (layout-rules R7.8).
  ///   - size: The measured size, in points. Only lengths on estimated axes are used.
  /// - Returns: True if the element's size changed by more than a hundredth of a point (R7.9).
  /// - Complexity: O(log groups + log sections + pattern). O(measured cells) if cells are uniform over the section. O(groups filled again ·
  ///   pattern) if measured lengths decide which items a group holds.
  @discardableResult
  public mutating func measure(_ id: Element.ID, as size: Size) -> Bool {
    switch (id.category, id.item) {
    case (.cell, .some(let item)): measureCell(item, inSection: id.section, as: size.bounded)
    case (.supplementary, nil): measureLayoutItem(id.kind, as: size.bounded)
    case (.supplementary, .some): measureBoundary(id.kind, inSection: id.section, as: size.bounded)
    case (.cell, nil), (.decoration, _): false
    }
  }

  /// Sets the measured sizes of many elements. The order does not matter.
  ///
  /// - Complexity: O(measurements · (log groups + pattern)), plus O(sections measured · log sections).
  mutating func measure(_ measurements: Measurements) {
    isBoundToLengths = measurements.isBoundToLengths
    var cells: [Int: [Int: Size]] = [:]
    for (id, size) in measurements.sizes {
      if id.category == .cell, let item = id.item {
        if canMeasure(item, inSection: id.section) { cells[id.section, default: [:]][item] = size.bounded }
      } else {
        measure(id, as: size)
      }
    }
    for (section, sizes) in cells {
      guard let plan = plan(of: section) else { continue }
      edit(section, plan) { $0.measure(sizes, plan) }
    }
  }

  /// Returns true if a cell is estimated, or may become so: in packed groups, the sizes of other cells decide which subitem it uses.
  private func canMeasure(_ item: Int, inSection section: Int) -> Bool {
    plan(of: section)?.groupPlan.packsWithin == true || !estimatedAxes(ofCell: item, inSection: section).isEmpty
  }

  /// The estimated axes of a cell; empty if the cell does not exist.
  func estimatedAxes(ofCell item: Int, inSection section: Int) -> AxisSet {
    guard let reader = SectionReader(self, section: section), item >= 0, item < reader.shape.items else { return .none }
    return reader.estimatedAxes(ofItem: item)
  }

  private mutating func measureCell(_ item: Int, inSection section: Int, as size: Size) -> Bool {
    guard let plan = plan(of: section), let before = cell(at: item, inSection: section)?.frame.size else { return false }
    let axes = estimatedAxes(ofCell: item, inSection: section)
    guard plan.groupPlan.packsWithin || !axes.isEmpty else { return false }
    edit(section, plan) { $0.measure([item: size], plan) }
    guard let after = cell(at: item, inSection: section)?.frame.size else { return false }
    return differs(before, after, on: axes)
  }

  private mutating func measureBoundary(_ kind: String?, inSection section: Int, as size: Size) -> Bool {
    guard let shape = shape(of: section) else { return false }
    let plan = plans[shape.plan]
    // Supplementary items of items and groups keep their estimate (assumption 12, supplementaryEstimate).
    guard let index = plan.boundaries.firstIndex(where: { $0.item.elementKind == kind }) else { return false }
    let axes = plan.boundaries[index].item.layoutSize.estimatedAxes
    guard !axes.isEmpty else { return false }
    let before = shape.boundary.frames[index].size
    edit(section, plan) { $0.boundarySizes[index] = size }
    return differs(before, self.shape(of: section)?.boundary.frames[index].size ?? before, on: axes)
  }

  private mutating func measureLayoutItem(_ kind: String?, as size: Size) -> Bool {
    guard let index = boundaryPlans.firstIndex(where: { $0.item.elementKind == kind }) else { return false }
    let axes = boundaryPlans[index].item.layoutSize.estimatedAxes
    guard !axes.isEmpty else { return false }
    let before = boundary.frames[index].size
    boundarySizes[index] = size
    settle()
    return differs(before, boundary.frames[index].size, on: axes)
  }

  /// Changes the measurements of a section, and updates the values derived from them.
  mutating func edit(_ section: Int, _ plan: SectionPlan, _ change: (inout MeasuredSection) -> Void) {
    guard let planned = stacking.places[section].shape else { return }
    var edited = measured.removeValue(forKey: section)?.value ?? MeasuredSection(plan, shapes[planned])
    edited.isBoundToLengths = isBoundToLengths
    change(&edited)
    edited.shape = SectionShape(plan, index: shapes[planned].plan, items: shapes[planned].items, measured: edited)
    stacking.setLength(edited.shape.length, of: section)
    stacking.include(overhang: plan.overhang(of: edited.shape))
    if !plan.isOrthogonal, edited.shape.groups > 0 { includeGroup(breadth: edited.row) }
    overfull[section] = edited.packing?.value.overfull.flatMap { plan.fault(ofOverfullGroup: $0, section: section) }
    measured[section] = Shared(edited)
    settle()
  }

  private func differs(_ a: Size, _ b: Size, on axes: AxisSet) -> Bool {
    Axis.allCases.contains { axes.contains($0) && abs(a[$0] - b[$0]) > Solution.measuringTolerance }
  }
}

extension MeasuredSection {
  fileprivate init(_ plan: SectionPlan, _ shape: SectionShape) {
    self.init(
      pattern: plan.pattern, changes: SparsePrefixSum(count: shape.groups),
      longestGroup: max(shape.groupLength, shape.lastGroupLength), isOrdered: shape.stride >= 0,
      row: plan.pattern.size[plan.groupAxis.crossed], shape: shape)
    if plan.groupPlan.packsWithin, shape.groups > 0 { packing = Shared(Packing(plan, items: shape.items, pattern: pattern)) }
  }

  /// Sets the sizes of cells. O(log groups + pattern) for each, or O(measured cells) if the shared length of uniform cells changes.
  mutating func measure(_ sizes: [Int: Size], _ plan: SectionPlan) {
    for (cell, size) in sizes { self.sizes[cell] = size }
    guard packing == nil else { return pack(sizes.keys.sorted(), plan) }
    let touched = Set(sizes.keys.map { $0 / shape.groupCapacity })
    guard !plan.uniformAxes.isEmpty, shareUniformLengths(plan) else { return solve(touched, plan) }
    shape = SectionShape(plan, index: shape.plan, items: shape.items, measured: self)
    solve(touched.union(breadths.keys), plan)
  }

  /// Fills groups again if measured lengths decide which items they hold.
  private mutating func pack(_ changed: [Int], _ plan: SectionPlan) {
    let isNew = !plan.uniformAxes.isEmpty && shareUniformLengths(plan)
    var packed = isNew ? Packing(plan, items: shape.items, pattern: pattern) : packing?.value
    packing = nil
    let deciding = Packing.Sizes(measured: sizes, isBoundToLengths: isBoundToLengths, uniform: uniform)
    packed?.pack(isNew ? sizes.keys.sorted() : changed, deciding)
    row = packed?.breadth ?? row
    packing = packed.map(Shared.init)
  }

  /// Recomputes the section's uniform lengths; returns true if they changed (R7.10).
  private mutating func shareUniformLengths(_ plan: SectionPlan) -> Bool {
    var longest = UniformLengths()
    for item in sizes.keys {
      let cell = cell(item, plan)
      longest.include(size(of: item, cell) ?? cell.frame.size, on: cell.uniformAxes)
    }
    // Cells without a measured size have their estimated length (assumption 13, uniformLengths).
    if sizes.count != shape.items {
      for cell in plan.pattern.cells { longest.include(cell.frame.size, on: cell.uniformAxes) }
    }
    if !plan.uniformAxes.horizontal { longest.width = nil }
    if !plan.uniformAxes.vertical { longest.height = nil }
    guard longest != uniform else { return false }
    uniform = longest
    var run = GroupRun(grid: plan.grid)
    run.sectionUniform = longest
    pattern = run.pattern(of: plan.groupPlan, stackedAlong: plan.groupAxis, kinds: plan.kinds.count)
    return true
  }

  private func cell(_ item: Int, _ plan: SectionPlan) -> PatternCell {
    guard let packing = packing?.value else { return plan.pattern.cells[item % shape.groupCapacity] }
    let group = packing.group(ofItem: item)
    return (packing.packed(ofGroup: group)?.value.pattern ?? pattern).cells[item - packing.firstItem(ofGroup: group)]
  }

  /// Computes groups again with their measured sizes.
  private mutating func solve(_ groups: Set<Int>, _ plan: SectionPlan) {
    for group in groups {
      let solved = plan.pattern(ofGroup: group, of: shape, measured: self)
      let length = solved.length(present: shape.present(inGroup: group, nil), along: plan.groupAxis)
      changes.set(length - shape.plannedLength(ofGroup: group), at: group)
      longestGroup = max(longestGroup, length)
      if shape.stride + changes[group] < 0 { isOrdered = false }
      setBreadth(solved.size[plan.groupAxis.crossed], of: group, planned: pattern.size[plan.groupAxis.crossed])
    }
  }

  /// Sets a measured group's length across the axis, and updates the greatest such length.
  private mutating func setBreadth(_ breadth: Double, of group: Int, planned: Double) {
    let before = breadths.updateValue(breadth, forKey: group)
    if breadth >= row { row = breadth }
    let wasBroadest = before == row && breadth < row
    let wasLastPlanned = before == nil && breadths.count == shape.groups
    guard wasBroadest || wasLastPlanned else { return }
    row = breadths.values.reduce(breadths.count < shape.groups ? planned : -.infinity, max)
  }
}
