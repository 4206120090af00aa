/// The supplementary views of one kind that belong to a section's items and groups, one group after the other.
///
/// Groups differ only in their start along one axis. As in `PlacedCells`, the part of a frame that is the same in every group is computed
/// once. The other part is computed once for all views of a group with the same position along the axis.
struct PlacedAttachments: Sendable {
  /// A supplementary item of a group, with a frame that is complete except for the origin along the axis.
  private struct AttachmentPlace: Sendable {
    var frame: Rect
    /// The start of its container along the axis, relative to the group's start.
    var box: Double
    /// The distances from the container's start to the anchor, and from the anchor to the item's origin.
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
  /// The number of supplementary views in earlier groups.
  private var before = 0
  private var start = 0.0
  private var known = AttachmentPlace(frame: .zero, box: .nan, anchor: 0, shift: 0, zIndex: 0, firstCell: 0)
  private var knownPosition = 0.0

  init(_ reader: SectionReader, source: Int, finish: FrameFinish) {
    self.reader = reader
    self.source = source
    self.finish = finish
    axis = reader.plan.groupAxis
    kinds = reader.plan.kindLists[source]
    load()
    open(0)
  }

  var count: Int { places.count }

  /// Returns true if a view is displayed when only the first `cells` cells of the group are present.
  func isPresent(_ ordinal: Int, cells: Int) -> Bool { places[ordinal].firstCell < cells }

  mutating func open(_ group: Int) {
    self.group = group
    before = reader.supplementaries(source, before: group)
    start = reader.origin(ofGroup: group)[axis]
    known.box = .nan
    // The last group may be trimmed, which moves its own supplementary items.
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

  /// Returns the element of a supplementary view in the current group. O(1).
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
  /// The container of a supplementary item, relative to the group's origin: a cell, a nested group, or the group itself within its insets.
  func box(of attachment: Attachment, in pattern: GroupPattern, ofGroup group: Int) -> Rect {
    guard case .repetition = attachment.container else { return pattern.box(of: attachment) }
    return Rect(origin: .zero, size: frame(ofGroup: group).size).inset(by: plan.groupPlan.insets)
  }
}

extension PixelGrid {
  /// Returns a container's frame: rounded to the grid from iOS 16 on, otherwise unchanged.
  func container(_ rect: Rect) -> Rect {
    isExact ? rect : frame(rect)
  }
}
