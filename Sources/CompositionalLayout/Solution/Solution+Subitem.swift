extension Solution {
  /// The path of the subitem that a cell comes from: an index among the subitems of its section's group, then among those of that nested
  /// group, and so on.
  ///
  /// In a custom group, the index of its frame. Groups hold what fits and begin again with the first subitem (layout-rules R4.6, R4.9). Nil
  /// if there is no such cell. Complexity: O(slots of the group).
  public func subitemPath(ofCell item: Int, inSection section: Int) -> [Int]? {
    guard let shape = shape(of: section), item >= 0, item < shape.items, shape.groups > 0 else { return nil }
    let (plan, measured) = (plans[shape.plan], measured[section]?.value)
    let group = shape.group(ofItem: item, measured?.packing)
    let run = plan.run(ofGroup: group, of: shape, measured: measured)
    return run.subitemPath(ofCell: item - shape.firstItem(ofGroup: group, measured?.packing), in: plan.groupPlan)
  }
}
