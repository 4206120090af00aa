// Phase 6: what comes with items, groups and sections, placed when it is asked for (layout-rules R2.8 to R2.10, R6.7, R8.7, 9).

extension SectionReader {
  /// The least zIndex of the section's cells: decorations lift them (R5.9).
  var cellLift: Int { plan.section.decorationItems.isEmpty ? .min : 1 }

  /// The frame of a cell of a group, on the grid.
  func frame(of cell: PatternCell, groupAt origin: Point) -> Rect {
    plan.grid.frame(Rect(origin: origin + cell.frame.origin, size: cell.frame.size))
  }

  /// How many supplementaries of a source there are: one count for each kind of items and groups (R6.7). O(log slots).
  func attachmentCount(_ source: Int) -> Int {
    guard shape.groups > 0 else { return 0 }
    let all = pattern.attachments[source]
    let present = shape.present(inGroup: shape.groups - 1)
    return (shape.groups - 1) * all.count + all.count { $0.firstCell < present }
  }

  /// The frame of one of the section's boundary items, on the grid.
  func boundaryFrame(_ index: Int) -> Rect {
    var frame = shape.boundary.frames[index]
    frame.origin[plan.scrollAxis] += regionStart
    return plan.grid.frame(frame)
  }

  /// Whether the section shows its decorations: an empty one only where it has a length (R8.7).
  var hasDecorations: Bool { shape.groups > 0 || shape.length > 0 }

  /// The frame of one of the section's decorations, on the grid (R8.7).
  func decorationFrame(_ index: Int) -> Rect {
    plan.grid.nearest(assumeDecorationFrame(frame).inset(by: plan.section.decorationItems[index].contentInsets))
  }
}

/// The supplementaries of one kind in one group, ready to be placed.
struct AttachedGroup: Sendable {
  private(set) var attachments: [Attachment]
  private let reader: SectionReader
  private let source: Int
  private let kinds: [String]
  private let grid: PixelGrid
  private var cells: [PatternCell]
  private var boxes: [Rect]
  private var group: Int
  private var origin: Point

  /// The supplementaries of the group from the section's source.
  init(_ reader: SectionReader, group: Int, source: Int) {
    self.reader = reader
    self.source = source
    self.group = group
    kinds = reader.plan.kindLists[source]
    grid = reader.plan.grid
    origin = reader.origin(ofGroup: group)
    cells = reader.plan.pattern.cells
    boxes = reader.plan.pattern.boxes
    attachments = reader.plan.pattern.attachments[source]
    if reader.isMeasured { load() }
  }

  private mutating func load() {
    let pattern = reader.pattern(ofGroup: group)
    attachments = pattern.attachments[source]
    cells = pattern.cells
    boxes = pattern.boxes
  }

  /// A supplementary as it is answered, by its count within the section; goes to its group first.
  mutating func element(at item: Int, _ finish: FrameFinish) -> Element {
    let wanted = item / attachments.count
    if wanted != group {
      group = wanted
      origin = reader.origin(ofGroup: group)
      if reader.isMeasured { load() }
    }
    return element(item - wanted * attachments.count, finish)
  }

  /// A supplementary as it is answered, by its position among the group's. O(1).
  func element(_ ordinal: Int, _ finish: FrameFinish) -> Element {
    let attachment = attachments[ordinal]
    let frame = finish(attachment.frame(in: container(attachment.container)))
    return Element(
      category: .supplementary, kinds: kinds, section: reader.section, item: group * attachments.count + ordinal, frame: frame,
      zIndex: attachment.zIndex)
  }

  private func container(_ container: Attachment.Container) -> Rect {
    let box =
      switch container {
      case .cell(let index): cells[index].frame
      case .box(let index): boxes[index]
      case .repetition: repetition
      }
    return grid.container(Rect(origin: origin + box.origin, size: box.size))
  }

  /// The group itself less its insets, from its origin; a last group may be trimmed.
  private var repetition: Rect {
    let frame = reader.frame(ofGroup: group)
    return Rect(origin: .zero, size: frame.size).inset(by: reader.plan.groupPlan.insets)
  }
}

extension PixelGrid {
  /// A frame to which something is attached: a final one, unless the layout is exact.
  fileprivate func container(_ rect: Rect) -> Rect {
    isExact ? rect : frame(rect)
  }
}
