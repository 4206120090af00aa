/// A group around a traced cell: its plan, and the index of the slot that contains the cell.
struct GroupTrace: Sendable {
  var plan: GroupPlan
  /// The index of the slot, or of the frame in a custom group.
  var index: Int
  /// The sizes of all slots, measured if possible; empty in a custom group.
  var sizes: [Size]
  /// The positions of the slots; nil in a custom group.
  var run: SlotRun?
  /// The measured lengths in a packed group; nil for other groups.
  var packed: Packed?

  struct Packed: Sendable {
    /// The lengths of the slots that have items.
    var lengths: [Double]
    /// The length of the next slot, which did not fit; nil if there are no more items.
    var next: Double?
  }
}

struct DescribedGroup: Sendable {
  var trace: GroupTrace
  var group: Group
  /// The path of subitem indices to the group.
  var path: [Int]

  var plan: GroupPlan { trace.plan }
  /// The index of the slot's subitem in the group's description.
  var subitemIndex: Int { plan.slots.isEmpty ? trace.index : trace.index % plan.slots.count }

  /// The subitem in the slot, with an equal part of the length if the group is counted (layout-rules R4.3); nil in a custom group.
  var subitem: Subitem? {
    switch group.content {
    case .subitems(_, let subitems): subitems[subitemIndex]
    case .count(let axis, let subitem, let count): subitem.taking(partOf: count, axis)
    case .repeating(_, let subitem, _): subitem
    case .custom: nil
    }
  }

  var subitemPath: [Int] { path + [subitemIndex] }
}

extension SectionReader {
  /// Returns the groups around a cell, outermost first. O(pattern).
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
