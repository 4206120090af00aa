/// Empty space in a solved layout: spacing, insets or leftover space.
///
/// Use it to draw or inspect the space around groups and items.
public struct FreeSpace: Hashable, Sendable {
  /// The reason why the space is empty.
  public enum SpaceKind: String, Hashable, Sendable, CaseIterable {
    /// The content insets of a section, a group or an item.
    case contentInsets
    /// The spacing between neighbours: inter-group, inter-item or edge spacing.
    case spacing
    /// Flexible spacing, or the leftover space of a group.
    case flexible
  }

  /// The section's index in the data.
  public var section: Int
  /// The reason why the space is empty.
  public var kind: SpaceKind
  /// The frame, in points, in the content's coordinate space. Orthogonal scrolling moves it if a viewport was given.
  public var frame: Rect
  /// The axis along which the space separates elements.
  public var axis: Axis
}

extension Solution {
  /// Returns the spacing and insets that overlap a rectangle, including those of nested groups.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in points, in the content's coordinate space.
  ///   - viewport: The scroll offsets that move groups of orthogonal sections; nil leaves them unscrolled.
  ///   - limit: The maximum number of spaces returned.
  /// - Returns: The spaces by section. Each section's insets come first, then, for each repetition, the space before it and the spaces
  ///   within it.
  /// - Complexity: O(log sections + log groups + answer · pattern).
  public func spaces(in rect: Rect, seenIn viewport: Viewport? = nil, atMost limit: Int = .max) -> [FreeSpace] {
    let area = finished(
      Rect(x: bounded(rect.minX), y: bounded(rect.minY), width: bounded(rect.width), height: bounded(rect.height)))
    var found: [FreeSpace] = []
    for reader in sections(meeting: area) where reader.shape.groups > 0 {
      let moved = viewport.map { self.area(area, seenBy: reader, in: $0) } ?? area
      let shift = Point(x: area.minX - moved.minX, y: area.minY - moved.minY)
      func add(_ spaces: [FreeSpace]) {
        for space in spaces where space.frame.intersects(moved) && found.count < limit {
          var space = space
          space.frame = finished(space.frame.offsetBy(x: shift.x, y: shift.y))
          found.append(space)
        }
      }
      add(reader.sectionInsets)
      for group in reader.groups(meeting: moved) where found.count < limit {
        add(reader.spaceBefore(group: group))
        add(reader.spaces(inGroup: group))
      }
    }
    return found
  }
}

extension SectionReader {
  /// The section's content insets: those along the scroll axis span the full width; the others fit between them. An orthogonal section has
  /// its trailing inset after its last group, so that inset is omitted.
  fileprivate var sectionInsets: [FreeSpace] {
    let insets = plan.container.contentInsets
    let (axis, cross) = (plan.scrollAxis, plan.scrollAxis.crossed)
    let (breadth, reference) = (plan.container.bounds[cross], plan.container.referenceInsets)
    let (first, last) = (region.start + insets.start(axis), region.end - insets.end(axis))
    let (near, far) = (reference.start(cross), breadth - reference.end(cross))
    func side(_ measured: Axis, main: Span, across: Span) -> FreeSpace {
      let frame = Rect(
        origin: Point(axis, main: main.start, cross: across.start),
        size: Size(axis, main: main.end - main.start, cross: across.end - across.start))
      return FreeSpace(section: section, kind: .contentInsets, frame: frame, axis: measured)
    }
    let sides = [
      side(axis, main: Span(start: region.start, end: first), across: Span(start: near, end: far)),
      side(axis, main: Span(start: last, end: region.end), across: Span(start: near, end: far)),
      side(cross, main: Span(start: first, end: last), across: Span(start: near, end: near + insets.start(cross))),
      side(cross, main: Span(start: first, end: last), across: Span(start: far - insets.end(cross), end: far)),
    ]
    return sides.dropLast(plan.isOrthogonal ? 1 : 0).filter { $0.frame.width > 0 && $0.frame.height > 0 }
  }

  fileprivate func spaceBefore(group: Int) -> [FreeSpace] {
    guard group > 0 else { return [] }
    let axis = plan.groupAxis
    var frame = frame(ofGroup: group)
    let end = self.frame(ofGroup: group - 1).max(axis)
    let length = frame.min(axis) - end
    guard length > PatternSpace.leastLength else { return [] }
    frame.origin[axis] = end
    frame.size[axis] = length
    return [FreeSpace(section: section, kind: .spacing, frame: frame, axis: axis)]
  }

  /// The spaces within a group, including those of its nested groups and items.
  fileprivate func spaces(inGroup group: Int) -> [FreeSpace] {
    var run = plan.run(ofGroup: group, of: shape, measured: measured?.value)
    run.outlines = []
    let pattern = run.pattern(of: plan.groupPlan, stackedAlong: plan.groupAxis, kinds: plan.kinds.count)
    let origin = frame(ofGroup: group).origin
    let present = present(inGroup: group)
    var found: [FreeSpace] = []
    func add(_ kind: FreeSpace.SpaceKind, _ frame: Rect, _ axis: Axis) {
      found.append(FreeSpace(section: section, kind: kind, frame: frame.offsetBy(x: origin.x, y: origin.y), axis: axis))
    }
    for outline in run.outlines ?? [] {
      for space in outline.spaces where space.firstCell < present {
        add(space.kind, space.frame.offsetBy(x: outline.frame.minX, y: outline.frame.minY), space.axis)
      }
    }
    for (slot, cell) in zip(run.slots, pattern.cells).prefix(present) {
      for side in PatternSpace.insets(between: slot, and: cell.frame) { add(.contentInsets, side.frame, side.axis) }
    }
    return found
  }
}
