/// The frame of a whole section, and the number of its items and groups.
///
/// Use it to draw sections, or to scroll to one. Frames are in points, in the content's coordinate space.
public struct SectionExtent: Hashable, Sendable {
  /// The frame of the whole section, over the full width of the bounds: headers, insets, groups and footers (layout-rules R8.1).
  public var frame: Rect
  /// The frame of the groups with the section's insets, without boundary items outside of it (layout-rules R8.4).
  public var region: Rect
  /// The number of items that are laid out; 0 if the group shows no cells.
  public var items: Int
  /// The number of groups, including a short last one.
  public var groups: Int
  /// The number of items in a full group, unless measured lengths decide it (layout-rules 4, R18.5).
  public var itemsPerGroup: Int
}

extension Solution {
  /// The number of sections in the data, including empty ones. O(1).
  public var sectionCount: Int { stacking.places.count }

  /// Returns the extent of a section; nil if the data has no such section or the layout does not lay it out. O(log sections) after
  /// measuring, otherwise O(1).
  public func sectionExtent(at section: Int) -> SectionExtent? {
    guard let reader = SectionReader(self, section: section) else { return nil }
    var region = reader.frame
    region.origin[axis] = reader.region.start
    region.size[axis] = reader.region.length
    return SectionExtent(
      frame: finished(reader.frame), region: finished(region), items: reader.shape.items, groups: reader.shape.groups,
      itemsPerGroup: reader.shape.groupCapacity)
  }

  /// Returns the frame of a section's group, in points, in the content's coordinate space; nil if there is no such group. The index counts
  /// repetitions of the section's group. O(log groups) after measuring, otherwise O(1).
  public func groupFrame(at group: Int, inSection section: Int) -> Rect? {
    guard let reader = SectionReader(self, section: section), group >= 0, group < reader.shape.groups else { return nil }
    return finished(grid.frame(reader.frame(ofGroup: group)))
  }
}
