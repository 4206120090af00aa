/// A group of the solved layout. It is not a view, but decides where views stand.
public struct GroupOutline: Hashable, Sendable {
  /// The section's position in the data.
  public var section: Int
  /// The index of the repetition of the section's group that it is, or is part of.
  public var group: Int
  /// Its path: an index among the subitems of the section's group, then among those of that nested group, and so on; empty for the
  /// section's group.
  public var path: [Int]
  /// The index in the section of the first item in it.
  public var firstItem: Int
  /// Its frame with its contentInsets, in points of the content's space; moved by orthogonal scrolling if a viewport was given.
  public var frame: Rect
}

extension Solution {
  /// The groups that overlap a rectangle, nested ones included, for drawings.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the content's space.
  ///   - viewport: The scroll offsets that move groups of orthogonal sections; nil leaves them unscrolled.
  ///   - limit: The maximum number of groups returned.
  /// - Returns: The groups by section, then repetition; each group before those nested in it.
  /// - Complexity: O(log sections + log groups + answer · pattern).
  public func groups(in rect: Rect, seenIn viewport: Viewport? = nil, atMost limit: Int = .max) -> [GroupOutline] {
    let area = finished(
      Rect(x: bounded(rect.minX), y: bounded(rect.minY), width: bounded(rect.width), height: bounded(rect.height)))
    let span = Span(start: area.min(axis) - boundary.startExtension, end: area.max(axis) - boundary.startExtension)
    var found: [GroupOutline] = []
    for section in stacking.candidates(meeting: span) {
      guard let reader = SectionReader(self, section: section), reader.shape.groups > 0 else { continue }
      let moved = viewport.map { self.area(area, seenBy: reader, in: $0) } ?? area
      let shift = Point(x: area.minX - moved.minX, y: area.minY - moved.minY)
      for group in reader.groups(meeting: moved) {
        for outline in outlines(ofGroup: group, reader) where outline.frame.intersects(moved) {
          guard found.count < limit else { return found }
          var outline = outline
          outline.frame = finished(outline.frame.offsetBy(x: shift.x, y: shift.y))
          found.append(outline)
        }
      }
    }
    return found
  }

  /// The groups of one repetition, outermost first, not mirrored.
  private func outlines(ofGroup group: Int, _ reader: SectionReader) -> [GroupOutline] {
    let plan = reader.plan
    var run = plan.run(ofGroup: group, of: reader.shape, measured: reader.measured?.value)
    run.outlines = []
    _ = run.pattern(of: plan.groupPlan, stackedAlong: plan.groupAxis, kinds: plan.kinds.count)
    let whole = reader.frame(ofGroup: group)
    let present = reader.present(inGroup: group)
    return (run.outlines ?? []).filter { $0.firstCell < present }.map { outline in
      let nested = Rect(origin: whole.origin + outline.frame.origin, size: outline.frame.size)
      // Within insets that exceed their container a group's length is negative.
      let frame = (outline.path.isEmpty ? whole : nested).withAbsoluteSize
      return GroupOutline(
        section: reader.section, group: group, path: outline.path, firstItem: reader.firstItem(ofGroup: group) + outline.firstCell,
        frame: grid.frame(frame))
    }
  }
}
