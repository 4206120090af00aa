import Cancelling
import Documents
import Drawing
import Snapshots
import Wording

/// The sections of a new list in runs of one change, of which a long one is folded, and the deleted ones between them.
///
/// Complexity: O(changes · log changes), however many sections stay as they were.
struct SectionRuns {
  enum Change {
    case inserted, moved, reloaded

    var words: Phrase {
      switch self {
      case .inserted: "inserted"
      case .moved: "moved"
      case .reloaded: "reloaded"
      }
    }
  }

  struct Run {
    var change: Change?
    var indices: Range<Int>
  }

  private(set) var runs: [Run] = []
  /// The deleted sections, by the nearest earlier section that still exists.
  let deleted: [String?: [Deleted<String, Int>]]

  init(_ difference: DocumentDifference, from old: DocumentSnapshot, to new: DocumentSnapshot) {
    deleted = Self.deletedSections(in: difference, of: old)
    let changes = Self.changes(in: difference)
    var mixed = Self.mixedSections(in: difference, changes: changes)
    let left = Set(difference.items.deleted.untilCancelled.lazy.map { $0.from.section }).compactMap { old.sectionIdentifier(at: $0) }
    mixed.formUnion((left + deleted.keys.compactMap { $0 }).untilCancelled.compactMap { new.indexOfSection($0) })
    var end = 0
    for index in mixed.union(changes.keys).untilCancelled.sorted() {
      append(nil, end..<index)
      append(changes[index], index..<index + 1, alone: mixed.contains(index))
      end = index + 1
    }
    append(nil, end..<new.numberOfSections)
  }

  /// Adds sections; those with rows that folding would hide stand alone.
  private mutating func append(_ change: Change?, _ indices: Range<Int>, alone: Bool = false) {
    guard !indices.isEmpty else { return }
    if let last = runs.last, last.change == change, !alone, !lastIsAlone {
      runs[runs.count - 1].indices = last.indices.lowerBound..<indices.upperBound
    } else {
      runs.append(Run(change: change, indices: indices))
    }
    lastIsAlone = alone
  }

  private var lastIsAlone = false

  private static func changes(in difference: DocumentDifference) -> [Int: Change] {
    var changes: [Int: Change] = [:]
    for section in difference.sections.reloaded { changes[section.at] = .reloaded }
    for section in difference.sections.moved { changes[section.to] = .moved }
    for section in difference.sections.inserted { changes[section.to] = .inserted }
    return changes
  }

  /// The sections that hold changes of another kind than their own, of items that are there.
  private static func mixedSections(in difference: DocumentDifference, changes: [Int: Change]) -> Set<Int> {
    let items = difference.items
    var mixed = Set(items.inserted.untilCancelled.lazy.map { $0.to.section }.filter { changes[$0] != .inserted })
    mixed.formUnion(items.moved.untilCancelled.lazy.map { $0.to.section })
    mixed.formUnion((items.reloaded + items.reconfigured).untilCancelled.lazy.map { $0.at.section })
    return mixed
  }

  private static func deletedSections(in difference: DocumentDifference, of old: DocumentSnapshot) -> [String?: [Deleted<String, Int>]] {
    var sections: [String?: [Deleted<String, Int>]] = [:]
    var before: String?
    var next = 0
    for deleted in difference.sections.deleted {
      // Adjacent deleted sections come after the same existing one.
      if deleted.from != next { before = old.sectionIdentifier(at: deleted.from - 1) }
      sections[before, default: []].append(deleted)
      next = deleted.from + 1
    }
    return sections
  }
}
