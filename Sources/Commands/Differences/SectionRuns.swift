import Cancelling
import Documents
import Localization
import Rendering
import Snapshots

/// The sections of the new list, grouped into runs with the same change, and the deleted sections between them. Long runs are folded.
///
/// Complexity: O(changes · log changes), independent of the number of unchanged sections.
struct SectionRuns {
  enum SectionChange {
    case inserted, moved, reloaded

    var words: Phrase {
      switch self {
      case .inserted: "inserted"
      case .moved: "moved"
      case .reloaded: "reloaded"
      }
    }
  }

  struct SectionStretch {
    var change: SectionChange?
    var indices: Range<Int>
  }

  private(set) var runs: [SectionStretch] = []
  /// The deleted sections, keyed by the nearest earlier section that still exists.
  let deleted: [String?: [Deleted<String, Int>]]

  init(_ source: DifferenceReport) {
    deleted = Self.deletedSections(in: source)
    let changes = Self.changes(in: source)
    // A single section is always a separate run, regardless of its items' changes.
    if source.new.numberOfSections == 1 {
      runs = [SectionStretch(change: changes[0], indices: 0..<1)]
      return
    }
    let mixed = mixedSections(in: source, changes: changes)
    var end = 0
    for index in (changes.isEmpty ? mixed : Self.ascending(mixed + changes.keys)).untilCancelled {
      let isMixed = mixed[mixed.partitioningIndex { $0 >= index }...].first == index
      append(nil, end..<index)
      append(changes[index], index..<index + 1, alone: isMixed)
      end = index + 1
    }
    append(nil, end..<source.new.numberOfSections)
  }

  /// Appends sections to the last run if it has the same change. With `alone`, they form a separate run, because folding would hide their
  /// rows.
  private mutating func append(_ change: SectionChange?, _ indices: Range<Int>, alone: Bool = false) {
    guard !indices.isEmpty else { return }
    if let last = runs.last, last.change == change, !alone, !lastIsAlone {
      runs[runs.count - 1].indices = last.indices.lowerBound..<indices.upperBound
    } else {
      runs.append(SectionStretch(change: change, indices: indices))
    }
    lastIsAlone = alone
  }

  private var lastIsAlone = false

  private static func changes(in source: DifferenceReport) -> [Int: SectionChange] {
    var changes: [Int: SectionChange] = [:]
    for section in source.difference.sections.reloaded { changes[section.at] = .reloaded }
    for section in source.difference.sections.moved { changes[section.to] = .moved }
    for section in source.difference.sections.inserted { changes[section.to] = .inserted }
    return changes
  }

  /// The indices, in ascending order, of new sections that must not be folded: those with item changes that differ from their own change,
  /// and those with deletions in them or after them.
  private func mixedSections(in source: DifferenceReport, changes: [Int: SectionChange]) -> [Int] {
    var mixed: [Int] = []
    // Changes are ordered by section, so comparing with the last element avoids most duplicates.
    func add(_ section: Int) { if mixed.last != section { mixed.append(section) } }
    for item in source.difference.items.inserted.untilCancelled where changes[item.to.section] != .inserted { add(item.to.section) }
    for item in source.difference.items.moved.untilCancelled { add(item.to.section) }
    for item in source.difference.items.reloaded.untilCancelled { add(item.at.section) }
    for item in source.difference.items.reconfigured.untilCancelled { add(item.at.section) }
    var left: Int?
    for item in source.difference.items.deleted.untilCancelled where item.from.section != left {
      left = item.from.section
      if let section = source.old.sectionIdentifier(at: item.from.section), let index = source.new.indexOfSection(section) { add(index) }
    }
    for case let section? in deleted.keys { if let index = source.new.indexOfSection(section) { add(index) } }
    return Self.ascending(mixed)
  }

  /// The distinct numbers in ascending order. It ignores cancellation, because ranges are formed from the result.
  private static func ascending(_ numbers: [Int]) -> [Int] {
    guard numbers.count > 1 else { return numbers }
    return numbers.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private static func deletedSections(in source: DifferenceReport) -> [String?: [Deleted<String, Int>]] {
    var sections: [String?: [Deleted<String, Int>]] = [:]
    var before: String?
    var next = 0
    for deleted in source.difference.sections.deleted {
      // Adjacent deleted sections share the nearest earlier section that still exists.
      if deleted.from != next { before = source.old.sectionIdentifier(at: deleted.from - 1) }
      sections[before, default: []].append(deleted)
      next = deleted.from + 1
    }
    return sections
  }
}
