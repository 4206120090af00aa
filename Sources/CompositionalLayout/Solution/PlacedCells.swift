/// The cells of a section's groups, one group after the other.
///
/// Groups differ only in where they begin along one axis. So the part of a frame that is the same in every group is rounded once, and the
/// rest once for all cells of a group that stand side by side.
struct PlacedCells: Sendable {
  /// The section, if anything was measured in it.
  private var reader: SectionReader?
  private var finish = FrameFinish(grid: .points, mirrorWidth: nil)
  private var axis = Axis.vertical
  private var stride = 0.0
  private var first = Point.zero
  private var lift = Int.min
  private var section = 0
  /// Frames on the grid, except for the origin along the axis, which is still the pattern's.
  private var cells: [PatternCell] = []
  private var isMeasured = false
  private var start = 0.0
  private var knownOffset = Double.nan
  private var knownPosition = 0.0

  /// No cells.
  init() {}

  /// The cells of a section that has groups.
  init(_ reader: SectionReader, finish: FrameFinish) {
    self.reader = reader.isMeasured ? reader : nil
    section = reader.section
    self.finish = finish
    axis = reader.plan.groupAxis
    stride = reader.shape.stride
    first = reader.origin(ofGroup: 0)
    lift = reader.cellLift
    // What is measured is loaded by group.
    isMeasured = reader.isMeasured
    if !isMeasured { load(reader.pattern.cells) }
  }

  /// Moves to a group.
  mutating func open(_ group: Int) {
    knownOffset = .nan
    guard reader == nil else { return openMeasured(group) }
    start = first[axis] + Double(group) * stride
  }

  private mutating func openMeasured(_ group: Int) {
    guard let reader else { return }
    start = reader.origin(ofGroup: group)[axis]
    if isMeasured || reader.isMeasured(group) { load(reader.cells(ofGroup: group)) }
    isMeasured = reader.isMeasured(group)
  }

  private mutating func load(_ pattern: [PatternCell]) {
    cells = pattern
    for index in cells.indices {
      let frame = cells[index].frame
      cells[index].frame = finish.grid.frame(Rect(origin: first + frame.origin, size: frame.size))
      cells[index].frame.origin[axis] = frame.origin[axis]
      cells[index].zIndex = max(lift, cells[index].zIndex)
    }
  }

  /// The frame of a cell of the group, before it is mirrored. O(1).
  mutating func frame(_ ordinal: Int) -> Rect {
    var frame = cells[ordinal].frame
    let offset = frame.origin[axis]
    if offset != knownOffset {
      knownOffset = offset
      knownPosition = finish.grid.nearest(start + offset)
    }
    frame.origin[axis] = knownPosition
    return frame
  }

  /// The element of a cell of the group. O(1).
  mutating func element(_ ordinal: Int, item: Int) -> Element {
    let frame = frame(ordinal)
    return Element(
      category: .cell, kinds: [], section: section, item: item, frame: finish.mirrored(frame), zIndex: cells[ordinal].zIndex)
  }

  /// Makes a cell of the section that of the group. O(1).
  mutating func place(_ ordinal: Int, item: Int, into element: inout Element) {
    element.frame = finish.mirrored(frame(ordinal))
    element.item = item
    element.zIndex = cells[ordinal].zIndex
  }
}
