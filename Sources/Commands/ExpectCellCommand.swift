import CommandLanguage
import Documents
import HashTreeCollections
import LayoutComponents
import Wording

enum ExpectCellCommand {
  static let all: [ShellCommand] = [expectCell]

  static let expectCell = ShellCommand(
    "expect cell", "expects which cell shows an item, and some of what it shows", topic: "checking", One(.item),
    One(.text("cell", accepts: "a registered cell", completions: .live(Live.cell))), Pairs([]),
    examples: [
      Example(
        "expect cell a row title=Hello",
        after: "register cell row; append sections main; append items a to main; present main as row; content a title=Hello; apply")
    ]
  ) { (workspace: inout Workspace, item: String, name: String, pairs: [Pair]) throws(Diagnostic) -> Outcome in
    let view = workspace.document.view
    guard let identifier = view.appliedIdentifier(for: item), let cell = view.cells.onScreen[identifier] else {
      throw Diagnostic(.nothingSelected, "'\(item.abbreviated)' has no cell that is kept", at: .parameter("item"))
    }
    guard cell.name == name else {
      throw .unmet("the cell of \(item)", expected: .verbatim(name), found: cell.name.map(Phrase.verbatim) ?? "a plain cell")
    }
    let shown = view.items.shown[cell.shows] ?? view.items.content(of: cell.shows)
    for pair in pairs {
      let found = shown.first { $0.key == pair.name.text }?.value
      guard found == pair.value.text else {
        throw .unmet(
          "the \(pair.name.text) that \(item) shows", expected: .verbatim(quotedIfNeeded(pair.value.text)),
          found: found.map { .verbatim(quotedIfNeeded($0)) } ?? "none")
      }
    }
    return .nothing("as expected")
  }
}
