import CommandLanguage
import Commands
import Documents
import Snapshots

/// A question about a size, by the word for what it is, `why is my item so narrow`, `why are the cells too small`, or about what is left
/// over at an end: `why is there a gap on the right`.
enum SizeQuestions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words.map { String($0.lowercased().filter { $0 != "?" }) }
    guard words.first == "why", words.count > 2 else { return nil }
    let document = workspace.document
    if let line = atAnEnd(words, document) { return .offering([line]) }
    if let line = inARow(words, document) { return .offering([line]) }
    guard let measures = words.firstResult(of: { sides[$0] }) else { return nil }
    let items = document.view.pending.itemIdentifiers.map { quotedIfNeeded($0.name) }
    // Before an adverb or a noun, 'a' is no name.
    let named = tried.words.dropFirst(2).first { items.contains($0) && ($0 != "a" || words.count < 6) }
    let item = named ?? document.example(of: "someItem")
    return .offering([measures.map { "explain \(item) \($0)" }.joined(separator: "; ")])
  }

  /// The line that explains the item at an end where there is room.
  private static func atAnEnd(_ words: [String], _ document: Document) -> String? {
    let isAtStart = words.contains { ["left", "top", "start", "beginning", "leading", "above"].contains($0) }
    let isAtEnd = words.contains { ["right", "bottom", "end", "trailing", "below"].contains($0) }
    guard words.contains(where: rooms.contains), isAtStart != isAtEnd else { return nil }
    // An 'a' is an article here, unless nothing follows it.
    let named = words.indices.last { index in
      (words[index] != "a" || index == words.count - 1) && document.view.pending.contains(item: document.view.identifier(for: words[index]))
    }
    return ["explain", named.map { words[$0] } ?? end(isAtStart, document)].joined(separator: " ")
  }

  /// The line that explains the item with which a row begins or ends: `why is the last row not full`.
  private static func inARow(_ words: [String], _ document: Document) -> String? {
    guard words.contains(where: rows.contains), words.contains(where: fillings.contains), !words.contains(where: rooms.contains) else {
      return nil
    }
    return ["explain", end(words.contains("first"), document)].joined(separator: " ")
  }

  private static let rows: Set<String> = ["row", "rows", "line", "lines", "column", "columns"]
  private static let fillings: Set<String> = [
    "full", "filled", "fill", "complete", "incomplete", "empty", "short", "shorter", "fewer", "half", "one", "only", "missing",
  ]

  private static func end(_ isAtStart: Bool, _ document: Document) -> String {
    document.view.pending.numberOfItems == 0 && !isAtStart ? "c" : document.example(of: isAtStart ? "someItem" : "lastItem")
  }

  private static let rooms: Set<String> = ["gap", "space", "spacing", "room", "margin", "padding", "inset", "hole", "whitespace"]

  private static let sides: [String: [String]] = [
    "narrow": ["width"], "narrower": ["width"], "thin": ["width"], "wide": ["width"], "wider": ["width"], "broad": ["width"],
    "tall": ["height"], "taller": ["height"], "high": ["height"], "higher": ["height"], "short": ["height"], "shorter": ["height"],
    "flat": ["height"], "small": ["width", "height"], "smaller": ["width", "height"], "tiny": ["width", "height"],
    "big": ["width", "height"], "bigger": ["width", "height"], "large": ["width", "height"], "huge": ["width", "height"],
  ]
}
