/// A group that encloses a traced cell: its plan, and the slot the cell stands in.
struct GroupTrace: Sendable {
  var plan: GroupPlan
  /// The slot's position, or the frame's in a custom group.
  var index: Int
  /// The sizes of all slots, measured ones included; empty in a custom group.
  var sizes: [Size]
  /// Where the slots stand; nil in a custom group.
  var run: SlotRun?
  /// Of a packed group, how it is filled.
  var packed: Packed?

  struct Packed: Sendable {
    /// The lengths of the slots with items.
    var lengths: [Double]
    /// The length of the next slot, which did not fit; nil if there is no other item.
    var next: Double?
  }
}

/// A group that encloses a traced cell, together with its description.
struct DescribedGroup: Sendable {
  var trace: GroupTrace
  var group: Group
  /// The path to the group: indices of subitems.
  var path: [Int]

  var plan: GroupPlan { trace.plan }
  /// The position of the slot's subitem among those described.
  var subitemIndex: Int { plan.slots.isEmpty ? trace.index : trace.index % plan.slots.count }

  /// The subitem in the slot, with the length a counted group gives it (layout-rules R4.3); nil in a custom group.
  var subitem: Subitem? {
    switch group.content {
    case .subitems(_, let subitems): subitems[subitemIndex]
    case .count(let axis, let subitem, let count): subitem.taking(partOf: count, axis)
    case .repeating(_, let subitem, _): subitem
    case .custom: nil
    }
  }

  /// The path to the slot's subitem.
  var subitemPath: [Int] { path + [subitemIndex] }
}

extension SectionReader {
  /// The groups around a cell, the outermost first. O(pattern).
  func groups(around item: Int) -> [DescribedGroup] {
    var run = GroupRun(grid: plan.grid)
    run.traced = ordinal(ofItem: item)
    if let measured = measured?.value {
      let group = group(ofItem: item)
      run.sectionUniform = measured.uniform
      if isMeasured(group) { run = plan.run(ofGroup: group, of: shape, measured: measured) }
      run.traced = ordinal(ofItem: item)
    }
    _ = run.pattern(of: plan.groupPlan, stackedAlong: plan.groupAxis, kinds: plan.kinds.count)
    var groups: [DescribedGroup] = []
    var description: Subitem? = .group(plan.section.group)
    for trace in run.traces.reversed() {
      guard case .group(let group) = description else { break }
      groups.append(DescribedGroup(trace: trace, group: group, path: groups.last?.subitemPath ?? []))
      description = groups.last?.subitem
    }
    return groups
  }
}
