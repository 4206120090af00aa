import CommandLanguage
import Commands
import Documents
import Snapshots
import Wording

/// Items in numbers, and all of them in another order: `add 10 items`, `add 3 more`, `insert 2 items before a`, `sort items in main`.
struct ItemAmounts {
  private let words: [String]
  private let snapshot: DocumentSnapshot

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let idle: Set<String> = [
      "more", "new", "other", "the", "all", "in", "into", "to", "of", "section", "me", "some", "dummy", "please", "order",
    ]
    // What there are to be more of are items, where nothing else is said.
    if tried.words.count == 3, tried.words[2].lowercased() == "more", let number = Int(tried.words[1].figures ?? tried.words[1]) {
      return ItemAmounts(words: ["add", String(number), "items"], snapshot: workspace.document.view.pending).line.map { .offering([$0]) }
    }
    let amounts = ItemAmounts(words: tried.words.filter { !idle.contains($0.lowercased()) }, snapshot: workspace.document.view.pending)
    return amounts.line.map { line in
      line == "items" ? .offering(verbatim: line, message: "the items are in that order already") : .offering([line])
    }
  }

  private var line: String? {
    guard let verb = words.first?.lowercased() else { return nil }
    if ["keep", "show", "only"].contains(verb), words.contains("only") || words.contains("just") { return filtering(words.dropFirst()) }
    switch verb {
    case "filter": return filtering(words.dropFirst())
    case "add", "append", "insert", "make", "create", "generate", "fill", "give", "show": return adding(words.dropFirst())
    case "reverse", "sort", "shuffle", "randomize":
      return ordering(by: words.contains { $0.hasPrefix("revers") || $0 == "descending" } ? "reverse" : verb, words.dropFirst())
    default: return decimal(verb) == nil && (verb.singular == verb || !Self.nouns.contains(verb)) ? nil : adding(words[...])
    }
  }

  /// `filter items containing a`, `keep only a b`: the other items deleted, by name.
  private func filtering(_ words: ArraySlice<String>) -> String? {
    guard Self.others.isDisjoint(with: words) else { return nil }
    let texts = words.filter { !Self.nouns.contains($0.lowercased()) && !Self.fillers.contains($0.lowercased()) }
    let names = snapshot.itemIdentifiers.map { $0.name }
    let isPart = words.contains { $0.hasPrefix("contain") || $0 == "with" }
    let areNames = !isPart && texts.contains(where: names.contains)
    if areNames, !texts.allSatisfy(names.contains) { return nil }
    let others = names.filter { name in !texts.contains { areNames ? name == $0 : name.contains(text: $0) } }
    guard !texts.isEmpty, !others.isEmpty, others.count < names.count, others.count <= Self.mostNamed else { return nil }
    return ExpectCommands.line("delete items", others)
  }

  /// With these it is not about the items that stay.
  private static let others: Set<String> = ["out", "not", "without", "frames", "frame", "from"]

  private static let fillers: Set<String> = [
    "only", "just", "show", "keep", "with", "containing", "contain", "that", "have", "name", "named", "by", "and",
  ]

  /// What items are called.
  static let nouns: Set<String> = [
    "item", "items", "cell", "cells", "element", "elements", "photo", "photos", "image", "images", "tile", "tiles", "card", "cards",
  ]

  /// `10 items main`
  private func adding(_ words: ArraySlice<String>) -> String? {
    var words = words
    // 'items 10' is as many as '10 items'.
    if words.count > 1, Self.nouns.contains(words[words.startIndex].lowercased()) { words.swapAt(words.startIndex, words.startIndex + 1) }
    guard let number = words.first.flatMap({ Int($0) }), number > 0, words.count > 1,
      Self.nouns.contains(words[words.startIndex + 1].lowercased())
    else { return nil }
    let made = "item{\(lastNumber + 1)...\(lastNumber + number)}"
    if words.count == 4, ["before", "after"].contains(words[words.startIndex + 2].lowercased()) {
      return (["insert items", made] + words.suffix(2)).joined(separator: " ")
    }
    let section = words.dropFirst(2).first
    guard words.count < 4,
      section.map({ snapshot.numberOfSections == 0 || snapshot.sectionIdentifiers.map(quotedIfNeeded).contains($0) }) ?? true
    else { return nil }
    return ["append items", made].joined(separator: " ") + (section.map { ["", "to", $0].joined(separator: " ") } ?? "")
  }

  /// The greatest number of the items named `item1`, `item2` and so on; 0 without any.
  private var lastNumber: Int {
    snapshot.itemIdentifiers.lazy.compactMap { $0.name.hasPrefix("item") ? Int($0.name.dropFirst(4)) : nil }.max() ?? 0
  }

  /// The most items that a line names one by one.
  static let mostNamed = 40

  /// All items of a section, or of the only one, deleted and appended in another order.
  private func ordering(by verb: String, _ words: ArraySlice<String>) -> String? {
    if snapshot.numberOfItems == 0 { return verb == "reverse" ? "append items c b a" : "append items a b c" }
    let idle = Self.nouns.union(["reverse", "reversed", "descending", "ascending", "alphabetically", "by", "name", "randomly", "order"])
    let named = words.first { !idle.contains($0.lowercased()) }
    let sections = snapshot.sectionIdentifiers.filter { named == nil || quotedIfNeeded($0) == named }
    guard let section = sections.last, named == nil || sections.count == 1,
      let identifiers = try? snapshot.itemIdentifiers(inSection: section),
      (2...Self.mostNamed).contains(identifiers.count)
    else { return nil }
    let items = identifiers.map { $0.name }
    let others =
      switch verb {
      case "sort": items.sorted()
      case "reverse": Array(items.reversed())
      default: items.indices.filter { $0 % 2 == 1 }.map { items[$0] } + items.indices.filter { $0 % 2 == 0 }.map { items[$0] }
      }
    guard others != items else { return "items" }
    let (old, new) = (items.map(quotedIfNeeded).joined(separator: " "), others.map(quotedIfNeeded).joined(separator: " "))
    return "delete items \(old); append items \(new) to \(quotedIfNeeded(section))"
  }
}
