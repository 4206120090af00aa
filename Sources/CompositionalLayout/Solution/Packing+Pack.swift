extension Packing {
  /// The measured sizes that decide how groups are filled.
  struct Sizes {
    var measured: [Int: Size]
    var isBoundToLengths: Bool
    var uniform: UniformLengths
  }

  /// Fills groups again after cells were measured. Starts at the group of the first changed item, and stops at the first group whose first
  /// item is unchanged.
  ///
  /// - Parameter changed: The measured items, in ascending order.
  /// - Complexity: O(groups filled · pattern), plus O(runs) to move the later ones.
  mutating func pack(_ changed: [Int], _ sizes: Sizes) {
    guard let first = changed.first, let last = changed.last else { return }
    include(changed)
    var group = group(ofItem: first)
    // An item that became shorter may fit into the previous group.
    if group > 0, firstItem(ofGroup: group) == first { group -= 1 }
    let start = run(ofGroup: group)
    var next = advanced(runs[start].withoutPattern, by: group - runs[start].firstGroup)
    var filled = group > runs[start].firstGroup ? [runs[start]] : []
    while next.firstItem < items {
      if next.firstItem > last, let rest = runKept(at: next.firstItem) { return replace(start..<rest, with: filled, then: next) }
      guard let item = firstMeasured(from: next.firstItem) else { break }
      let untouched = (item - next.firstItem - 1) / capacity
      if untouched > 0 {
        filled.append(next)
        next = advanced(next, by: untouched)
      }
      filled.append(packed(next, sizes))
      next = after(filled[filled.count - 1])
    }
    if next.firstItem < items {
      filled.append(next)
      next = end(after: next)
    }
    replace(start..<runs.count - 1, with: filled, then: next)
  }

  /// Returns the position after the last group if all groups from `run` on are as planned.
  func end(after run: PackedRun) -> PackedRun {
    guard capacity > 0, items > run.firstItem else { return run }
    let groups = (items - run.firstItem + capacity - 1) / capacity
    var end = advanced(run, by: groups - 1)
    let present = items - end.firstItem
    for source in end.supplementaries.indices {
      end.supplementaries[source] = end.supplementaries[source].saturatingPlus(planned.attachments[source].count { $0.firstCell < present })
    }
    end.firstGroup += 1
    end.firstItem = items
    return end
  }

  /// Returns a run that starts the given number of planned groups later.
  private func advanced(_ run: PackedRun, by groups: Int) -> PackedRun {
    var next = run
    next.firstGroup += groups
    next.firstItem += groups * capacity
    for source in next.supplementaries.indices {
      next.supplementaries[source] = next.supplementaries[source].saturatingPlus(groups.saturatingTimes(planned.attachments[source].count))
    }
    return next
  }

  /// Returns a run of one group, filled with items, starting with the run's first item.
  private mutating func packed(_ place: PackedRun, _ sizes: Sizes) -> PackedRun {
    var group = place
    var run = run(at: place, sizes)
    var pattern = run.pattern(of: plan.groupPlan, stackedAlong: plan.groupAxis, kinds: plan.kinds.count)
    var overfull = run.overfull
    if pattern.cells.isEmpty {
      // The first subitem is a nested group that holds no item, and the measured item after it does not fit. The group then keeps its
      // planned items; otherwise it would be repeated forever.
      run = self.run(at: place, sizes)
      run.packs = false
      pattern = run.pattern(of: plan.groupPlan, stackedAlong: plan.groupAxis, kinds: plan.kinds.count)
      overfull = []
    }
    let length = pattern.size[plan.groupAxis]
    longestGroup = max(longestGroup, length)
    if plan.stride(of: planned) + length - planned.size[plan.groupAxis] < 0 { isOrdered = false }
    group.packed = Shared(Packed(pattern: pattern, overfull: overfull))
    return group
  }

  /// The run that fills a group with items, starting with the first item of a run.
  private func run(at place: PackedRun, _ sizes: Sizes) -> GroupRun {
    var run = GroupRun(grid: plan.grid)
    run.packs = true
    run.present = items - place.firstItem
    run.measured = { sizes.measured[place.firstItem + $0] }
    run.isBoundToLengths = sizes.isBoundToLengths
    run.sectionUniform = sizes.uniform
    return run
  }

  /// Returns the start of the run after a packed group.
  private func after(_ group: PackedRun) -> PackedRun {
    guard let pattern = group.pattern else { return group }
    var next = group.withoutPattern
    let present = min(pattern.cells.count, items - group.firstItem)
    next.firstGroup += 1
    next.firstItem += present
    let isLast = next.firstItem == items
    let length = isLast ? planned.length(present: present, along: plan.groupAxis) : planned.size[plan.groupAxis]
    next.change += pattern.length(present: present, along: plan.groupAxis) - length
    for source in next.supplementaries.indices {
      let shown = pattern.attachments[source].count { $0.firstCell < present }
      next.supplementaries[source] = next.supplementaries[source].saturatingPlus(shown)
    }
    return next
  }

  /// Returns the index of the run with a group that starts at an item; nil if no group starts there.
  private func runKept(at item: Int) -> Int? {
    let index = run(ofItem: item)
    let distance = item - runs[index].firstItem
    return distance == 0 || runs[index].packed == nil && distance % capacity == 0 ? index : nil
  }

  /// Replaces the runs in a range, and moves the later runs so that the first of them starts at `place`.
  private mutating func replace(_ range: Range<Int>, with filled: [PackedRun], then place: PackedRun) {
    let rest = runs[range.upperBound]
    let old = advanced(rest, by: rest.packed == nil ? (place.firstItem - rest.firstItem) / max(capacity, 1) : 0)
    let groups = place.firstGroup - old.firstGroup
    let change = place.change - old.change
    let more = zip(place.supplementaries, old.supplementaries).map { $0 - $1 }
    let isMoved = groups != 0 || change != 0 || more.contains { $0 != 0 }
    for index in runs.indices[range.upperBound...] where isMoved {
      runs[index].firstGroup += groups
      runs[index].change += change
      for source in more.indices { runs[index].supplementaries[source] += more[source] }
    }
    if runs.count - 1 > range.upperBound || rest.firstItem < items {
      runs[range.upperBound].firstGroup = place.firstGroup
      runs[range.upperBound].firstItem = place.firstItem
      runs[range.upperBound].supplementaries = place.supplementaries
    } else {
      runs[range.upperBound] = place
    }
    overfullCount += filled.count { $0.overfull != nil } - runs[range].count { $0.overfull != nil }
    let before = runs[range].map { breadth(of: $0) }.max() ?? -.infinity
    let now = filled.map { breadth(of: $0) }.max() ?? -.infinity
    runs.replaceSubrange(range, with: filled)
    breadth = before == breadth && now < before ? runs.dropLast().map { breadth(of: $0) }.max() ?? breadth : max(breadth, now)
  }

  private mutating func include(_ changed: [Int]) {
    if let last = measured.last, changed.count == 1, changed[0] > last { return measured.append(changed[0]) }
    let new = changed.filter { item in
      let index = firstIndex(from: item)
      return index == measured.count || measured[index] != item
    }
    guard new.count > 1 else {
      for item in new { measured.insert(item, at: firstIndex(from: item)) }
      return
    }
    measured = (measured + new).sorted()
  }

  private func firstMeasured(from item: Int) -> Int? {
    let index = firstIndex(from: item)
    return index < measured.count ? measured[index] : nil
  }

  private func firstIndex(from item: Int) -> Int {
    var range = 0..<measured.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = measured[middle] < item ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension Packing.PackedRun {
  fileprivate var withoutPattern: Packing.PackedRun {
    Packing.PackedRun(firstGroup: firstGroup, firstItem: firstItem, change: change, supplementaries: supplementaries)
  }
}
