/// The distribution of a section's items over groups if measured lengths decide how many items a group holds (layout-rules R18.5).
///
/// Stored as an array of runs. Each packed group is a run of its own; consecutive groups without measured cells all hold the same number of
/// items and form one run. Memory is proportional to the number of packed groups. Finding a group or an item takes O(log runs).
struct Packing: Sendable {
  struct PackedRun: Sendable {
    var firstGroup = 0
    var firstItem = 0
    /// The difference between the measured and planned length of all groups before this run, along the axis on which groups follow each
    /// other.
    var change = 0.0
    /// The number of supplementary items in all groups before this run, by source.
    var supplementaries: [Int]
    /// The content of a packed group; nil for planned groups.
    var packed: Shared<Packed>?

    var pattern: GroupPattern? { packed?.value.pattern }
    var overfull: [Int]? { packed?.value.overfull }
  }

  struct Packed: Sendable {
    var pattern: GroupPattern
    /// The path of a group whose first item is longer than the group.
    var overfull: [Int]?
  }

  let plan: SectionPlan
  let items: Int
  /// The pattern of planned groups. It differs from the plan's pattern if uniform cells share a measured length.
  let planned: GroupPattern
  /// The measured items, in ascending order.
  var measured: [Int] = []
  /// The runs in order, followed by an empty run that marks the end.
  var runs: [PackedRun]
  var overfullCount = 0
  /// An upper bound of the groups' lengths; `isOrdered` is true if no group starts before the group that precedes it.
  var longestGroup: Double
  var isOrdered: Bool
  /// The greatest length of a group across the axis.
  var breadth: Double

  /// Creates a distribution in which all groups are as planned.
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
  /// The difference between the measured and planned length of all groups.
  var totalChange: Double { runs[runs.count - 1].change }
  /// The path of a group whose first item is longer than the group. O(runs), or O(1) if there is no such group.
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

  func present(inGroup group: Int) -> Int {
    let index = run(ofGroup: group)
    let first = runs[index].firstItem + (group - runs[index].firstGroup) * capacity
    return min(runs[index].pattern?.cells.count ?? capacity, items - first)
  }

  func packed(ofGroup group: Int) -> Shared<Packed>? { runs[run(ofGroup: group)].packed }

  /// The length of a run's groups across the axis on which they follow each other.
  func breadth(of run: PackedRun) -> Double { (run.pattern ?? planned).size[plan.groupAxis.crossed] }

  func change(before group: Int) -> Double { runs[run(ofGroup: group)].change }

  func change(of group: Int) -> Double {
    let index = run(ofGroup: group)
    return runs[index].packed == nil ? 0 : runs[index + 1].change - runs[index].change
  }

  func supplementaries(of source: Int, before group: Int) -> Int {
    let index = run(ofGroup: group)
    let planned = (group - runs[index].firstGroup).saturatingTimes(planned.attachments[source].count)
    return index == runs.count - 1 ? runs[index].supplementaries[source] : runs[index].supplementaries[source].saturatingPlus(planned)
  }

  func group(ofSupplementary number: Int, of source: Int) -> Int {
    let index = lastRun { runs[$0].supplementaries[source] <= number }
    let left = number - runs[index].supplementaries[source]
    return runs[index].firstGroup + (runs[index].packed == nil ? left / max(planned.attachments[source].count, 1) : 0)
  }

  /// Returns the first group for which a condition holds, by binary search; the condition must hold for all later groups too. Its
  /// parameters are a group and the length change of all groups before it.
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

  /// The index of the run that contains a group, or of the end. O(1) if every earlier group is packed.
  func run(ofGroup group: Int) -> Int {
    let latest = max(0, min(group, runs.count - 1))
    return runs[latest].firstGroup <= group ? latest : lastRun { runs[$0].firstGroup <= group }
  }

  func run(ofItem item: Int) -> Int { lastRun { runs[$0].firstItem <= item } }

  /// Returns the last run for which a condition holds, by binary search, or the first run if it holds for none. The condition must hold for
  /// all earlier runs too.
  private func lastRun(where holds: (Int) -> Bool) -> Int {
    var range = 1..<runs.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound - 1
  }
}
