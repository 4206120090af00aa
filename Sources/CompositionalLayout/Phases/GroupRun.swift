/// Phase 2, second half: gives every slot of a planned group its place (layout-rules 5, 6).
struct GroupRun {
  let grid: PixelGrid
  /// How many cells of the repetition there are; uniform siblings are compared among these.
  var present = Int.max
  /// The measured sizes of this repetition's cells, by their position in it.
  var measured: (Int) -> Size? = { _ in nil }
  /// Whether measured lengths decide how many slots a packed group has.
  var packs = false
  /// The lengths that uniform cells share over the whole section, if they do (R7.10).
  var sectionUniform = UniformLengths()
  /// The groups placed so far, outermost first; nil if they are not requested.
  var outlines: [PatternOutline]?

  /// The cell whose enclosing groups are recorded in `traces`; nil records none.
  var traced: Int?
  /// The groups around that cell, innermost first.
  private(set) var traces: [GroupTrace] = []

  /// The path of a packed group whose first item alone is longer than the group.
  private(set) var overfull: [Int]?

  /// The space of each cell before its insets are taken off, relative to the outermost group's outer origin once all are placed.
  private(set) var slots: [Rect] = []
  private var cells: [PatternCell] = []
  private var boxes: [Rect] = []
  private var attachments: [[Attachment]] = []
  private var path: [Int] = []

  init(grid: PixelGrid) {
    self.grid = grid
  }

  /// Places one repetition. O(slots × nesting depth).
  mutating func pattern(of plan: GroupPlan, stackedAlong axis: Axis, kinds: Int) -> GroupPattern {
    attachments = Array(repeating: [], count: kinds)
    cells.reserveCapacity(plan.cellCount)
    slots.reserveCapacity(plan.cellCount)
    let size = place(plan, isOutermost: true)
    var reach: [Double] = []
    reach.reserveCapacity(slots.count)
    // A short last group ends where the slots of its items do, not their cells (assumption 10, trimmedExtent).
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
    // A nested group in which nothing fits keeps its place (assumption 7, nestedGroupWithoutRoom).
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

  /// Appends a slot's content, relative to the slot's origin.
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
  /// The sizes of the group's slots. Cells have their measured size if there is one, and uniform cells then share the longest; nested
  /// groups keep their planned size.
  private func cellSizes(of count: Int, in plan: GroupPlan) -> [Size] {
    var sizes: [Size] = []
    sizes.reserveCapacity(count)
    // Uniform siblings are as long as the longest of them, those that were not measured by their estimate (assumption 13, uniformLengths).
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
    var size = slot.size
    for axis in Axis.allCases where cell.estimatedAxes.contains(axis) { size[axis] = bounded(measured[axis]) }
    return size
  }
}

/// A filled slot, and the range of the pattern that belongs to it.
private struct PlacedSlot {
  var size: Size
  var cells: Range<Int>
  var boxes: Range<Int>
  var outlines: Range<Int>
}

/// A group of a pattern, the outermost one included.
struct PatternOutline {
  /// Its path: an index among the outermost group's subitems, then among those of that nested group, and so on; empty for the outermost.
  var path: [Int]
  /// Relative to the outermost group's outer origin.
  var frame: Rect
  /// It is shown only if this cell is.
  var firstCell: Int
  /// What it leaves free, relative to its own outer origin.
  var spaces: [PatternSpace] = []

  mutating func move(by distance: Point) { frame.origin = frame.origin + distance }
}

/// The longest lengths among uniform siblings (layout-rules R7.10, R18.4).
struct UniformLengths: Hashable, Sendable {
  var width: Double?
  var height: Double?

  var isEmpty: Bool { width == nil && height == nil }

  /// Raises the lengths to at least those of the size, on the given axes.
  mutating func include(_ size: Size, on axes: AxisSet) {
    if axes.horizontal { width = max(width ?? size.width, size.width) }
    if axes.vertical { height = max(height ?? size.height, size.height) }
  }

  /// The lengths, raised to at least the other ones.
  func including(_ other: UniformLengths) -> UniformLengths {
    var longest = self
    if let width = other.width { longest.width = max(self.width ?? width, width) }
    if let height = other.height { longest.height = max(self.height ?? height, height) }
    return longest
  }

  /// Replaces lengths by the other ones, if those are known.
  mutating func replace(by other: UniformLengths) {
    width = other.width ?? width
    height = other.height ?? height
  }

  /// Sets the size to the shared lengths, on the given axes.
  func apply(to size: inout Size, on axes: AxisSet) {
    if axes.horizontal, let width { size.width = width }
    if axes.vertical, let height { size.height = height }
  }
}
