/// Which items stand in which group of a section whose groups hold what fits by measured lengths (layout-rules R18.5).
///
/// A row of runs: a packed group is a run of its own, and groups without measured cells, which all hold the same number, are one run
/// together. Memory is proportional to the packed groups; looking a group or an item up takes O(log runs).
struct Packing: Sendable {
  struct PackedRun: Sendable {
    var firstGroup = 0
    var firstItem = 0
    /// How much longer the groups before it are than planned, along the axis on which groups follow each other.
    var change = 0.0
    /// How many supplementaries the groups before it have, by source.
    var supplementaries: [Int]
    /// What a packed group holds; nil for groups as planned.
    var packed: Shared<Packed>?

    var pattern: GroupPattern? { packed?.value.pattern }
    var overfull: [Int]? { packed?.value.overfull }
  }

  struct Packed: Sendable {
    var pattern: GroupPattern
    /// The path of a group whose first item alone is longer than the group.
    var overfull: [Int]?
  }

  let plan: SectionPlan
  let items: Int
  /// The pattern of groups as planned; it differs from the plan's if uniform cells share a measured length.
  let planned: GroupPattern
  /// The measured items, ascending.
  var measured: [Int] = []
  /// In order, with an end behind the last group.
  var runs: [PackedRun]
  var overfullCount = 0
  /// A bound of the groups' lengths along the axis on which they follow each other, and whether each still begins after the one before.
  var longestGroup: Double
  var isOrdered: Bool
  /// The length of the broadest group across that axis.
  var breadth: Double

  /// Groups as planned.
  init(_ plan: SectionPlan, items: Int, pattern: GroupPattern) {
    self.plan = plan
    self.items = items
    planned = pattern
    longestGroup = pattern.size[plan.groupAxis]
    isOrdered = plan.stride(of: pattern) >= 0
    breadth = pattern.size[plan.groupAxis.crossed]
    let first = PackedRun(supplementaries: plan.kinds.map { _ in 0 })
    runs = [first]
    runs.append(end(after: first))
  }

  var groups: Int { runs[runs.count - 1].firstGroup }
  var capacity: Int { planned.cells.count }
  /// How much longer all groups are than planned.
  var totalChange: Double { runs[runs.count - 1].change }
  /// The path of a group whose first item alone is longer than the group. O(runs), or O(1) if there is none.
  var overfull: [Int]? { overfullCount == 0 ? nil : runs.lazy.compactMap { $0.overfull }.first }

  func firstItem(ofGroup group: Int) -> Int {
    let index = run(ofGroup: group)
    return runs[index].firstItem + (group - runs[index].firstGroup) * capacity
  }

  func group(ofItem item: Int) -> Int {
    let index = run(ofItem: item)
    let run = runs[index].firstGroup
    return runs[index].packed == nil ? run + (item - runs[index].firstItem) / capacity : run
  }

  /// How many of a group's cells are present.
  func present(inGroup group: Int) -> Int {
    let index = run(ofGroup: group)
    let first = runs[index].firstItem + (group - runs[index].firstGroup) * capacity
    return min(runs[index].pattern?.cells.count ?? capacity, items - first)
  }

  /// What a packed group holds; nil for one as planned.
  func packed(ofGroup group: Int) -> Shared<Packed>? { runs[run(ofGroup: group)].packed }

  /// A run's length across the axis on which groups follow each other.
  func breadth(of run: PackedRun) -> Double { (run.pattern ?? planned).size[plan.groupAxis.crossed] }

  func change(before group: Int) -> Double { runs[run(ofGroup: group)].change }

  func change(of group: Int) -> Double {
    let index = run(ofGroup: group)
    return runs[index].packed == nil ? 0 : runs[index + 1].change - runs[index].change
  }

  /// How many supplementaries of a source the groups before one have.
  func supplementaries(of source: Int, before group: Int) -> Int {
    let index = run(ofGroup: group)
    let planned = (group - runs[index].firstGroup).saturatingTimes(planned.attachments[source].count)
    return index == runs.count - 1 ? runs[index].supplementaries[source] : runs[index].supplementaries[source].saturatingPlus(planned)
  }

  /// The group that has a supplementary of a source.
  func group(ofSupplementary number: Int, of source: Int) -> Int {
    let index = lastRun { runs[$0].supplementaries[source] <= number }
    let left = number - runs[index].supplementaries[source]
    return runs[index].firstGroup + (runs[index].packed == nil ? left / max(planned.attachments[source].count, 1) : 0)
  }

  /// The first group for which a condition holds that holds for all after it; it is asked for a group and the change before it.
  func firstGroup(where holds: (Int, Double) -> Bool) -> Int {
    let index = lastRun { !holds(runs[$0].firstGroup, runs[$0].change) }
    guard index + 1 < runs.count else { return groups }
    var range = runs[index].firstGroup..<runs[index + 1].firstGroup
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle, runs[index].change) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// The index of the run with a group; behind the last one, of the end. O(1) if every group before it is packed.
  func run(ofGroup group: Int) -> Int {
    let latest = max(0, min(group, runs.count - 1))
    return runs[latest].firstGroup <= group ? latest : lastRun { runs[$0].firstGroup <= group }
  }

  func run(ofItem item: Int) -> Int { lastRun { runs[$0].firstItem <= item } }

  /// The last run for which a condition holds that holds for all before it; the first one if it holds for none.
  private func lastRun(where holds: (Int) -> Bool) -> Int {
    var range = 1..<runs.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound - 1
  }
}
