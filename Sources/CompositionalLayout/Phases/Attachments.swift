// Phase 6: supplementaries and decorations of items, groups and sections, placed on demand (layout-rules R2.8 to R2.10, R6.7, R8.7, 9).

extension SectionReader {
  /// The lowest zIndex of the section's cells: decorations raise it (R5.9). That of a list's cells is that of any cell (assumption 46,
  /// listLayer).
  var cellLift: Int { plan.section.decorationItems.isEmpty ? .min : 1 }

  /// The frame of a cell of a group, on the grid.
  func frame(of cell: PatternCell, groupAt origin: Point) -> Rect {
    plan.grid.frame(Rect(origin: origin + cell.frame.origin, size: cell.frame.size))
  }

  /// How many supplementaries of a source there are: one count for each kind of items and groups (R6.7). O(log slots).
  func attachmentCount(_ source: Int) -> Int {
    guard shape.groups > 0 else { return 0 }
    if let packing { return packing.value.supplementaries(of: source, before: shape.groups) }
    let all = pattern.attachments[source]
    let present = shape.present(inGroup: shape.groups - 1, packing)
    return (shape.groups - 1).saturatingTimes(all.count).saturatingPlus(all.count { $0.firstCell < present })
  }

  /// How many supplementaries of a source the groups before one have.
  func supplementaries(_ source: Int, before group: Int) -> Int {
    packing?.value.supplementaries(of: source, before: group) ?? group.saturatingTimes(pattern.attachments[source].count)
  }

  /// The group that has a supplementary of a source.
  func group(ofSupplementary number: Int, _ source: Int) -> Int {
    packing?.value.group(ofSupplementary: number, of: source) ?? number / pattern.attachments[source].count
  }

  /// The frame of one of the section's boundary items, on the grid.
  func boundaryFrame(_ index: Int) -> Rect {
    var frame = shape.boundary.frames[index]
    frame.origin[plan.scrollAxis] += regionStart
    return plan.grid.frame(frame)
  }

  /// Whether the section shows its decorations: an empty section does so only if it has a length (R8.7).
  var hasDecorations: Bool { shape.groups > 0 || shape.length > 0 }

  /// The frame of one of the section's decorations, on the grid (R8.7). It is as wide as the bounds, whatever insets the section has
  /// (assumption 25, decorationFrame).
  func decorationFrame(_ index: Int) -> Rect {
    plan.grid.nearest(frame.inset(by: plan.section.decorationItems[index].contentInsets))
  }
}
