/// Phase 2, second half: computes the position of each slot of a planned group (layout-rules 5, 6).
struct GroupRun {
  let grid: PixelGrid
  /// The number of cells present in the repetition. Uniform siblings are compared only among these.
  var present = Int.max
  /// The measured size of the cell at a position in the repetition.
  var measured: (Int) -> Size? = { _ in nil }
  /// True if a measured size holds only for slots of the same length (R7.1).
  var isBoundToLengths = false
  /// True if packed groups are filled by measured lengths; otherwise they have their planned number of slots.
  var packs = false
  /// The lengths shared by the section's uniform cells, if they are shared by the whole section (R7.10).
  var sectionUniform = UniformLengths()
  /// The groups placed so far, outermost first; nil if they were not requested.
  var outlines: [PatternOutline]?

  /// The cell whose enclosing groups are recorded in `traces`.
  var traced: Int?
  /// The enclosing groups of the traced cell, innermost first.
  private(set) var traces: [GroupTrace] = []

  /// The path of a packed group whose first item is longer than the group.
  private(set) var overfull: [Int]?

  /// The slots of the cells, before insets; relative to the outermost group's outer origin once all cells are placed.
  private(set) var slots: [Rect] = []
  private var cells: [PatternCell] = []
  private var boxes: [Rect] = []
  private var attachments: [[Attachment]] = []
  private var path: [Int] = []

  init(grid: PixelGrid) {
    self.grid = grid
  }

  /// Computes the pattern of one repetition. O(slots × nesting depth).
  mutating func pattern(of plan: GroupPlan, stackedAlong axis: Axis, kinds: Int) -> GroupPattern {
    attachments = Array(repeating: [], count: kinds)
    cells.reserveCapacity(plan.cellCount)
    slots.reserveCapacity(plan.cellCount)
    let size = place(plan, isOutermost: true)
    var reach: [Double] = []
    reach.reserveCapacity(slots.count)
    // A short last group ends where its slots end, including their insets (assumption 10, trimmedExtent).
    for slot in slots { reach.append(max(reach.last ?? -.infinity, slot.max(axis) - plan.insets.start(axis))) }
    for source in attachments.indices { attachments[source].sort { $0.firstCell < $1.firstCell } }
    return GroupPattern(
      size: size, cells: cells, boxes: boxes, attachments: attachments, reach: reach,
      innerLength: size[axis] - plan.insets.total(axis), isTrimmed: plan.customItems.isEmpty, insets: plan.insets)
  }

  /// Appends the group's cells, relative to its outer origin, and returns its outer size.
  private mutating func place(_ plan: GroupPlan, isOutermost: Bool) -> Size {
    let firstCell = cells.count
    let outline = outlines?.count ?? 0
    outlines?.append(PatternOutline(path: path, frame: .zero, firstCell: firstCell))
    let size = plan.customItems.isEmpty ? placeSlots(of: plan, isOutermost: isOutermost) : placeFrames(of: plan)
    outlines?[outline].frame.size = size
    guard plan.cellCount > 0, !plan.attachments.isEmpty else { return size }
    let box = Rect(origin: .zero, size: size).inset(by: plan.insets)
    if !isOutermost { boxes.append(box) }
    for attachment in plan.attachments {
      attachments[attachment.source].append(
        Attachment(
          attachment, to: isOutermost ? .repetition : .box(boxes.count - 1), firstCell: firstCell, base: box.size, on: grid))
    }
    return size
  }

  private mutating func placeFrames(of plan: GroupPlan) -> Size {
    for item in plan.customItems {
      let frame = Rect(
        x: bounded(item.frame.minX), y: bounded(item.frame.minY), width: bounded(item.frame.width),
        height: bounded(item.frame.height))
      slots.append(frame)
      cells.append(PatternCell(frame: frame.withAbsoluteSize, zIndex: item.zIndex, estimatedAxes: .none, uniformAxes: .none))
    }
    if let traced, (cells.count - plan.customItems.count..<cells.count).contains(traced) {
      let index = traced - (cells.count - plan.customItems.count)
      traces.append(GroupTrace(plan: plan, index: index, sizes: [], run: nil))
    }
    // A custom group of estimated length keeps its estimate (assumption 32, customEstimate).
    return plan.size
  }

  private mutating func placeSlots(of plan: GroupPlan, isOutermost: Bool) -> Size {
    let outline = (outlines?.count ?? 0) - 1
    let count = slotCount(of: plan, from: cells.count)
    // A nested group in which nothing fits keeps its planned size (assumption 7, nestedGroupWithoutRoom).
    guard count > 0 else { return plan.size }
    let cellSizes = cellSizes(of: count, in: plan)
    if packs, plan.isPacked, overfull == nil, isLonger(cellSizes[0], plan) { overfull = path }
    var placed: [PlacedSlot] = []
    placed.reserveCapacity(count)
    for index in 0..<count {
      path.append(index % plan.slots.count)
      placed.append(place(plan.slot(index), cellSize: cellSizes[index]))
      path.removeLast()
    }
    let run = SlotRun(plan: plan, sizes: placed.map { $0.size }, grid: grid)
    if let traced, let index = placed.firstIndex(where: { $0.cells.contains(traced) }) {
      traces.append(
        GroupTrace(plan: plan, index: index, sizes: placed.map { $0.size }, run: run, packed: packed(placed, in: plan)))
    }
    for (slot, origin) in zip(placed, run.origins) { move(slot, to: origin) }
    if outlines != nil {
      let slots = zip(placed, run.origins).map { PatternSpace.Slot(frame: Rect(origin: $1, size: $0.size), firstCell: $0.cells.lowerBound) }
      outlines?[outline].spaces = PatternSpace.spaces(around: slots, in: plan, size: run.outerSize)
    }
    return run.outerSize
  }

  private func isLonger(_ first: Size, _ plan: GroupPlan) -> Bool {
    first[plan.axis] + plan.gaps(ofSlot: 0, plan.axis).total > plan.innerSize[plan.axis] + SlotFit.tolerance
  }

  private func packed(_ placed: [PlacedSlot], in plan: GroupPlan) -> GroupTrace.Packed? {
    guard packs, plan.isPacked else { return nil }
    let lengths = placed.prefix { $0.cells.lowerBound < present }.map { $0.size[plan.axis] }
    let isFull = lengths.count == placed.count && cells.count < present
    return GroupTrace.Packed(lengths: lengths, next: isFull ? size(of: plan.slot(placed.count), ordinal: cells.count)[plan.axis] : nil)
  }

  /// Appends the content of a slot, relative to the slot's origin.
  private mutating func place(_ slot: SlotPlan, cellSize: Size) -> PlacedSlot {
    let firstCell = cells.count
    let firstBox = boxes.count
    let firstOutline = outlines?.count ?? 0
    var size = cellSize
    switch slot.content {
    case .group(let group): size = place(group, isOutermost: false)
    case .cell(let cell): append(cell, slot: Rect(origin: .zero, size: cellSize))
    }
    return PlacedSlot(
      size: size, cells: firstCell..<cells.count, boxes: firstBox..<boxes.count, outlines: firstOutline..<(outlines?.count ?? 0))
  }

  private mutating func append(_ cell: CellPlan, slot: Rect) {
    let index = cells.count
    let frame = slot.inset(by: cell.insets, keeping: cell.estimatedAxes)
    slots.append(slot)
    cells.append(PatternCell(frame: frame, zIndex: 0, estimatedAxes: cell.estimatedAxes, uniformAxes: cell.uniformAxes))
    for attachment in cell.attachments {
      attachments[attachment.source].append(
        Attachment(attachment, to: .cell(index), firstCell: index, base: frame.size, on: grid))
    }
  }

  private mutating func move(_ slot: PlacedSlot, to origin: Point) {
    for index in slot.cells {
      cells[index].frame.origin = cells[index].frame.origin + origin
      slots[index].origin = slots[index].origin + origin
    }
    for index in slot.boxes { boxes[index].origin = boxes[index].origin + origin }
    for index in slot.outlines { outlines?[index].move(by: origin) }
  }
}

extension GroupRun {
  /// The sizes of the group's slots. Cells have their measured size if there is one, and uniform cells then share the greatest length.
  /// Nested groups have their planned size.
  private func cellSizes(of count: Int, in plan: GroupPlan) -> [Size] {
    var sizes: [Size] = []
    sizes.reserveCapacity(count)
    // Siblings without a measured size have their estimated length (assumption 13, uniformLengths).
    var uniform = UniformLengths()
    var ordinal = cells.count
    for index in 0..<count {
      let slot = plan.slot(index)
      let size = size(of: slot, ordinal: ordinal)
      if case .cell(let cell) = slot.content, ordinal < present, !cell.uniformAxes.isEmpty {
        uniform.include(size, on: cell.uniformAxes)
      }
      sizes.append(size)
      ordinal += cellCount(of: slot, from: ordinal)
    }
    uniform.replace(by: sectionUniform)
    guard !uniform.isEmpty else { return sizes }
    for index in 0..<count {
      if case .cell(let cell) = plan.slot(index).content { uniform.apply(to: &sizes[index], on: cell.uniformAxes) }
    }
    return sizes
  }

  func size(of slot: SlotPlan, ordinal: Int) -> Size {
    guard case .cell(let cell) = slot.content, !cell.estimatedAxes.isEmpty, let measured = measured(ordinal) else { return slot.size }
    if isBoundToLengths {
      let frame = Rect(origin: .zero, size: slot.size).inset(by: cell.insets, keeping: cell.estimatedAxes)
      guard measured.wasMeasured(at: frame.size, estimated: cell.estimatedAxes) else { return slot.size }
    }
    var size = slot.size
    for axis in Axis.allCases where cell.estimatedAxes.contains(axis) { size[axis] = bounded(measured[axis]) }
    return size
  }
}

/// A filled slot, with the ranges of its cells, boxes and outlines in the pattern.
private struct PlacedSlot {
  var size: Size
  var cells: Range<Int>
  var boxes: Range<Int>
  var outlines: Range<Int>
}

/// The outline of a group in a pattern, which may be the outermost group.
struct PatternOutline {
  /// The indices of the subitems that lead from the outermost group to this one; empty for the outermost group.
  var path: [Int]
  /// The frame, relative to the outermost group's outer origin.
  var frame: Rect
  /// The outline is shown only if the cell at this index is.
  var firstCell: Int
  /// The free spaces, relative to the group's own outer origin.
  var spaces: [PatternSpace] = []

  mutating func move(by distance: Point) { frame.origin = frame.origin + distance }
}

/// The longest lengths among uniform siblings (layout-rules R7.10, R18.4).
struct UniformLengths: Hashable, Sendable {
  var width: Double?
  var height: Double?

  var isEmpty: Bool { width == nil && height == nil }

  /// Raises the lengths to at least those of a size on the given axes.
  mutating func include(_ size: Size, on axes: AxisSet) {
    if axes.horizontal { width = max(width ?? size.width, size.width) }
    if axes.vertical { height = max(height ?? size.height, size.height) }
  }

  /// Returns the greater of the lengths on each axis.
  func including(_ other: UniformLengths) -> UniformLengths {
    var longest = self
    if let width = other.width { longest.width = max(self.width ?? width, width) }
    if let height = other.height { longest.height = max(self.height ?? height, height) }
    return longest
  }

  /// Replaces each length with the other one if that is known.
  mutating func replace(by other: UniformLengths) {
    width = other.width ?? width
    height = other.height ?? height
  }

  /// Sets a size to the shared lengths on the given axes.
  func apply(to size: inout Size, on axes: AxisSet) {
    if axes.horizontal, let width { size.width = width }
    if axes.vertical, let height { size.height = height }
  }
}
