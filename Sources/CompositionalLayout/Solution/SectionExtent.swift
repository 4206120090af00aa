/// Where a section of the data stands as a whole, in points of the content's space.
public struct SectionExtent: Hashable, Sendable {
  /// All of it, over the full width of the bounds: headers, insets, groups and footers, in points (layout-rules R8.1).
  public var frame: Rect
  /// The part with the groups and the section's insets, without boundary items outside it, in points (layout-rules R8.4).
  public var region: Rect
  /// How many items are laid out: 0 if the group holds nothing.
  public var items: Int
  /// How many groups they fill, a last one that is short included.
  public var groups: Int
  /// How many items fill one group, unless measured lengths decide (layout-rules 4, R18.5).
  public var itemsPerGroup: Int
}

extension Solution {
  /// How many sections the data has, empty ones included. O(1).
  public var sectionCount: Int { stacking.places.count }

  /// Where a section stands; nil if the data has no such section or no layout section is chosen for it. O(log sections) after measuring,
  /// else O(1).
  public func sectionExtent(at section: Int) -> SectionExtent? {
    guard let reader = SectionReader(self, section: section) else { return nil }
    var region = reader.frame
    region.origin[axis] = reader.region.start
    region.size[axis] = reader.region.length
    return SectionExtent(
      frame: finished(reader.frame), region: finished(region), items: reader.shape.items, groups: reader.shape.groups,
      itemsPerGroup: reader.shape.groupCapacity)
  }

  /// The frame of a group of a section, in points of the content's space, by its index among the section's repetitions; nil if there is no
  /// such group. For drawings and explanations. O(log groups) after measuring, else O(1).
  public func groupFrame(at group: Int, inSection section: Int) -> Rect? {
    guard let reader = SectionReader(self, section: section), group >= 0, group < reader.shape.groups else { return nil }
    return finished(grid.frame(reader.frame(ofGroup: group)))
  }
}
