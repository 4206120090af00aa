import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// What a test would assert of elements by name: that they are there, in what order, in which row, and in sight, as the expectation that it
/// is here: `expect item c exists`, `expect a before b`, `verify d is in row 2`, `expect a to be hidden`, `expect no warnings`.
struct AssertedPlaces {
  private let words: [String]
  @Kept private var document: Document
  private let isDenied: Bool
  /// The items of the line, and in an empty document what can only be one.
  private let items: [String]
  private let lists: ExpectedLists

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard let told = AssertedWords.told(tried) else { return nil }
    let isLook = ["test", "check", "verify"].contains(tried.words[0].lowercased())
    var places = AssertedPlaces(told, workspace.document, isLook: isLook)
    places.isPath = tried.text.contains("[")
    if let line = places.line { return .offering([line]) }
    guard let missing = places.missing else { return nil }
    return .offering(verbatim: "items", message: "there is no item '\(missing)' on screen")
  }

  private init(_ told: [String], _ document: Document, isLook: Bool) {
    self.isLook = isLook
    words = told.map { $0.lowercased() }
    self.document = document
    isDenied = words.contains(where: Self.isDenial)
    let told = told.indices.filter { !Self.isArticle(at: $0, of: told) }.map { told[$0] }
    let plain = told.filter { !Self.known.contains($0.lowercased()) && !Self.isDenial($0) && decimal($0) == nil }
    let named = plain.map { $0.filter { $0 != "\"" && $0 != "'" } }
    let applied = document.view.applied
    let isEmpty = document.view.pending.numberOfItems == 0 && applied.numberOfItems == 0
    // In an empty document, 'main' is what everybody calls the first section.
    let sections = applied.sectionIdentifiers.isEmpty ? ["main"] : applied.sectionIdentifiers
    let likely = isEmpty ? Self.likelyItems(told) : []
    let items = named.filter { name in
      !sections.contains(name) && (isEmpty ? likely.contains(name) : applied.contains(item: document.view.identifier(for: name)))
    }
    others = named.filter { !items.contains($0) && !sections.contains($0) }
    section = named.first { sections.contains($0) }
    self.items = items
    lists = ExpectedLists(document, about: items)
  }

  /// What can only be items in an empty document: single letters, and what stands behind that word.
  private static func likelyItems(_ told: [String]) -> Set<String> {
    var found: Set<String> = []
    var isList = false
    for (word, last) in zip(told, [""] + told) {
      let noun = last.lowercased()
      let isItem = word.count == 1 && word.first?.isLetter == true || noun == "item" || ["items", "cells"].contains(noun) || isList
      isList = isItem && (isList || ["items", "cells"].contains(noun))
      if isItem, !known.contains(word.lowercased()), decimal(word) == nil { found.insert(word) }
    }
    return found
  }

  /// Whether the line asks to look at items, rather than that they are there.
  private let isLook: Bool

  /// Whether its numbers are an index path, which stands in brackets: `expect b at [0, 1]`.
  private var isPath = false

  /// The section of the line, and what is neither that nor an item.
  private let section: String?
  private let others: [String]

  private static let denials: Set<String> = [
    "not", "no", "never", "without", "isnt", "doesnt", "shouldnt", "missing", "absent", "none", "zero",
  ]

  private static func isDenial(_ word: String) -> Bool {
    denials.contains(word.lowercased()) || word.hasSuffix("n't") || word.hasSuffix("n’t")
  }

  private static let existence: Set<String> = [
    "exists", "exist", "present", "there", "found", "contains", "contain", "included", "includes", "include", "missing", "absent", "gone",
    "deleted", "removed", "has",
  ]
  private static let gone: Set<String> = ["gone", "deleted", "removed"]
  private static let sight: Set<String> = [
    "visible", "sight", "onscreen", "shown", "displayed", "seen", "hidden", "offscreen", "invisible", "off-screen", "on-screen",
  ]
  private static let unseen: Set<String> = ["hidden", "offscreen", "off-screen", "invisible"]
  private static let content: Set<String> = ["title", "subtitle", "text", "label", "caption", "image"]
  private static let directions: Set<String> = [
    "left", "right", "above", "below", "beneath", "under", "over", "same", "aligned", "touches",
  ]
  private static let warnings: Set<String> = [
    "warning", "warnings", "problem", "problems", "issue", "issues", "clean", "overlap", "overlaps", "overlapping", "mistakes", "lints",
    "clipping", "clipped", "cut",
  ]
  private static let errors: Set<String> = [
    "error", "errors", "lint", "valid", "fit", "fits", "fitting", "ok", "okay", "correct", "exceptions", "crash", "crashes",
  ]
  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
  private static let fillers: Set<String> = [
    "row", "rows", "line", "column", "columns", "col", "before", "after", "precedes", "follows", "comes", "ahead", "behind", "next",
    "adjacent", "path", "indexpath",
    "beside", "between", "index", "position", "place", "at", "on", "screen", "last", "and", "or", "with", "as", "than", "by", "only", "any",
    "all", "it", "its", "does", "do", "from", "snapshot", "layout", "grid", "list", "there", "a", "an", "stay", "stays", "appear",
    "appears",
    "appearing", "immediately", "directly", "right", "width", "height", "size", "each", "other", "anymore", "still", "items", "cells",
    "elements", "sections", "now", "come", "order", "ordered", "sorted", "ordering", "for", "per", "about", "anything", "nothing", "one",
    "two",
    "pending", "into", "inside", "empty", "see", "i", "number", "count", "amount", "everything", "off", "==", "frames", "collection",
    "view", "was",
    "were", "been", "will", "start", "starts", "end", "ends",
  ]
  private static let known = AssertedValues.idle.union(fillers).union(denials).union(existence).union(sight).union(directions)
    .union(warnings).union(errors).union(ordinals).subtracting(["a"])

  /// Whether a word is the article of a thing, and no item.
  private static func isArticle(at index: Int, of told: [String]) -> Bool {
    let next = told.indices.contains(index + 1) ? told[index + 1].lowercased() : ""
    return ["a", "an"].contains(told[index].lowercased()) && things.contains(next)
  }

  private static let things: Set<String> = [
    "grid", "list", "layout", "section", "header", "footer", "row", "column", "test", "snapshot", "single", "new", "gap", "crash",
    "warning",
    "error", "item", "cell", "second", "third", "width", "height", "size", "frame", "failing", "view", "count", "horizontal", "vertical",
  ]

  private func has(_ names: Set<String>) -> Bool { words.contains { names.contains($0) } }

  private var number: Int? { numbers.first.flatMap { Int($0) } }
  private var numbers: [String] { words.filter { decimal($0) != nil } }

  /// A name that should be one of an item.
  private var missing: String? {
    guard has(Self.existence.union(Self.sight)), !isDenied, others.count == 1, words.contains("item") || words.contains("cell") else {
      return nil
    }
    return others[0]
  }

  private var line: String? {
    if items.count == 1, has(Self.content) { return ["help", "expect", "cell"].joined(separator: " ") }
    if has(["pending"]), !has(["warnings", "errors"]) { return pending }
    if !items.isEmpty, others.isEmpty { return sight ?? row ?? direction ?? order ?? existence ?? all }
    if isDenied, others.count == 1, items.isEmpty, has(["item", "cell"]) { return absence(of: others[0]) }
    if isDenied || has(Self.existence), let name = others.first, others.count == 1, items.isEmpty, has(Self.existence) || has(Self.sight) {
      return isDenied ? absence(of: name) : nil
    }
    guard items.isEmpty, others.isEmpty else { return nil }
    if has(["row", "rows", "column", "columns", "cols"]), number != nil { return "frames; expect record" }
    if has(Self.sight) || words.contains("screen"), let line = everySight { return line }
    if let section, number == nil, has(["has", "have", "empty", "items", "contains"]) {
      return isDenied != has(["empty"]) ? lists.count(0, in: section) : lists.line(section: section)
    }
    if has(["order", "sorted", "ordered", "ordering"]) { return lists.line(all: lists.items) }
    if number != nil, has(["sections", "section"]), section == nil, !has(["items", "cells", "item", "cell"]) {
      return shownSections
    }
    if number == nil, section != nil, has(Self.existence) || has(Set(Self.ordinals + ["last", "before", "after"])), !isDenied {
      return shownSections
    }
    if has(Self.warnings) { return "expect lint none" }
    if has(["error", "exception", "crash", "failure"]), !isDenied { return ["help", "expect", "error"].joined(separator: " ") }
    if has(Self.errors) { return "expect lint" }
    return nil
  }

  private var shownSections: String {
    let shown = document.view.applied.sectionIdentifiers
    return shown.isEmpty ? "append sections main; apply; expect sections main" : ExpectCommands.line("expect sections", shown)
  }

  /// `no pending changes`: the pending lists are those on screen.
  private var pending: String? {
    let applied = document.view.applied
    guard applied.numberOfItems <= 40 else { return "diff" }
    let lines = applied.sectionIdentifiers.map { section in
      ExpectCommands.line("expect pending items", [section] + ((try? applied.itemIdentifiers(inSection: section)) ?? []).map { $0.name })
    }
    return lines.isEmpty ? "expect pending sections" : lines.joined(separator: "; ")
  }

  /// `all items are visible`, `nothing is visible`, `4 visible items`.
  private var everySight: String? {
    if isDenied || has(["nothing"]), !has(["off", "offscreen", "hidden"]) { return "expect visible" }
    if lists.isMade { return lists.after("visible; expect record") }
    let names = has(["all", "each", "everything", "off", "offscreen", "hidden"]) ? lists.items : visible ?? []
    return names.isEmpty || names.count > 40 ? nil : ExpectCommands.line("expect visible", names)
  }

  private var visible: [String]? {
    guard document.view.applied.numberOfItems > 0, let solution = try? document.solution(of: document.view) else { return nil }
    return document.visibleItems(on: solution)
  }

  /// Items alone, which should be there.
  private var all: String? {
    guard numbers.isEmpty, !isDenied, section == nil, !has(Self.warnings) else { return nil }
    if isLook || has(["frame", "frames", "position", "size", "rect", "origin", "width", "height"]) { return lists.frames(of: items) }
    return items.count == 1 ? lists.existence(of: items[0], isDenied: false) : lists.line(all: items)
  }

  /// A name that nothing has is in no list.
  private func absence(of name: String) -> String? {
    guard !lists.items.isEmpty, document.view.applied.numberOfItems > 0 else { return "expect count 0" }
    return lists.existence(of: name, isDenied: true, in: section)
  }

  private var existence: String? {
    let isPlaced = section != nil && items.count == 1 && has(["in", "inside", "into"])
    guard numbers.isEmpty, has(Self.existence) || isDenied || isPlaced, !has(Self.warnings) else { return nil }
    let denies = isDenied || has(Self.gone)
    if denies, document.view.applied.numberOfItems == 0 { return "expect count 0" }
    return items.count == 1
      ? lists.existence(of: items[0], isDenied: denies, in: section) : denies || section != nil ? nil : lists.line(all: lists.items)
  }

  private var order: String? {
    let ordinal = words.firstResult { Self.ordinals.firstIndex(of: $0) }
    if items.count == 1 {
      if has(["last", "end", "ends"]) { return lists.order(of: items[0], .last) }
      if let ordinal { return lists.order(of: items[0], .index(ordinal)) }
      if has(["start", "starts"]) { return lists.order(of: items[0], .index(0)) }
      let isIndex = has(["index", "position", "place", "at"])
      guard isIndex, numbers.count == (isPath ? 2 : 1) else { return nil }
      return numbers.last.flatMap { Int($0) }.flatMap { lists.order(of: items[0], .index($0)) }
        ?? (lists.isMade ? lists.after("where item \(quotedIfNeeded(items[0]))") : nil)
    }
    guard items.count == 2 else { return has(["order", "sorted"]) ? lists.line(all: items) : nil }
    if has(["before", "precedes", "ahead"]) { return lists.order(of: items[0], .before(items[1])) }
    if has(["after", "follows", "behind"]) { return lists.order(of: items[0], .after(items[1])) }
    return has(["next", "adjacent", "beside"]) ? lists.order(of: items[0], .beside(items[1])) : nil
  }

  /// What is in sight, with or without the items; all of it where more than one item should be all.
  private var sight: String? {
    guard has(Self.sight) || words.contains("screen") else { return nil }
    guard let visible else { return lists.after("visible; expect record") }
    let denies = isDenied || has(Self.unseen)
    if !denies, has(["only"]) || items.count > 1 && has(["items", "cells"]) { return ExpectCommands.line("expect visible", items) }
    let expected = denies ? visible.filter { !items.contains($0) } : visible + items.filter { !visible.contains($0) }
    return expected.count > 40 ? "visible; expect record" : ExpectCommands.line("expect visible", expected)
  }

  // MARK: Frames

  private func frame(of item: String) -> Rect? { try? document.element(selectedBy: quotedIfNeeded(item)).frame }

  private func expecting(_ frame: Rect, of item: String) -> String {
    "expect frame \(quotedIfNeeded(item)) (\(frame.numbers.map(rounded).joined(separator: ",")))"
  }

  /// Where elements stand to each other: their frames say it.
  private var direction: String? {
    guard has(Self.directions), items.count > 1 else { return nil }
    return lists.frames(of: items)
  }

  /// An item's frame in a row or a column, which people count from 1.
  private var row: String? {
    let isRow = has(["row", "line"])
    if items.count > 1, items.count == numbers.count, isRow || has(["column", "col"]) {
      if lists.isMade { return lists.after(ExpectCommands.line("frames", items) + "; expect record") }
      let lines = zip(items, numbers).compactMap { item, number in Int(number).flatMap { line(of: item, in: $0 - 1, isRow) } }
      return lines.count == items.count ? lines.joined(separator: "; ") : nil
    }
    guard isRow || has(["column", "col"]), items.count == 1, !has(Self.directions), !isDenied,
      let place = number.map({ $0 - 1 }) ?? words.firstResult(of: { Self.ordinals.firstIndex(of: $0) })
    else { return nil }
    return line(of: items[0], in: place, isRow)
  }

  private func line(of item: String, in place: Int, _ isRow: Bool) -> String? {
    guard var frame = frame(of: item) else { return lists.after("frames \(quotedIfNeeded(item)); expect record") }
    let starts = starts(isRow ? .vertical : .horizontal)
    if starts.indices.contains(place) { frame.origin[isRow ? .vertical : .horizontal] = starts[place] }
    return expecting(frame, of: item)
  }

  /// The most cells of which the rows are counted.
  private static let mostCounted = 1_000

  /// Where the rows or the columns of the first section with items begin.
  private func starts(_ axis: Axis) -> [Double] {
    guard let solution = try? document.solution(of: document.view),
      let path = document.view.applied.indexPath(of: document.view.identifier(for: items[0]))
    else { return [] }
    let cells = (0..<Self.mostCounted).lazy.map { solution.cell(at: $0, inSection: path.section) }.prefix { $0 != nil }
    return Set(cells.compactMap { $0?.frame.origin[axis] }).sorted()
  }
}
