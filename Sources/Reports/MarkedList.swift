import Cancelling
import CommandLanguage
import Documents
import Drawing
import Snapshots
import Wording

/// The new list with a gutter of marks; deleted items are listed at their old places.
///
/// Only rows that are shown are made, so that the list of a million inserted items costs as much as that of ten.
struct MarkedList {
  private let source: DifferenceReport
  private let movedSections: Set<Int>
  private let reloadedSections: Set<Int>
  private var rows: [Row] = []

  private struct Row {
    var mark: Mark
    var name: Phrase
    var isSection: Bool
    var was: String
    var now: String
    var note: Phrase
  }

  fileprivate enum Mark: String {
    case none = " "
    case inserted = "+"
    case deleted = "-"
    case moved = ">"
    case movedSection = "~"
    case marked = "*"

    var style: Style {
      switch self {
      case .none: .plain
      case .inserted: .inserted
      case .deleted: .deleted
      case .moved, .movedSection: .moved
      case .marked: .changed
      }
    }
  }

  init(_ source: DifferenceReport) {
    self.source = source
    movedSections = Set(source.difference.sections.moved.map { $0.to })
    reloadedSections = Set(source.difference.sections.reloaded.map { $0.at })
    makeRows()
  }

  // MARK: Rows

  private mutating func makeRows() {
    var cursor = Cursor(source.difference)
    let gone = Dictionary(grouping: deletedSections, by: { $0.after })
    for section in gone[nil] ?? [] { addDeletedSection(section.deleted, cursor) }
    for index in (0..<source.new.numberOfSections).untilCancelled {
      let identifier = source.new.sectionIdentifier(at: index) ?? ""
      let old = source.old.indexOfSection(identifier)
      addSection(identifier, was: old, now: index)
      addItems(ofSection: index, old: old, &cursor)
      for section in gone[identifier] ?? [] { addDeletedSection(section.deleted, cursor) }
    }
  }

  private struct GoneSection {
    var deleted: Deleted<String, Int>
    /// The nearest earlier section that still exists.
    var after: String?
  }

  private var deletedSections: [GoneSection] {
    var previous: GoneSection?
    return source.difference.sections.deleted.map { deleted in
      // Adjacent deleted sections come after the same existing one.
      let isNext = previous.map { $0.deleted.from + 1 == deleted.from } ?? (deleted.from == 0)
      let before = isNext ? previous?.after : source.old.sectionIdentifier(at: deleted.from - 1)
      let section = GoneSection(deleted: deleted, after: before)
      previous = section
      return section
    }
  }

  private mutating func addSection(_ identifier: String, was: Int?, now: Int) {
    let isMoved = movedSections.contains(now)
    let isReloaded = reloadedSections.contains(now)
    let mark: Mark = was == nil ? .inserted : isMoved ? .movedSection : isReloaded ? .marked : .none
    let note: Phrase = was == nil ? "inserted" : isMoved ? "moved" : isReloaded ? "reloaded" : ""
    rows.append(
      Row(mark: mark, name: .verbatim(identifier), isSection: true, was: was.map(String.init) ?? "", now: String(now), note: note))
  }

  private mutating func addDeletedSection(_ deleted: Deleted<String, Int>, _ cursor: Cursor) {
    rows.append(
      Row(mark: .deleted, name: .verbatim(deleted.identifier), isSection: true, was: String(deleted.from), now: "", note: "deleted"))
    addDeletedItems(cursor.deleted(fromSection: deleted.from))
  }

  /// The items of one new section in order, with the deleted ones of the old section among them.
  private mutating func addItems(ofSection index: Int, old: Int?, _ cursor: inout Cursor) {
    var gone = old.map { cursor.deleted(fromSection: $0) } ?? []
    var position = 0
    let count = source.new.numberOfItems(inSectionAt: index)
    while position < count, !CurrentRun.isCancelled {
      let run = cursor.run(at: IndexPath(section: index, item: position), before: count)
      if run.isInPlace {
        addKept(run, section: index, &gone)
      } else {
        addMarked(run, section: index)
      }
      position = run.positions.upperBound
    }
    addDeletedItems(gone)
  }

  /// Adds a run of unmoved items, split where a deleted item was among them.
  private mutating func addKept(
    _ run: Cursor.Run, section: Int, _ gone: inout ArraySlice<Deleted<ItemIdentifier, IndexPath>>
  ) {
    let positions = run.positions
    var start = positions.lowerBound
    while let next = gone.first {
      let place = firstPosition(in: start..<positions.upperBound, section: section, after: next.from)
      guard place < positions.upperBound else { break }
      addPart(start..<place, of: run, section: section)
      let together = gone.prefix { firstPosition(in: place..<place + 1, section: section, after: $0.from) == place }
      addDeletedItems(together)
      gone = gone.dropFirst(max(1, together.count))
      start = place
    }
    addPart(start..<positions.upperBound, of: run, section: section)
  }

  private mutating func addPart(_ positions: Range<Int>, of run: Cursor.Run, section: Int) {
    guard !positions.isEmpty else { return }
    if run.mark == nil {
      fold(positions, section: section)
    } else {
      addMarked(Cursor.Run(mark: run.mark, positions: positions), section: section)
    }
  }

  /// The first of some kept items that came after an old place; kept items are in their old order.
  private func firstPosition(in positions: Range<Int>, section: Int, after old: IndexPath) -> Int {
    positions.partitioningIndex { position in
      let item = source.new.item(at: IndexPath(section: section, item: position))
      return item.flatMap { source.old.indexPath(of: $0) }.map { $0 > old } ?? false
    }
  }

  /// Adds unchanged items; the middle of a long run is folded.
  private mutating func fold(_ positions: Range<Int>, section: Int) {
    guard positions.count > Folding.longestUnchanged, !source.showsAll else {
      for position in positions.untilCancelled { addUnchangedItem(section, position) }
      return
    }
    addUnchangedItem(section, positions.lowerBound)
    addFold("... (\((positions.count - 2).grouped) unchanged)", .none)
    addUnchangedItem(section, positions.upperBound - 1)
  }

  private mutating func addUnchangedItem(_ section: Int, _ position: Int) {
    let path = IndexPath(section: section, item: position)
    guard let item = source.new.item(at: path) else { return }
    rows.append(
      Row(
        mark: .none, name: .verbatim(item.name), isSection: false, was: source.old.indexPath(of: item)?.shown ?? "", now: path.shown,
        note: ""))
  }

  private mutating func addMarked(_ run: Cursor.Run, section: Int) {
    guard let kind = run.mark else { return }
    let source = source
    addFolded(run.positions.count, kind.more, kind.mark) { offset in
      let path = IndexPath(section: section, item: run.positions.lowerBound + offset)
      guard let item = source.new.item(at: path) else { return nil }
      let was = source.old.indexPath(of: item)
      var note = kind.words
      if kind == .moved, let was, let origin = source.old.sectionIdentifier(at: was.section),
        origin != source.new.sectionIdentifier(at: section)
      {
        note = "moved from \(origin.escapingControls)"
      }
      if kind == .inserted || kind == .moved, Self.isReloaded(path, in: source.difference) { note = "\(note), reloaded" }
      return Row(mark: kind.mark, name: .verbatim(item.name), isSection: false, was: was?.shown ?? "", now: path.shown, note: note)
    }
  }

  private static func isReloaded(_ path: IndexPath, in difference: DocumentDifference) -> Bool {
    let reloaded = difference.items.reloaded
    let index = reloaded.partitioningIndex { $0.at >= path }
    return index < reloaded.count && reloaded[index].at == path
  }

  private mutating func addDeletedItems(_ items: ArraySlice<Deleted<ItemIdentifier, IndexPath>>) {
    addFolded(items.count, { "... (\($0.grouped) more deleted)" }, .deleted) { offset in
      let item = items[items.startIndex + offset]
      return Row(mark: .deleted, name: .verbatim(item.identifier.name), isSection: false, was: item.from.shown, now: "", note: "deleted")
    }
  }

  private mutating func addFolded(_ count: Int, _ more: (Int) -> Phrase, _ mark: Mark, _ row: (Int) -> Row?) {
    let isFolded = count > Folding.longest && !source.showsAll
    for offset in (0..<(isFolded ? Folding.kept : count)).untilCancelled { if let row = row(offset) { rows.append(row) } }
    guard isFolded else { return }
    addFold(more(count - 2 * Folding.kept), mark)
    for offset in count - Folding.kept..<count { if let row = row(offset) { rows.append(row) } }
  }

  private mutating func addFold(_ name: Phrase, _ mark: Mark) {
    rows.append(Row(mark: mark, name: name, isSection: false, was: "", now: "", note: ""))
  }

  // MARK: Lines

  /// The heading and the rows, in aligned columns.
  func lines(in language: Language) -> [StyledLine] {
    let names = rows.untilCancelled.map { ($0.isSection ? "" : "  ") + $0.name.text(in: language).escapingControls }
    let title = Phrase("section  identifier").text(in: language)
    let nameWidth = max(displayWidth(title), names.untilCancelled.lazy.map(displayWidth).max() ?? 0) + 3
    let wasWidth = max(8, rows.untilCancelled.lazy.map { $0.was.count }.max() ?? 0) + 3
    let nowWidth = max(7, rows.untilCancelled.lazy.map { $0.now.count }.max() ?? 0) + 3
    func line(_ mark: String, _ name: String, _ was: String, _ now: String, _ note: String) -> String {
      var text = "  \(mark) " + padded(name, nameWidth) + padded(was, wasWidth) + padded(now, nowWidth) + note
      while text.last == " " { text.removeLast() }
      return text
    }
    let heading = line(" ", title, Phrase("was").text(in: language), Phrase("now").text(in: language), "")
    return [StyledLine(verbatim: heading, .faint)]
      + zip(rows, names).untilCancelled.map { row, name in
        StyledLine(verbatim: line(row.mark.rawValue, name, row.was, row.now, row.note.text(in: language)), row.mark.style)
      }
  }

  private func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - displayWidth(text))) }
}

extension MarkedList.Cursor.Kind {
  fileprivate var words: Phrase {
    switch self {
    case .inserted: "inserted"
    case .moved: "moved"
    case .reloaded: "reloaded"
    case .reconfigured: "reconfigured"
    }
  }

  /// The line in place of a number of rows that are left out.
  fileprivate func more(_ number: Int) -> Phrase {
    switch self {
    case .inserted: "... (\(number.grouped) more inserted)"
    case .moved: "... (\(number.grouped) more moved)"
    case .reloaded: "... (\(number.grouped) more reloaded)"
    case .reconfigured: "... (\(number.grouped) more reconfigured)"
    }
  }

  fileprivate var mark: MarkedList.Mark {
    switch self {
    case .inserted: .inserted
    case .moved: .moved
    case .reloaded, .reconfigured: .marked
    }
  }
}
