import CommandLanguage
import Documents
import HashTreeCollections
import Localization

enum ExpectCellCommand {
  static let all: [ShellCommand] = [expectCell]

  static let expectCell = ShellCommand(
    "expect cell", "checks which cell shows an item, and parts of its content", topic: ExpectCommands.topic, One(.item),
    One(.text("cell", accepts: "a registered cell", completions: .live(Live.cell))), Pairs([]),
    examples: [
      Example(
        "expect cell a row title=Hello",
        after: "register cell row; append sections main; append items a to main; present main as row; content a title=Hello; apply")
    ]
  ) { (workspace: inout Workspace, item: String, name: String, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    guard let identifier = view.appliedIdentifier(for: item), let cell = view.cells.onScreen[identifier] else {
      throw Diagnostic(.nothingSelected, "'\(item.abbreviated)' has no cell on screen", at: .parameter("item"))
    }
    let shown = view.items.shown[cell.shows] ?? view.items.content(of: cell.shows)
    func found(_ pair: Pair) -> String? { shown.first { $0.key == pair.name.text }?.value }
    let line = Self.line(of: item, in: cell.name, pairs.map { (name: $0.name.text, value: found($0)) })
    guard cell.name == name else {
      return .unmet(
        UnmetExpectation(
          "the cell of \(item)", expected: .verbatim(name), found: cell.name.map(Phrase.verbatim) ?? "a plain cell", line: line))
    }
    for pair in pairs where found(pair) != pair.value.text {
      return .unmet(
        UnmetExpectation(
          "the \(pair.name.text) that \(item) shows", expected: .verbatim(quotedIfNeeded(pair.value.text)),
          found: found(pair).map { .verbatim(quotedIfNeeded($0)) } ?? "no value", line: line))
    }
    return .met {
      let shown = pairs.map { "\($0.name.text)=\(quotedIfNeeded($0.value.text))" }
      let cell: Phrase = .verbatim(([name] + shown).joined(separator: " "))
      return UnmetExpectation("the cell of \(item)", expected: cell, found: cell, line: line)
    }
  }

  /// The line that expects a cell's content, omitting pairs without a value; nil for a plain cell, which has no name.
  private static func line(of item: String, in name: String?, _ pairs: [(name: String, value: String?)]) -> String? {
    guard let name else { return nil }
    let shown = pairs.compactMap { pair in pair.value.map { "\(pair.name)=\(quotedIfNeeded($0))" } }
    return (["expect cell", quotedIfNeeded(item), quotedIfNeeded(name)] + shown).joined(separator: " ")
  }
}
