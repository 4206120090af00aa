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

  /// The frame of a supplementary of a group, on the grid.
  func frame(of attachment: Attachment, in pattern: GroupPattern, group: Int, at origin: Point) -> Rect {
    plan.grid.frame(attachment.frame(in: container(of: attachment, in: pattern, group: group, at: origin)))
  }

  private func container(of attachment: Attachment, in pattern: GroupPattern, group: Int, at origin: Point) -> Rect {
    switch attachment.container {
    case .cell(let index):
      let cell = pattern.cells[index].frame
      return plan.grid.container(Rect(origin: origin + cell.origin, size: cell.size))
    case .box(let index):
      let box = pattern.boxes[index]
      return plan.grid.container(Rect(origin: origin + box.origin, size: box.size))
    case .repetition:
      var size = pattern.size
      size[plan.groupAxis] = length(ofGroup: group)
      return plan.grid.container(Rect(origin: origin, size: size).inset(by: pattern.insets))
    }
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

extension PixelGrid {
  /// A frame to which something is attached: a final one, unless the layout is exact.
  fileprivate func container(_ rect: Rect) -> Rect {
    isExact ? rect : frame(rect)
  }
}
