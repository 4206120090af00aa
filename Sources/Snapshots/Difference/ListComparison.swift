/// One list before and after. A row of shared slots that are consecutive in both lists is matched as one.
@usableFromInline
struct ListComparison {
  /// A slot of the new list that was inserted or moved.
  @usableFromInline
  struct Arrival {
    @usableFromInline let to: Int
    /// The flat position; nil for a shared slot.
    @usableFromInline let position: Int?
    /// The old position; nil if the slot is new.
    @usableFromInline let from: SnapshotIndexPath?

    @inlinable
    init(to: Int, position: Int?, from: SnapshotIndexPath?) {
      self.to = to
      self.position = position
      self.from = from
    }
  }

  @usableFromInline let old: FlatOrder
  @usableFromInline let new: FlatOrder
  /// For each flat position of the new order, the old position, or -1.
  @usableFromInline let oldPositions: OrderForest.Numbers
  /// The index of the list in the old snapshot; -1 if it was not there.
  @usableFromInline let oldList: Int
  @usableFromInline let oldRuns: Range<Int>
  @usableFromInline let oldRange: Range<Int>

  /// The old index in this list of each slot of the new list, or -1; for a row of shared slots, the index of the first.
  @usableFromInline private(set) var oldPlaces: OrderForest.Numbers = []
  /// The length of the row at each index of `oldPlaces`, or 0 for a slot that is not shared. Empty if no slot is shared.
  @usableFromInline private(set) var shared: OrderForest.Numbers = []
  /// The flat position of the first slot that is not shared.
  @usableFromInline private(set) var start = 0

  @inlinable
  init(old: FlatOrder, new: FlatOrder, oldPositions: OrderForest.Numbers, oldList: Int) {
    self.old = old
    self.new = new
    self.oldPositions = oldPositions
    self.oldList = oldList
    oldRuns = old.runs(ofList: oldList)
    oldRange = old.positions(ofRuns: oldRuns)
  }

  /// Fills `oldPlaces`. Complexity: O(slots that are not shared · log runs).
  @inlinable
  mutating func match(_ runs: Range<Int>, newCount: Int) {
    let range = new.positions(ofRuns: runs)
    start = range.lowerBound
    let indices = oldIndices(range)
    let rest = newCount - range.count
    guard rest > 0 else { return oldPlaces = indices }
    // A row of shared slots may precede each run of either list, and one may follow the last run.
    oldPlaces.reserveCapacity(range.count + runs.count + oldRuns.count + 1)
    shared.reserveCapacity(range.count + runs.count + oldRuns.count + 1)
    var done = 0
    var oldRun = oldRuns.lowerBound
    for run in runs.lowerBound...runs.upperBound {
      let positions = run < runs.upperBound ? new.positions(ofRuns: run..<run + 1) : range.upperBound..<range.upperBound
      let end = run < runs.upperBound ? new.runs[run].index - (positions.lowerBound - start) : rest
      // A row ends at the next run of either list.
      while done < end {
        while oldRun < oldRuns.upperBound, sharedCount(before: oldRun) <= done { oldRun += 1 }
        let rowEnd = oldRun < oldRuns.upperBound ? Swift.min(end, sharedCount(before: oldRun)) : end
        oldPlaces.append(Int32(truncatingIfNeeded: done + old.positions(ofRuns: oldRuns.lowerBound..<oldRun).count))
        shared.append(Int32(truncatingIfNeeded: rowEnd - done))
        done = rowEnd
      }
      oldPlaces += indices[positions.lowerBound - start..<positions.upperBound - start]
      shared += repeatElement(0, count: positions.count)
    }
  }

  /// The indices in the old list of some flat positions, each -1 if it is not in that list.
  @inlinable
  func oldIndices(_ positions: Range<Int>) -> OrderForest.Numbers {
    /// The run of the previous position. Most positions have the same run as their neighbour.
    var run = 0..<0
    var shift = 0
    return OrderForest.Numbers(count: positions.count) { offset in
      let position = Int(oldPositions[positions.lowerBound + offset])
      if !run.contains(position) {
        guard oldRange.contains(position) else { return -1 }
        let index = old.run(of: position, in: oldRuns)
        run = old.positions(ofRuns: index..<index + 1)
        shift = old.runs[index].index - run.lowerBound
      }
      return Int32(truncatingIfNeeded: position + shift)
    }
  }

  /// The number of shared slots before a run of the old list.
  @inlinable
  func sharedCount(before oldRun: Int) -> Int { old.runs[oldRun].index - (old.runs[oldRun].start - oldRange.lowerBound) }

  /// Visits the slots that were inserted or moved, in the new order.
  @inlinable
  mutating func visitArrivals(_ rule: DifferenceRule, oldCount: Int, _ body: (Arrival) -> Void) {
    if rule == .foundation, !increases(oldPlaces) { splitRows() }
    let staying = rule.staying(oldPlaces: oldPlaces, weights: shared, oldCount: oldCount)
    var to = 0
    var position = start
    for place in oldPlaces.indices {
      let row = shared.isEmpty ? 0 : Int(shared[place])
      if row == 0 {
        let origin = oldPositions[position]
        if !staying[place] { body(Arrival(to: to, position: position, from: origin < 0 ? nil : old.indexPath(Int(origin)))) }
        position += 1
        to += 1
      } else {
        for offset in staying[place] ? 0..<0 : 0..<row {
          body(Arrival(to: to + offset, position: nil, from: SnapshotIndexPath(section: oldList, item: Int(oldPlaces[place]) + offset)))
        }
        to += row
      }
    }
  }

  /// Matches each shared slot separately, as Foundation's walk does.
  @inlinable
  mutating func splitRows() {
    guard !shared.isEmpty else { return }
    let rows = zip(oldPlaces, shared)
    oldPlaces = OrderForest.Numbers(rows.flatMap { place, row in row == 0 ? [place] : Array(place..<place + row) })
    shared = OrderForest.Numbers(rows.flatMap { _, row in repeatElement(Swift.min(1, row), count: Int(Swift.max(1, row))) })
  }
}
