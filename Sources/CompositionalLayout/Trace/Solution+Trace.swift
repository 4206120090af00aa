extension Solution {
  /// Returns the steps that compute a number in an element's frame, starting with the bounds or the content's origin.
  ///
  /// Each number that a rule decides is a step, and so are the lengths that it is computed from. The result of the last step is the number
  /// in the frame that `elements(at:)` returns. A number that does not depend on earlier ones, such as an absolute length, replaces the
  /// result so far.
  ///
  /// - Parameters:
  ///   - part: The number in the frame.
  ///   - id: The element.
  ///   - viewport: The scroll offsets, which determine the positions of pinned items (layout-rules R8.5).
  /// - Returns: The steps in order; empty if the element does not exist.
  /// - Complexity: O(slots of the section's group + log sections + log groups + supplementaries of the section's kind in one group).
  public func steps(behind part: FramePart, of id: Element.ID, at viewport: Viewport = Viewport()) -> [Step] {
    guard var trail = trail(to: part, of: id, pins: PinWindow(viewport, self)) else { return [] }
    guard part.axis == .horizontal, part.isPosition, direction == .rightToLeft else { return trail.steps }
    guard let length = self.trail(to: .width, of: id, pins: nil)?.result else { return trail.steps }
    let mirrored = finished(Rect(x: trail.result, y: 0, width: length, height: 0)).minX
    trail.set(mirrored, .layout, .mirrored(within: contentSize.width, length: length), assuming: .mirroring)
    return trail.steps
  }

  private func trail(to part: FramePart, of id: Element.ID, pins: PinWindow?) -> Trail? {
    switch (id.category, id.item) {
    case (.cell, let item?): cellTrail(part, item, inSection: id.section)
    case (.cell, nil), (.decoration, nil): nil
    case (.supplementary, nil): layoutItemTrail(part, id.kind, pins: pins)
    case (.supplementary, let item?): supplementaryTrail(part, id.kind, item, inSection: id.section, pins: pins)
    case (.decoration, let item?): decorationTrail(part, item, inSection: id.section)
    }
  }

  private func cellTrail(_ part: FramePart, _ item: Int, inSection section: Int) -> Trail? {
    guard let reader = SectionReader(self, section: section), item >= 0, item < reader.shape.items else { return nil }
    let groups = reader.groups(around: item)
    var trail: Trail
    if part.isPosition {
      var trace = PositionTrace(self, reader, part.axis)
      trace.cell(item, in: groups, part.axis)
      trail = trace.trail
    } else {
      var trace = LengthTrace(reader, groups: groups, part.axis)
      trace.cell(item, part.axis)
      trail = trace.trail
    }
    if part.isPosition || grid.isExact {
      // Use the frame itself: the steps add the same lengths in a different order, which may change the last digit (R18.11).
      let frame = reader.frame(of: reader.cell(item), groupAt: reader.origin(ofGroup: reader.group(ofItem: item)))
      trail.settle(at: part.value(of: frame), .item(groups.last?.subitemPath ?? []), .pixels(isExact: grid.isExact))
    }
    return trail
  }

  private func decorationTrail(_ part: FramePart, _ item: Int, inSection section: Int) -> Trail? {
    guard let reader = SectionReader(self, section: section), reader.hasDecorations else { return nil }
    guard reader.plan.section.decorationItems.indices.contains(item) else { return nil }
    let description = reader.plan.section.decorationItems[item]
    let insets = description.contentInsets
    let assumption: Assumption? = description.elementKind == Section.listBackgroundElementKind ? .listBackground : nil
    let axis = part.axis
    var trail: Trail
    if part.isPosition {
      var trace = PositionTrace(self, reader, part.axis)
      if axis == self.axis { trace.sectionStart() }
      trail = trace.trail
      trail.move(by: insets, keeping: .none, .decoration)
    } else {
      trail = Trail(axis)
      let length = reader.frame.size[axis]
      if axis == self.axis {
        trail.set(length, .section, .sectionLength, assuming: assumption)
      } else {
        let isNarrowed = reader.plan.container.referenceInsets.ends(axis) != .zero
        trail.set(length, .layout, .bounds, assuming: assumption ?? (isNarrowed ? .decorationFrame : nil))
      }
      trail.inset(by: insets, keeping: .none, .decoration)
    }
    trail.settle(at: part.value(of: reader.decorationFrame(item)), .decoration, .pixels(isExact: grid.isExact))
    return trail
  }
}

extension Trail {
  /// Adds the final rounding of a cell's or supplementary view's frame (layout-rules R3.3, R3.4).
  mutating func round(_ part: FramePart, on grid: PixelGrid, _ subject: Step.Subject) {
    if part.isPosition || grid.isExact { settle(at: grid.nearest(result), subject, .pixels(isExact: grid.isExact)) }
  }
}
