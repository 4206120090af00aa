/// The cells of a section, one group after the other.
///
/// Groups differ only in their start along one axis. The part of a frame that is the same in every group is therefore rounded once. The
/// other part is rounded once for all cells of a group with the same position along the axis.
struct PlacedCells: Sendable {
  /// The section; nil if it has no measurements.
  private var reader: SectionReader?
  private var finish = FrameFinish(grid: .points, mirrorWidth: nil)
  private var axis = Axis.vertical
  private var stride = 0.0
  private var first = Point.zero
  private var lift = Int.min
  private var section = 0
  /// The cells with frames rounded to the grid, except for the origin along the axis, which is still that of the pattern.
  private var cells: [PatternCell] = []
  private var isMeasured = false
  private var start = 0.0
  private var knownOffset = Double.nan
  private var knownPosition = 0.0

  init() {}

  init(_ reader: SectionReader, finish: FrameFinish) {
    self.reader = reader.isMeasured ? reader : nil
    section = reader.section
    self.finish = finish
    axis = reader.plan.groupAxis
    stride = reader.shape.stride
    first = reader.origin(ofGroup: 0)
    lift = reader.cellLift
    // Cells of measured sections are loaded one group at a time.
    isMeasured = reader.isMeasured
    if !isMeasured { load(reader.pattern.cells) }
  }

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

  /// Returns the frame of a cell in the current group before mirroring. O(1).
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

  /// Returns the element of a cell in the current group. O(1).
  mutating func element(_ ordinal: Int, item: Int) -> Element {
    let frame = frame(ordinal)
    return Element(
      category: .cell, kinds: [], section: section, item: item, frame: finish.mirrored(frame), zIndex: cells[ordinal].zIndex)
  }

  /// Updates an element of the same section to a cell in the current group. O(1).
  mutating func place(_ ordinal: Int, item: Int, into element: inout Element) {
    element.frame = finish.mirrored(frame(ordinal))
    element.item = item
    element.zIndex = cells[ordinal].zIndex
  }
}
