/// The slots of a forest's lists, one list after the other, without those that another forest shares.
@usableFromInline
struct FlatOrder {
  /// Slots that are adjacent in a list.
  @usableFromInline
  struct Run {
    /// The flat position of the first one.
    @usableFromInline let start: Int
    /// The index of the list among the lists.
    @usableFromInline let list: Int
    /// The first one's index in the list.
    @usableFromInline let index: Int

    @inlinable
    init(start: Int, list: Int, index: Int) {
      self.start = start
      self.list = list
      self.index = index
    }
  }

  @usableFromInline private(set) var slots: OrderForest.Numbers = []
  @usableFromInline private(set) var runs: [Run] = []
  /// For each leaf the flat position of its first slot, or where that would be if the other forest did not share it; 0 for a shared leaf.
  /// Empty if the other forest shares all of them, or no position is sought.
  @usableFromInline private(set) var leafStarts: OrderForest.Numbers = []

  /// No slots, as of a forest that shares all of them.
  @inlinable
  init() {}

  /// No slots yet of as many leaves of a forest, with room for all of theirs.
  @inlinable
  init(of forest: OrderForest, leaves: Int, finds: Bool) {
    if finds { leafStarts = OrderForest.Numbers(repeating: 0, count: forest.nodes.count) }
    // Of an edit; whole lists are few runs.
    runs.reserveCapacity(Swift.min(leaves, 4))
    slots.reserveCapacity(leaves * OrderForest.capacity)
  }

  /// Adds a leaf's slots, without those at its ends that the other forest shares. Lists, and the leaves of a list, come in order.
  @inlinable
  mutating func append(_ place: OrderForest.LeafPlace, of forest: OrderForest, without shared: (first: Int, last: Int) = (0, 0)) {
    if !leafStarts.isEmpty { leafStarts[Int(place.leaf)] = Int32(truncatingIfNeeded: slots.count - shared.first) }
    let entries = forest.nodes[Int(place.leaf)].entries
    let own = entries[shared.first..<entries.count - shared.last]
    guard !own.isEmpty else { return }
    let (list, index) = (Int(place.list), place.index + shared.first)
    let isAdjacent = runs.last.map { $0.list == list && $0.index + slots.count - $0.start == index } ?? false
    if !isAdjacent { runs.append(Run(start: slots.count, list: list, index: index)) }
    slots.append(contentsOf: own)
  }

  /// The flat position of a slot in a leaf of a forest. Complexity: O(1).
  @inlinable
  func position(of slot: Int32, in leaf: Int32, of forest: OrderForest) -> Int {
    Int(leafStarts[Int(leaf)]) + forest.index(of: slot, in: leaf)
  }

  /// The flat positions of some runs.
  @inlinable
  func positions(ofRuns range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound < runs.count ? runs[range.lowerBound].start : slots.count
    return start..<(range.upperBound < runs.count ? runs[range.upperBound].start : slots.count)
  }

  /// The runs of a list, from a given one on. Complexity: O(log runs).
  @inlinable
  func runs(ofList list: Int) -> Range<Int> { firstRun { $0.list >= list }..<firstRun { $0.list > list } }

  /// Where a slot is. Complexity: O(log runs).
  @inlinable
  func indexPath(_ position: Int) -> IndexPath {
    let run = runs[run(of: position)]
    return IndexPath(section: run.list, item: run.index + position - run.start)
  }

  /// The run with a flat position, one of some runs, by default of all. Complexity: O(log runs).
  @inlinable
  func run(of position: Int, in range: Range<Int>? = nil) -> Int { firstRun(in: range) { $0.start > position } - 1 }

  /// The first of some runs for which a condition holds, as it does for all later ones; their end if there is none.
  @inlinable
  func firstRun(in range: Range<Int>? = nil, where isAfter: (Run) -> Bool) -> Int {
    var low = range?.lowerBound ?? 0
    var high = range?.upperBound ?? runs.count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
