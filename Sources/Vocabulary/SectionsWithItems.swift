import CommandLanguage
import Commands
import Documents
import Snapshots

/// A section that is made with its items: `append section photos items 1 2 3`, `append section photos with 5 items`.
enum SectionsWithItems {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    var words = tried.words
    if words.count == 6, ["with", "of", "containing", "and"].contains(words[3].lowercased()), Int(words[4].figures ?? words[4]) != nil {
      words = Array(words[..<3]) + [words[5], words[4].figures ?? words[4]]
    }
    guard words.count > 4, verbs.contains(words[0].lowercased()), words[1].lowercased().singular == "section",
      ["item", "cell"].contains(words[3].lowercased().singular)
    else { return nil }
    let section = words[2]
    let names = words[4...].joined(separator: " ")
    let items = words.count == 5 ? Int(names).flatMap { $0 > 1 ? "item{1...\($0)}" : nil } ?? names : names
    let isThere = workspace.document.view.pending.contains(section: section)
    let lines = (isThere ? [] : ["append sections \(section)"]) + ["append items \(items) to \(section)"]
    return .offering([lines.joined(separator: "; ")])
  }

  private static let verbs: Set<String> = ["append", "add", "create", "make", "new", "insert"]
}
