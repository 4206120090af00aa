import CommandLanguage
import Commands
import Documents
import Snapshots

/// A template with so many sections: `template list with 2 sections`, and sections with so many items each:
/// `new feed with 2 sections of 20 items`.
enum SectionAmounts {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    if let line = withItems((tried.spellings.last ?? tried).words.map { $0.lowercased() }, workspace.document) { return .offering([line]) }
    let idle: Set<String> = [
      "with", "and", "of", "a", "the", "template", "layout", "make", "create", "use", "show", "me", "screen", "page",
    ]
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }.filter { !idle.contains($0) }
    let isMade =
      words.count == 3 ? ["add", "append", "insert", "new"].contains(words[0]) : ["create", "make"].contains(tried.words[0].lowercased())
    if isMade, (2...3).contains(words.count), let count = Int(words[words.count - 2]), (1...20).contains(count), words.last == "sections" {
      let there = workspace.document.view.pending.numberOfSections
      return .offering(["append sections section{\(there + 1)...\(there + count)}"])
    }
    if let line = grid(words) { return .offering([line]) }
    guard words.count == 3, TemplateCommands.names.contains(words[0]), let count = Int(words[1]), (1...20).contains(count),
      words[2].singular == "section"
    else { return nil }
    let there = workspace.document.view.pending.numberOfSections
    let rest = there + 1 < count ? "{\(there + 1)...\(count)}" : String(count)
    return .offering([there < count ? "template \(words[0]); append sections section\(rest)" : "template \(words[0])"])
  }

  /// The most sections that are made with their items.
  private static let mostSections = 8
  private static let makers: Set<String> = [
    "new", "make", "create", "build", "add", "append", "generate", "give", "want", "need", "template", "use", "a", "show",
  ]

  /// Sections of items, the items of each with a letter of their own, as in `a{1...20}`.
  private static func withItems(_ words: [String], _ document: Document) -> String? {
    let layout = words.firstResult { TemplateCommands.names.contains($0) ? $0 : ["feed", "timeline"].contains($0) ? "list" : nil }
    guard let first = words.first, makers.contains(first) || first == layout || Int(first) != nil,
      let sections = amount(words, before: { $0.singular == "section" }), let items = amount(words, before: ItemAmounts.nouns.contains),
      (2...mostSections).contains(sections.count), (2...1_000).contains(items.count)
    else { return nil }
    let isEach = items.place > sections.place || words.contains("each") || words.contains("per") || words.contains("every")
    let count = isEach ? items.count : max(2, items.count / sections.count)
    let there = document.view.pending.numberOfSections
    let lines = zip("abcdefgh", 1...sections.count).map { "append items \($0){1...\(count)} to section\(there + $1)" }
    let making = ["append sections section{\(there + 1)...\(there + sections.count)}"] + lines
    let columns = layout.flatMap { layout in
      words.firstIndex(of: layout).flatMap { place in
        place + 1 < words.count && Int(words[place + 1]) != nil ? words[place + 1] : nil
      }
    }
    return ((layout.map { [(["template", $0] + (columns.map { [$0] } ?? [])).joined(separator: " ")] } ?? []) + making).joined(
      separator: "; ")
  }

  /// The number before a noun, and its place.
  private static func amount(_ words: [String], before isNoun: (String) -> Bool) -> (count: Int, place: Int)? {
    words.indices.dropLast().firstResult { place in isNoun(words[place + 1]) ? Int(words[place]).map { ($0, place) } : nil }
  }

  /// The most columns that a grid is said to have, and rows; greater numbers are points.
  private static let mostParts = 12

  /// `3x3`, `3 by 4 grid`: the columns of a grid, with as many items as it has places.
  private static func grid(_ words: [String]) -> String? {
    guard words.count == 3 || words.count == 4 && words[3] == "grid", ["x", "by", "×"].contains(words[1]), let columns = Int(words[0]),
      let rows = Int(words[2]), (1...mostParts).contains(columns), (1...mostParts).contains(rows)
    else { return nil }
    return "template grid \(columns); append items item{1...\(max(columns * rows, 2))}"
  }
}
