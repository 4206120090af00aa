/// The supplementaries of one kind that come with a section's items and groups, one group after the other.
///
/// As with `PlacedCells`, groups differ only in where they begin along one axis: the part of a frame that is the same in every group is
/// computed once, and the rest once for all supplementaries of a group that stand side by side.
struct PlacedAttachments: Sendable {
  /// A supplementary of a group. Of its frame only the origin along the axis is missing.
  private struct AttachmentPlace: Sendable {
    var frame: Rect
    /// Where its container begins along the axis, relative to the group's beginning.
    var box: Double
    /// The distances from there to the anchor, and from the anchor to the supplementary.
    var anchor: Double
    var shift: Double
    var zIndex: Int
    var firstCell: Int
  }

  private let reader: SectionReader
  private let source: Int
  private let finish: FrameFinish
  private let axis: Axis
  private let kinds: [String]
  private var places: [AttachmentPlace] = []
  private var group = 0
  /// How many there are in the groups before.
  private var before = 0
  private var start = 0.0
  private var known = AttachmentPlace(frame: .zero, box: .nan, anchor: 0, shift: 0, zIndex: 0, firstCell: 0)
  private var knownPosition = 0.0

  /// The supplementaries of the section's source, at the first group.
  init(_ reader: SectionReader, source: Int, finish: FrameFinish) {
    self.reader = reader
    self.source = source
    self.finish = finish
    axis = reader.plan.groupAxis
    kinds = reader.plan.kindLists[source]
    load()
    open(0)
  }

  /// How many there are in a group of which all cells are present.
  var count: Int { places.count }

  /// Whether a supplementary is shown when only the first `cells` cells of the group are present.
  func isPresent(_ ordinal: Int, cells: Int) -> Bool { places[ordinal].firstCell < cells }

  /// Moves to a group.
  mutating func open(_ group: Int) {
    self.group = group
    before = reader.supplementaries(source, before: group)
    start = reader.origin(ofGroup: group)[axis]
    known.box = .nan
    // A last group may be trimmed, which moves the supplementaries of the group itself.
    if reader.isMeasured || group == reader.shape.groups - 1 { load() }
  }

  private mutating func load() {
    let pattern = reader.isMeasured ? reader.pattern(ofGroup: group) : reader.plan.pattern
    let origin = reader.origin(ofGroup: group)
    places.removeAll(keepingCapacity: true)
    for attachment in pattern.attachments[source] {
      let box = reader.box(of: attachment, in: pattern, ofGroup: group)
      let container = reader.plan.grid.container(Rect(origin: origin + box.origin, size: box.size))
      places.append(
        AttachmentPlace(
          frame: finish.grid.frame(attachment.frame(in: container)), box: box.origin[axis],
          anchor: attachment.anchor[axis] * container.size[axis], shift: attachment.shift[axis], zIndex: attachment.zIndex,
          firstCell: attachment.firstCell))
    }
  }

  /// The element of a supplementary of the group. O(1).
  mutating func element(_ ordinal: Int) -> Element {
    let place = places[ordinal]
    if place.box != known.box || place.anchor != known.anchor || place.shift != known.shift {
      known = place
      let container = finish.grid.isExact ? start + place.box : finish.grid.nearest(start + place.box)
      knownPosition = finish.grid.nearest(container + place.anchor + place.shift)
    }
    var frame = place.frame
    frame.origin[axis] = knownPosition
    return Element(
      category: .supplementary, kinds: kinds, section: reader.section,
      item: before.saturatingPlus(ordinal), frame: finish.mirrored(frame), zIndex: place.zIndex)
  }
}

extension SectionReader {
  /// The frame of a supplementary's container, relative to the group's origin: a cell, a nested group, or the group itself less its insets.
  func box(of attachment: Attachment, in pattern: GroupPattern, ofGroup group: Int) -> Rect {
    guard case .repetition = attachment.container else { return pattern.box(of: attachment) }
    return Rect(origin: .zero, size: frame(ofGroup: group).size).inset(by: plan.groupPlan.insets)
  }
}

extension PixelGrid {
  /// A container's frame: rounded to the grid, unless the layout is exact.
  func container(_ rect: Rect) -> Rect {
    isExact ? rect : frame(rect)
  }
}
