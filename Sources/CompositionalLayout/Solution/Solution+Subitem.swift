extension Solution {
  /// Returns the path of subitem indices to a cell. Each index selects a subitem of the group selected so far, starting with the section's
  /// group.
  ///
  /// In a custom group, the index is that of the frame. After its last subitem, a group starts again with the first (layout-rules R4.6,
  /// R4.9). Nil if the cell does not exist. Complexity: O(slots of the group).
  public func subitemPath(ofCell item: Int, inSection section: Int) -> [Int]? {
    guard let shape = shape(of: section), item >= 0, item < shape.items, shape.groups > 0 else { return nil }
    let (plan, measured) = (plans[shape.plan], measured[section]?.value)
    let group = shape.group(ofItem: item, measured?.packing)
    let run = plan.run(ofGroup: group, of: shape, measured: measured)
    return run.subitemPath(ofCell: item - shape.firstItem(ofGroup: group, measured?.packing), in: plan.groupPlan)
  }
}
