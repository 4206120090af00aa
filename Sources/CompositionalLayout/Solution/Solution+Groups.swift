/// The frame of a group in the solved layout. A group is not a view, but determines the positions of views.
///
/// Use it to draw or inspect the structure of a layout.
public struct GroupOutline: Hashable, Sendable {
  /// The section's index in the data.
  public var section: Int
  /// The index of the repetition of the section's group that contains this group.
  public var group: Int
  /// The indices of the subitems that lead from the section's group to this one; empty for the section's group itself.
  public var path: [Int]
  /// The index of the group's first item in the section.
  public var firstItem: Int
  /// The frame, including content insets, in points, in the content's coordinate space. Orthogonal scrolling moves it if a viewport was
  /// given.
  public var frame: Rect
}

extension Solution {
  /// Returns the groups that overlap a rectangle, including nested groups.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in points, in the content's coordinate space.
  ///   - viewport: The scroll offsets that move groups of orthogonal sections; nil leaves them unscrolled.
  ///   - limit: The maximum number of groups returned.
  /// - Returns: The groups by section, then by repetition; each group is followed by its nested groups.
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

  /// Returns the groups of one repetition, outermost first, before mirroring.
  private func outlines(ofGroup group: Int, _ reader: SectionReader) -> [GroupOutline] {
    let plan = reader.plan
    var run = plan.run(ofGroup: group, of: reader.shape, measured: reader.measured?.value)
    run.outlines = []
    _ = run.pattern(of: plan.groupPlan, stackedAlong: plan.groupAxis, kinds: plan.kinds.count)
    let whole = reader.frame(ofGroup: group)
    let present = reader.present(inGroup: group)
    return (run.outlines ?? []).filter { $0.firstCell < present }.map { outline in
      let nested = Rect(origin: whole.origin + outline.frame.origin, size: outline.frame.size)
      // The length of a group is negative if insets exceed its container.
      let frame = (outline.path.isEmpty ? whole : nested).withAbsoluteSize
      return GroupOutline(
        section: reader.section, group: group, path: outline.path, firstItem: reader.firstItem(ofGroup: group) + outline.firstCell,
        frame: grid.frame(frame))
    }
  }
}
