/// Where a section of the data stands as a whole.
public struct SectionExtent: Hashable, Sendable {
  /// All of it, over the full width of the bounds: headers, insets, groups and footers.
  public var frame: Rect
  /// Along the scroll axis the groups and the section's insets, without what boundary items add (layout-rules R8.4).
  public var region: Rect
  /// How many items are laid out.
  public var items: Int
  /// How many groups they fill.
  public var groups: Int
  /// How many items fill one group.
  public var itemsPerGroup: Int
}

extension Solution {
  /// How many sections the data has.
  public var sectionCount: Int { stacking.places.count }

  /// Where a section stands; nil where the data has no such section or the provider none for it. O(log sections) after measuring, else
  /// O(1).
  public func sectionExtent(at section: Int) -> SectionExtent? {
    guard let reader = SectionReader(self, section: section) else { return nil }
    var region = reader.frame
    region.origin[axis] = reader.region.start
    region.size[axis] = reader.region.length
    return SectionExtent(
      frame: finished(reader.frame), region: finished(region), items: reader.shape.items, groups: reader.shape.groups,
      itemsPerGroup: reader.shape.groupCapacity)
  }

  /// The frame of a group of a section, by its position among the section's repetitions, or nil where there is none; for drawings and
  /// explanations. O(log groups) after measuring, else O(1).
  public func groupFrame(at group: Int, inSection section: Int) -> Rect? {
    guard let reader = SectionReader(self, section: section), group >= 0, group < reader.shape.groups else { return nil }
    return finished(grid.frame(reader.frame(ofGroup: group)))
  }
}
