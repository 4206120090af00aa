/// One list before and after. Slots that both share, in a row in both, are matched as one.
@usableFromInline
struct ListComparison {
  /// A slot of the new list that does not keep its place.
  @usableFromInline
  struct Arrival {
    @usableFromInline let to: Int
    /// The flat position; nil for a shared slot.
    @usableFromInline let position: Int?
    /// Where it was; nil if it is new.
    @usableFromInline let from: IndexPath?

    @inlinable
    init(to: Int, position: Int?, from: IndexPath?) {
      self.to = to
      self.position = position
      self.from = from
    }
  }

  @usableFromInline let old: FlatOrder
  @usableFromInline let new: FlatOrder
  /// For each flat position of the new order the old one, or -1.
  @usableFromInline let oldPositions: OrderForest.Numbers
  /// The index of the list before; -1 if there was none.
  @usableFromInline let oldList: Int
  @usableFromInline let oldRuns: Range<Int>
  @usableFromInline let oldRange: Range<Int>

  /// For each slot of the new list its old index in this list, or -1; for a row of shared slots that of the first.
  @usableFromInline private(set) var oldPlaces: OrderForest.Numbers = []
  /// The length of the row in each place of `oldPlaces`, or 0 for a slot that is not shared; empty if none is.
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
    // A row of shared slots before each run of either list, and one behind them.
    oldPlaces.reserveCapacity(range.count + runs.count + oldRuns.count + 1)
    shared.reserveCapacity(range.count + runs.count + oldRuns.count + 1)
    var done = 0
    var oldRun = oldRuns.lowerBound
    for run in runs.lowerBound...runs.upperBound {
      let positions = run < runs.upperBound ? new.positions(ofRuns: run..<run + 1) : range.upperBound..<range.upperBound
      let end = run < runs.upperBound ? new.runs[run].index - (positions.lowerBound - start) : rest
      // A row ends where the new or the old list has other slots.
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

  /// The indices in the old list of some flat positions, each -1 if it is in another list or nowhere.
  @inlinable
  func oldIndices(_ positions: Range<Int>) -> OrderForest.Numbers {
    /// The run of the position before: most have their neighbour's.
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

  /// How many shared slots precede a run of the old list.
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
          body(Arrival(to: to + offset, position: nil, from: IndexPath(section: oldList, item: Int(oldPlaces[place]) + offset)))
        }
        to += row
      }
    }
  }

  /// Matches each shared slot on its own, as Foundation's walk does.
  @inlinable
  mutating func splitRows() {
    guard !shared.isEmpty else { return }
    let rows = zip(oldPlaces, shared)
    oldPlaces = OrderForest.Numbers(rows.flatMap { place, row in row == 0 ? [place] : Array(place..<place + row) })
    shared = OrderForest.Numbers(rows.flatMap { _, row in repeatElement(Swift.min(1, row), count: Int(Swift.max(1, row))) })
  }
}
