import Cancelling
import CommandLanguage
import Documents
import Localization
import Rendering
import Snapshots

/// The new list with a gutter of marks. Deleted items are listed at their old positions.
///
/// Only visible rows are created, so a list with a million inserted items costs as much as a list with ten.
struct MarkedList {
  private let source: DifferenceReport
  private let sections: SectionRuns
  let language: Language
  var rows: [MarkedRow] = []

  struct MarkedRow {
    var mark: Mark
    /// Whether the name is indented by two more columns than the names of sections.
    var isItem: Bool
    /// The escaped name.
    var name: String
    /// The number of columns up to the end of the name.
    var width: Int
    var was: MarkPosition
    var now: MarkPosition
    var note: String

    /// Whether the row counts hidden rows, as `... (12 unchanged)` does.
    var isFold: Bool {
      if case (.nowhere, .nowhere) = (was, now) { true } else { false }
    }
  }

  /// The position of a section or an item, before or after the change.
  enum MarkPosition {
    case nowhere
    case section(Int)
    case item(SnapshotIndexPath)
  }

  enum Mark: Unicode.Scalar {
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

  init(_ source: DifferenceReport, in language: Language) {
    self.source = source
    self.language = language
    sections = SectionRuns(source)
    // This is enough for one change. The C library keeps freed memory blocks of about this size for reuse.
    rows.reserveCapacity(10)
    makeRows()
  }

  private mutating func add(_ mark: Mark, section name: String, was: Int? = nil, now: Int? = nil, _ note: Phrase? = nil) {
    add(mark, name, isItem: false, was.map(MarkPosition.section) ?? .nowhere, now.map(MarkPosition.section) ?? .nowhere, note)
  }

  private mutating func add(
    _ mark: Mark, item name: String, was: SnapshotIndexPath? = nil, now: SnapshotIndexPath? = nil, _ note: Phrase? = nil
  ) {
    add(mark, name, isItem: true, was.map(MarkPosition.item) ?? .nowhere, now.map(MarkPosition.item) ?? .nowhere, note)
  }

  private mutating func add(_ mark: Mark, _ name: String, isItem: Bool, _ was: MarkPosition, _ now: MarkPosition, _ note: Phrase?) {
    let isPlain = name.isPlain
    let width = (isPlain ? name.utf8.count : displayWidth(name)) + (isItem ? 2 : 0)
    rows.append(
      MarkedRow(
        mark: mark, isItem: isItem, name: isPlain ? name : name.escapingControls, width: width, was: was, now: now,
        note: note?.text(in: language) ?? ""))
  }

  // MARK: Sections

  private mutating func makeRows() {
    var cursor = Cursor(source)
    addDeletedSections(after: nil, cursor)
    for run in sections.runs.untilCancelled {
      let shown = Folding.kept(of: run.indices.count, run.change == nil ? .ofUnchanged : .ofMarked, showsAll: source.showsAll)
      for index in run.indices.prefix(shown.first) { addSection(index, run.change, &cursor) }
      guard shown.hidden > 0 else { continue }
      addFold(run.change.more(shown.hidden), run.change.mark, ofSections: true)
      let rest = run.indices.suffix(shown.last)
      cursor.skip(toSection: rest.lowerBound)
      for index in rest { addSection(index, run.change, &cursor) }
    }
  }

  /// Adds a section of the new list, its items, and the deleted sections that came after it.
  private mutating func addSection(_ index: Int, _ change: SectionRuns.SectionChange?, _ cursor: inout Cursor) {
    let identifier = source.new.sectionIdentifier(at: index) ?? ""
    // Most sections are at the same index as before, and do not need a lookup.
    let was = source.old.sectionIdentifier(at: index) == identifier ? index : source.old.indexOfSection(identifier)
    add(change.mark, section: identifier, was: was, now: index, change?.words)
    addItems(ofSection: index, was: was, &cursor)
    addDeletedSections(after: identifier, cursor)
  }

  private mutating func addDeletedSections(after section: String?, _ cursor: Cursor) {
    guard !sections.deleted.isEmpty, let gone = sections.deleted[section] else { return }
    let shown = Folding.kept(of: gone.count, .ofMarked, showsAll: source.showsAll)
    for deleted in gone.prefix(shown.first) { addDeletedSection(deleted, cursor) }
    guard shown.hidden > 0 else { return }
    addFold("... (\(shown.hidden.grouped) more sections deleted)", .deleted, ofSections: true)
    for deleted in gone.suffix(shown.last) { addDeletedSection(deleted, cursor) }
  }

  private mutating func addDeletedSection(_ deleted: Deleted<String, Int>, _ cursor: Cursor) {
    add(.deleted, section: deleted.identifier, was: deleted.from, "deleted")
    addDeletedItems(cursor.deleted(fromSection: deleted.from))
  }

  // MARK: Items

  /// Adds the items of a new section in order, and the deleted items of the old section among them.
  private mutating func addItems(ofSection index: Int, was: Int?, _ cursor: inout Cursor) {
    var gone = was.map { cursor.deleted(fromSection: $0) } ?? []
    var position = 0
    let count = source.new.numberOfItems(inSectionAt: index)
    while position < count, !CurrentRun.isCancelled {
      let run = cursor.run(at: SnapshotIndexPath(section: index, item: position), before: count)
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
    _ run: Cursor.MarkedStretch, section: Int, _ gone: inout ArraySlice<Deleted<ItemIdentifier, SnapshotIndexPath>>
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

  private mutating func addPart(_ positions: Range<Int>, of run: Cursor.MarkedStretch, section: Int) {
    guard !positions.isEmpty else { return }
    if run.mark == nil {
      fold(positions, section: section)
    } else {
      addMarked(Cursor.MarkedStretch(mark: run.mark, positions: positions), section: section)
    }
  }

  /// The first position of a kept item that came after an old path. Kept items are in their old order.
  private func firstPosition(in positions: Range<Int>, section: Int, after place: SnapshotIndexPath) -> Int {
    positions.partitioningIndex { position in
      source.new.item(at: SnapshotIndexPath(section: section, item: position), since: source.old)?.was.map { $0 > place } ?? false
    }
  }

  /// Adds unchanged items, and folds the middle of a long run.
  private mutating func fold(_ positions: Range<Int>, section: Int) {
    let shown = Folding.kept(of: positions.count, .ofUnchanged, showsAll: source.showsAll)
    for position in positions.prefix(shown.first).untilCancelled { addUnchangedItem(section, position) }
    guard shown.hidden > 0 else { return }
    addFold("... (\(shown.hidden.grouped) unchanged)", .none)
    for position in positions.suffix(shown.last) { addUnchangedItem(section, position) }
  }

  private mutating func addUnchangedItem(_ section: Int, _ position: Int) {
    let path = SnapshotIndexPath(section: section, item: position)
    guard let item = source.new.item(at: path, since: source.old) else { return }
    add(.none, item: item.identifier.name, was: item.was, now: path)
  }

  private mutating func addMarked(_ run: Cursor.MarkedStretch, section: Int) {
    guard let kind = run.mark else { return }
    addFolded(run.positions.count, kind.more, kind.mark) { list, offset in
      list.addMarked(kind, at: SnapshotIndexPath(section: section, item: run.positions.lowerBound + offset))
    }
  }

  private mutating func addMarked(_ kind: Cursor.MarkKind, at path: SnapshotIndexPath) {
    guard let item = source.new.item(at: path, since: source.old) else { return }
    var note = kind.words
    if kind == .moved, let was = item.was, let origin = source.old.sectionIdentifier(at: was.section),
      origin != source.new.sectionIdentifier(at: path.section)
    {
      note = "moved from \(origin.escapingControls)"
    }
    if kind == .inserted || kind == .moved, isReloaded(path) { note = "\(note), reloaded" }
    add(kind.mark, item: item.identifier.name, was: item.was, now: path, note)
  }

  private func isReloaded(_ path: SnapshotIndexPath) -> Bool {
    let reloaded = source.difference.items.reloaded
    guard !reloaded.isEmpty else { return false }
    let index = reloaded.partitioningIndex { $0.at >= path }
    return index < reloaded.count && reloaded[index].at == path
  }

  private mutating func addDeletedItems(_ items: ArraySlice<Deleted<ItemIdentifier, SnapshotIndexPath>>) {
    addFolded(items.count, { "... (\($0.grouped) more deleted)" }, .deleted) { list, offset in
      let deleted = items[items.startIndex + offset]
      list.add(.deleted, item: deleted.identifier.name, was: deleted.from, "deleted")
    }
  }

  private mutating func addFolded(_ count: Int, _ more: (Int) -> Phrase, _ mark: Mark, _ add: (inout MarkedList, Int) -> Void) {
    let shown = Folding.kept(of: count, .ofMarked, showsAll: source.showsAll)
    for offset in (0..<shown.first).untilCancelled { add(&self, offset) }
    guard shown.hidden > 0 else { return }
    addFold(more(shown.hidden), mark)
    for offset in count - shown.last..<count { add(&self, offset) }
  }

  private mutating func addFold(_ name: Phrase, _ mark: Mark, ofSections: Bool = false) {
    let name = name.text(in: language)
    if ofSections { add(mark, section: name) } else { add(mark, item: name) }
  }
}

extension MarkedList.Cursor.MarkKind {
  fileprivate var words: Phrase {
    switch self {
    case .inserted: "inserted"
    case .moved: "moved"
    case .reloaded: "reloaded"
    case .reconfigured: "reconfigured"
    }
  }

  /// The line that replaces hidden rows.
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

extension SectionRuns.SectionChange? {
  fileprivate var mark: MarkedList.Mark {
    switch self {
    case .inserted: .inserted
    case .moved: .movedSection
    case .reloaded: .marked
    case nil: .none
    }
  }

  /// The line that replaces hidden sections.
  fileprivate func more(_ number: Int) -> Phrase {
    switch self {
    case .inserted: "... (\(number.grouped) more sections inserted)"
    case .moved: "... (\(number.grouped) more sections moved)"
    case .reloaded: "... (\(number.grouped) more sections reloaded)"
    case nil: "... (\(number.grouped) sections unchanged)"
    }
  }
}
