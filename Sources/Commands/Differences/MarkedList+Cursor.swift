import Cancelling
import Documents
import Snapshots

extension MarkedList {
  /// Iterates over a difference's marks in the order of the new list.
  struct Cursor {
    enum MarkKind: Int {
      case inserted, moved, reloaded, reconfigured

      /// In order of priority for a position with several marks.
      static let all: [MarkKind] = [.inserted, .moved, .reloaded, .reconfigured]
    }

    /// Consecutive positions with the same mark, or without one.
    struct MarkedStretch {
      package var mark: MarkKind?
      var positions: Range<Int>

      var isInPlace: Bool { mark != .inserted && mark != .moved }
    }

    private let source: DifferenceReport
    /// The number of marks of each kind that the cursor has passed. A difference lists them in the order of the new list.
    private var passed = SIMD4<Int>()

    init(_ source: DifferenceReport) { self.source = source }

    private func count(_ kind: MarkKind) -> Int {
      switch kind {
      case .inserted: source.difference.items.inserted.count
      case .moved: source.difference.items.moved.count
      case .reloaded: source.difference.items.reloaded.count
      case .reconfigured: source.difference.items.reconfigured.count
      }
    }

    private func path(_ kind: MarkKind, _ index: Int) -> SnapshotIndexPath {
      switch kind {
      case .inserted: source.difference.items.inserted[index].to
      case .moved: source.difference.items.moved[index].to
      case .reloaded: source.difference.items.reloaded[index].at
      case .reconfigured: source.difference.items.reconfigured[index].at
      }
    }

    private func next(_ kind: MarkKind) -> SnapshotIndexPath? {
      let index = passed[kind.rawValue]
      return index < count(kind) ? path(kind, index) : nil
    }

    private struct Marked {
      var path: SnapshotIndexPath
      var kind: MarkKind
    }

    /// The first mark that the cursor has not passed.
    private var next: Marked? {
      var first: Marked?
      for kind in MarkKind.all {
        if let path = next(kind), first.map({ path < $0.path }) ?? true { first = Marked(path: path, kind: kind) }
      }
      return first
    }

    private mutating func pass(_ path: SnapshotIndexPath) {
      for kind in MarkKind.all {
        while next(kind) == path { passed[kind.rawValue] += 1 }
      }
    }

    /// The run that begins at an index path. Must be called with ascending paths.
    mutating func run(at path: SnapshotIndexPath, before count: Int) -> MarkedStretch {
      guard let first = next, first.path.section == path.section else { return MarkedStretch(mark: nil, positions: path.item..<count) }
      guard first.path == path else { return MarkedStretch(mark: nil, positions: path.item..<first.path.item) }
      var end = path
      while let mark = next, mark.kind == first.kind, mark.path == end, !CurrentRun.isCancelled {
        pass(end)
        end.item += 1
      }
      return MarkedStretch(mark: first.kind, positions: path.item..<end.item)
    }

    mutating func skip(toSection section: Int) {
      for kind in MarkKind.all {
        passed[kind.rawValue] = (passed[kind.rawValue]..<count(kind)).partitioningIndex { path(kind, $0).section >= section }
      }
    }

    func deleted(fromSection section: Int) -> ArraySlice<Deleted<ItemIdentifier, SnapshotIndexPath>> {
      let deleted = source.difference.items.deleted
      let start = deleted.partitioningIndex { $0.from.section >= section }
      return deleted[start...].prefix { $0.from.section == section }
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index at which a condition holds, found by binary search. The condition must also hold for all later indices.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
