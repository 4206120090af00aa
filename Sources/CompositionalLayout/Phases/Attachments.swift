// Phase 6: supplementary items and decorations of items, groups and sections, placed on demand (layout-rules R2.8 to R2.10, R6.7, R8.7, 9).

extension SectionReader {
  /// The lowest z index of the section's cells; decorations raise it (R5.9).
  var cellLift: Int { plan.section.cellZIndex ?? (plan.section.decorationItems.isEmpty ? .min : 1) }

  /// The frame of a cell in a group at `origin`, rounded to the grid.
  func frame(of cell: PatternCell, groupAt origin: Point) -> Rect {
    plan.grid.frame(Rect(origin: origin + cell.frame.origin, size: cell.frame.size))
  }

  /// The number of supplementary items of one kind that belong to items and groups; `source` is the index of the kind (R6.7). O(log slots).
  func attachmentCount(_ source: Int) -> Int {
    guard shape.groups > 0 else { return 0 }
    if let packing { return packing.value.supplementaries(of: source, before: shape.groups) }
    let all = pattern.attachments[source]
    let present = shape.present(inGroup: shape.groups - 1, packing)
    return (shape.groups - 1).saturatingTimes(all.count).saturatingPlus(all.count { $0.firstCell < present })
  }

  /// The number of supplementary items of a source in all groups before the given one.
  func supplementaries(_ source: Int, before group: Int) -> Int {
    packing?.value.supplementaries(of: source, before: group) ?? group.saturatingTimes(pattern.attachments[source].count)
  }

  /// The index of the group that contains the supplementary item with the given number.
  func group(ofSupplementary number: Int, _ source: Int) -> Int {
    packing?.value.group(ofSupplementary: number, of: source) ?? number / pattern.attachments[source].count
  }

  /// The frame of a boundary item of the section, rounded to the grid.
  func boundaryFrame(_ index: Int) -> Rect {
    var frame = shape.boundary.frames[index]
    frame.origin[plan.scrollAxis] += regionStart
    return plan.grid.frame(frame)
  }

  /// True if the section displays its decorations. An empty section does so only if its length is positive (R8.7).
  var hasDecorations: Bool { shape.groups > 0 || shape.length > 0 }

  /// The frame of a decoration of the section, rounded to the grid (R8.7). It is as wide as the bounds, whatever the section's insets are
  /// (assumption 25, decorationFrame).
  func decorationFrame(_ index: Int) -> Rect {
    plan.grid.nearest(frame.inset(by: plan.section.decorationItems[index].contentInsets))
  }
}
