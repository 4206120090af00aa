import CommandLanguage
import Commands
import Documents
import Snapshots

/// A template with so many sections: `template list with 2 sections`.
enum SectionAmounts {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let idle: Set<String> = ["with", "and", "of", "a", "the", "template", "layout", "make", "create", "use", "show", "me"]
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }.filter { !idle.contains($0) }
    if words.count == 3, ["add", "append", "insert", "new"].contains(words[0]) || tried.words[0] == "create" || tried.words[0] == "make",
      let count = Int(words[1]), (1...20).contains(count), words[2] == "sections"
    {
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
