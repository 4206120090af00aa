import CommandLanguage
import Documents
import HashTreeCollections
import Localization
import Snapshots

/// The `keep …` commands, which restore state in scripts written by `save`.
///
/// Help and completion hide them; the page of `save` explains them.
enum KeepCommand {
  static let all: [ShellCommand] = [cell, items, name, swift, provider]

  private static let topic = "session"
  private static let summary: Phrase = "restores saved details that no other command can set"

  enum Holder: String, Choice {
    case shows

    var meaning: Phrase { "the item whose content it shows" }
  }

  static let cell = ShellCommand(
    "keep cell", summary, topic: topic,
    Maybe(.item), Clause("as", .text("cell", accepts: "a registered cell", completions: .live(Live.cell))),
    Placement(Holder.self, ValueType<String>.text("shown", accepts: "the item whose content it shows")),
    examples: [Example("keep cell a as card shows b", after: "append sections main; append items a b to main; register cell card")]
  ) {
    (workspace: inout Workspace, item: String?, cell: String?, shown: Placement<Holder, String>.Placed) throws(Diagnostic)
      -> CommandEffect in
    if let cell { try workspace.document.view.expectRegistered(cell) }
    guard !workspace.document.view.cells.registrations.isEmpty else {
      throw Diagnostic(
        .unknownCell, "cells are tracked only after the first one is registered", notes: ["'register cell NAME' registers one"])
    }
    try workspace.edit { document throws(Diagnostic) in
      let kept = CellRegister.Cell(name: cell, shows: shown.value)
      if let item {
        document.view.cells.onScreen[document.view.appliedIdentifier(for: item) ?? document.view.identifier(for: item)] = kept
      } else {
        document.view.cells.free.append(kept)
      }
    }
    return .edited("restored a cell")
  }

  static let items = ShellCommand(
    "keep items", summary, topic: topic, Identifiers.newItems, RequiredClause("in", .section),
    examples: [Example("keep items x a in B", after: "append sections A B; append items a to A")]
  ) { (workspace: inout Workspace, ids: [String], section: String) throws(Diagnostic) -> CommandEffect in
    try workspace.checkRoom(for: ids.count)
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      _ = try view.pending.appendItems(view.identifiers(for: ids), toSection: section)
    }
    return .edited("restored \(counted(ids.count, "item")) in \(section)")
  }

  static let name = ShellCommand(
    "keep name", summary, topic: topic, One(.item), RequiredClause("as", .item.named("word")),
    examples: [
      Example("keep name old as a", after: "identity content; append sections main; append items a old to main; content old title=Old")
    ]
  ) { (workspace: inout Workspace, name: String, word: String) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    guard view.identity == .content else {
      throw Diagnostic(.nameTaken, "two items can share a name only with 'identity content'", at: .parameter("word"))
    }
    guard view.holds(name) || view.keeps(name) else {
      throw .unknownItem(name, in: view.pending, at: .parameter("item"))
    }
    workspace.keepsSizes = true
    try workspace.edit { document throws(Diagnostic) in
      guard document.view.rename(name, to: word) else {
        throw Diagnostic(.nameTaken, "there is already an item '\(word)' with this content", at: .parameter("word"))
      }
    }
    return .edited("\(name) is now called \(word)")
  }

  static let swift = ShellCommand(
    "keep swift", summary, topic: topic,
    One(.text("code", accepts: "Swift code")), Clause("as", .text("file", accepts: "the file that the code is from")), Pairs([]),
    Flag("continued", "the code continues the previous text"),
    examples: [Example("keep swift \"let spacing = 8\"")]
  ) { (workspace: inout Workspace, text: String, file: String?, pairs: [Pair], continues: Bool) throws(Diagnostic) -> CommandEffect in
    var surroundings = workspace.document.codeSurroundings(of: workspace.document.view)
    for pair in pairs { try surroundings.set(pair) }
    try workspace.edit { document throws(Diagnostic) in
      var code = document.view.code ?? LayoutCode()
      if continues, let last = code.pieces.indices.last {
        code.pieces[last].text += Array("\n\(text)".utf8)
      } else {
        code.pieces.append(LayoutCode.SourceText(Array(text.utf8), file: file, in: surroundings))
      }
      document.view.code = code
    }
    return .edited("the view has Swift code")
  }

  static let provider = ShellCommand(
    "keep provider", summary, topic: topic, Maybe(.text("call", accepts: "a call such as createLayout()")), Pairs([]),
    ListClause("of", .text("component", accepts: "a component that the code made")),
    examples: [Example("keep provider createLayout()", after: "keep swift \"func createLayout() {}\"")]
  ) { (workspace: inout Workspace, call: String?, pairs: [Pair], made: [String]) throws(Diagnostic) -> CommandEffect in
    guard workspace.document.view.code != nil else { throw .noCode(workspace.document.view.name) }
    try workspace.edit { document throws(Diagnostic) in
      document.view.code?.entry = call
      document.view.code?.definitions = pairs.map { LayoutCode.Definition(name: $0.name.text, value: $0.value.text) }
      document.view.code?.made = made
    }
    return .edited("the view's Swift code makes its layout")
  }
}
