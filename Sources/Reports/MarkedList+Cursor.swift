import Cancelling
import Documents
import Snapshots

extension MarkedList {
  /// Walks a difference's marks in the order of the new list.
  struct Cursor {
    enum Kind {
      case inserted, moved, reloaded, reconfigured
    }

    /// Consecutive positions with the same mark, or without one.
    struct Run {
      package var mark: Kind?
      var positions: Range<Int>

      /// Whether the items were neither inserted nor moved.
      var isInPlace: Bool { mark != .inserted && mark != .moved }
    }

    /// Marks of one kind, which a difference lists in the order of the new list, and how many of them were passed.
    private struct Marks {
      let kind: Kind
      let count: Int
      let path: (Int) -> IndexPath
      var passed = 0

      var next: IndexPath? { passed < count ? path(passed) : nil }
    }

    private let deleted: [Deleted<ItemIdentifier, IndexPath>]
    /// At one place the first of them counts.
    private var marks: [Marks]

    init(_ difference: DocumentDifference) {
      let items = difference.items
      deleted = items.deleted
      marks = [
        Marks(kind: .inserted, count: items.inserted.count) { items.inserted[$0].to },
        Marks(kind: .moved, count: items.moved.count) { items.moved[$0].to },
        Marks(kind: .reloaded, count: items.reloaded.count) { items.reloaded[$0].at },
        Marks(kind: .reconfigured, count: items.reconfigured.count) { items.reconfigured[$0].at },
      ].filter { $0.count > 0 }
    }

    private struct Marked {
      var path: IndexPath
      var kind: Kind
    }

    /// The first mark that was not passed.
    private var next: Marked? {
      var first: Marked?
      for marks in marks {
        if let path = marks.next, first.map({ path < $0.path }) ?? true { first = Marked(path: path, kind: marks.kind) }
      }
      return first
    }

    /// Passes all marks of a place.
    private mutating func pass(_ path: IndexPath) {
      for index in marks.indices {
        while marks[index].next == path { marks[index].passed += 1 }
      }
    }

    /// The run that begins at a path; must be called with ascending paths.
    mutating func run(at path: IndexPath, before count: Int) -> Run {
      guard let first = next, first.path.section == path.section else { return Run(mark: nil, positions: path.item..<count) }
      guard first.path == path else { return Run(mark: nil, positions: path.item..<first.path.item) }
      var end = path
      while let mark = next, mark.kind == first.kind, mark.path == end, !CurrentRun.isCancelled {
        pass(end)
        end.item += 1
      }
      return Run(mark: first.kind, positions: path.item..<end.item)
    }

    /// Passes over the marks before a section.
    mutating func skip(toSection section: Int) {
      for index in marks.indices {
        let marks = marks[index]
        self.marks[index].passed = (marks.passed..<marks.count).partitioningIndex { marks.path($0).section >= section }
      }
    }

    func deleted(fromSection section: Int) -> ArraySlice<Deleted<ItemIdentifier, IndexPath>> {
      let start = deleted.partitioningIndex { $0.from.section >= section }
      return deleted[start...].prefix { $0.from.section == section }
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index at which a condition holds; it must hold for all later ones and for none before.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
