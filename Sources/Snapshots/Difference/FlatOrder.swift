/// The slots of all lists of a forest, one list after the other, except those that another forest shares.
@usableFromInline
struct FlatOrder {
  @usableFromInline
  struct SlotRun {
    /// The flat position of the first slot.
    @usableFromInline let start: Int
    /// The index of the list.
    @usableFromInline let list: Int
    /// The index of the first slot in the list.
    @usableFromInline let index: Int

    @inlinable
    init(start: Int, list: Int, index: Int) {
      self.start = start
      self.list = list
      self.index = index
    }
  }

  @usableFromInline private(set) var slots: OrderForest.Numbers = []
  @usableFromInline private(set) var runs: [SlotRun] = []
  /// For each leaf, the flat position of its first slot, counting the shared slots at the start of the leaf; 0 for a shared leaf. Empty if
  /// the other forest shares all leaves, or if no positions are looked up.
  @usableFromInline private(set) var leafStarts: OrderForest.Numbers = []

  /// Creates an order without slots, for a forest that the other one shares completely.
  @inlinable
  init() {}

  /// Creates an order without slots, and reserves space for the slots of `leaves` leaves.
  @inlinable
  init(of forest: OrderForest, leaves: Int, finds: Bool) {
    if finds { leafStarts = OrderForest.Numbers(repeating: 0, count: forest.nodes.count) }
    // An edit creates at most a few runs, and a whole list is one run.
    runs.reserveCapacity(Swift.min(leaves, 4))
    slots.reserveCapacity(leaves * OrderForest.capacity)
  }

  /// Appends a leaf's slots, except those at its ends that the other forest shares. Leaves must be appended in order.
  @inlinable
  mutating func append(_ place: OrderForest.LeafPlace, of forest: OrderForest, without shared: (first: Int, last: Int) = (0, 0)) {
    if !leafStarts.isEmpty { leafStarts[Int(place.leaf)] = Int32(truncatingIfNeeded: slots.count - shared.first) }
    let entries = forest.nodes[Int(place.leaf)].entries
    let own = entries[shared.first..<entries.count - shared.last]
    guard !own.isEmpty else { return }
    let (list, index) = (Int(place.list), place.index + shared.first)
    let isAdjacent = runs.last.map { $0.list == list && $0.index + slots.count - $0.start == index } ?? false
    if !isAdjacent { runs.append(SlotRun(start: slots.count, list: list, index: index)) }
    slots.append(contentsOf: own)
  }

  /// The flat position of a slot in a leaf of a forest. Complexity: O(1).
  @inlinable
  func position(of slot: Int32, in leaf: Int32, of forest: OrderForest) -> Int {
    Int(leafStarts[Int(leaf)]) + forest.index(of: slot, in: leaf)
  }

  @inlinable
  func positions(ofRuns range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound < runs.count ? runs[range.lowerBound].start : slots.count
    return start..<(range.upperBound < runs.count ? runs[range.upperBound].start : slots.count)
  }

  /// The runs of a list. Complexity: O(log runs).
  @inlinable
  func runs(ofList list: Int) -> Range<Int> { firstRun { $0.list >= list }..<firstRun { $0.list > list } }

  /// The index path of a flat position: the index of its list, and the index in the list. Complexity: O(log runs).
  @inlinable
  func indexPath(_ position: Int) -> SnapshotIndexPath {
    let run = runs[run(of: position)]
    return SnapshotIndexPath(section: run.list, item: run.index + position - run.start)
  }

  /// The run that contains a flat position, searched for in some runs or in all of them. Complexity: O(log runs).
  @inlinable
  func run(of position: Int, in range: Range<Int>? = nil) -> Int { firstRun(in: range) { $0.start > position } - 1 }

  /// The first run for which a condition holds, or the end of the range if there is none. The condition must also hold for all later runs.
  @inlinable
  func firstRun(in range: Range<Int>? = nil, where isAfter: (SlotRun) -> Bool) -> Int {
    var low = range?.lowerBound ?? 0
    var high = range?.upperBound ?? runs.count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
