import CommandLanguage
import Commands
import Documents
import LayoutComponents
import Snapshots

/// Statements of databases, whose tables are sections here and whose rows are items: `insert into main values ('g')`.
struct DatabaseWords {
  /// The words in small letters, and as they are written, without brackets, commas and quotes.
  private let words: [String]
  private let written: [String]
  @Kept private var document: Document

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let written = tried.text.split { " (),;'\"=".contains($0) }.map(String.init)
    let statement = DatabaseWords(words: written.map { $0.lowercased() }, written: written, document: workspace.document)
    return statement.line.map { .offering([$0]) }
  }

  private var line: String? {
    switch words.prefix(2) {
    case ["insert", "into"]: inserting
    case ["delete", "from"]: words.count == 3 ? "delete all" : deleting
    case ["create", "table"]: words.count > 2 ? "append sections \(written[2])" : nil
    case ["drop", "table"], ["truncate", "table"]: words.count == 3 ? "delete sections \(written[2])" : nil
    case ["alter", "table"]: nil
    default: words.first == "update" && words.contains("set") ? renaming : nil
    }
  }

  private func values(after word: String) -> [String] { words.firstIndex(of: word).map { Array(written[($0 + 1)...]) } ?? [] }

  private var inserting: String? {
    let items = values(after: "values")
    guard !items.isEmpty, words.count > 2 else { return nil }
    let isSection = document.view.pending.contains(section: written[2])
    return "append items \(items.joined(separator: " "))" + (isSection ? ["", "to", written[2]].joined(separator: " ") : "")
  }

  private var deleting: String? {
    guard words.contains("where"), let item = written.last else { return nil }
    return "delete items \(item)"
  }

  /// `update items set name = 'q' where name = 'a'`
  private var renaming: String? {
    guard let place = words.firstIndex(of: "where"), place > 0, let item = written.last else { return nil }
    return "insert items \(written[place - 1]) before \(item); delete items \(item)"
  }
}
