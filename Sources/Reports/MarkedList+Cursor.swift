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

    private struct Marked {
      var path: IndexPath
      var kind: Kind
    }

    private let deleted: [Deleted<ItemIdentifier, IndexPath>]
    private let marks: [Marked]
    private var next = 0

    init(_ difference: DocumentDifference) {
      deleted = difference.items.deleted
      let items = difference.items
      var marks = items.inserted.untilCancelled.map { Marked(path: $0.to, kind: .inserted) }
      marks += items.moved.untilCancelled.map { Marked(path: $0.to, kind: .moved) }
      if !items.reloaded.isEmpty || !items.reconfigured.isEmpty {
        let arrived = Set(marks.untilCancelled.lazy.map { $0.path })
        marks += items.reloaded.untilCancelled.filter { !arrived.contains($0.at) }.map { Marked(path: $0.at, kind: .reloaded) }
        marks += items.reconfigured.untilCancelled.filter { !arrived.contains($0.at) }.map { Marked(path: $0.at, kind: .reconfigured) }
      }
      self.marks = marks.sortedUntilCancelled { $0.path < $1.path }
    }

    /// The run that begins at a path; must be called with ascending paths.
    mutating func run(at path: IndexPath, before count: Int) -> Run {
      guard next < marks.count, marks[next].path.section == path.section else { return Run(mark: nil, positions: path.item..<count) }
      guard marks[next].path == path else { return Run(mark: nil, positions: path.item..<marks[next].path.item) }
      let kind = marks[next].kind
      var end = path.item
      while next < marks.count, marks[next].kind == kind, marks[next].path == IndexPath(section: path.section, item: end) {
        next += 1
        end += 1
      }
      return Run(mark: kind, positions: path.item..<end)
    }

    /// Passes over the marks before a section.
    mutating func skip(toSection section: Int) {
      next = marks[next...].partitioningIndex { $0.path.section >= section }
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
