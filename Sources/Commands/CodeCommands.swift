import CommandLanguage
import Documents
import Localization

/// The Swift code of a view, as files and journals keep it.
enum CodeCommands {
  static let all: [ShellCommand] = [keepSwift, keepProvider, unuseProvider]

  private static let topic = "components"

  static let keepSwift = ShellCommand(
    "keep swift", "gives the view Swift code without running it, as 'save' writes it", topic: topic,
    One(.text("code", accepts: "a text of Swift")), Clause("as", .text("file", accepts: "the file that it is from")), Pairs([]),
    Flag("continued", "the code goes on where the last one ended"),
    examples: [Example("keep swift \"let spacing = 8\"")]
  ) { (workspace: inout Workspace, text: String, file: String?, pairs: [Pair], continues: Bool) throws(Diagnostic) -> Outcome in
    var surroundings = workspace.document.codeSurroundings(of: workspace.document.view)
    for pair in pairs { try surroundings.set(pair) }
    try workspace.edit { document throws(Diagnostic) in
      var code = document.view.code ?? LayoutCode()
      if continues, let last = code.pieces.indices.last {
        code.pieces[last].text += Array("\n\(text)".utf8)
      } else {
        code.pieces.append(LayoutCode.Piece(Array(text.utf8), file: file, in: surroundings))
      }
      document.view.code = code
    }
    return .edited("the view has Swift code")
  }

  static let keepProvider = ShellCommand(
    "keep provider", "says which call of the kept Swift makes the layout, and which components are its own, as 'save' writes it",
    topic: topic, Maybe(.text("call", accepts: "a call such as createLayout()")), Pairs([]),
    ListClause("of", .text("component", accepts: "a component that the code made")),
    examples: [Example("keep provider createLayout()", after: "keep swift \"func createLayout() {}\"")]
  ) { (workspace: inout Workspace, call: String?, pairs: [Pair], made: [String]) throws(Diagnostic) -> Outcome in
    guard workspace.document.view.code != nil else { throw .noCode(workspace.document.view.name) }
    try workspace.edit { document throws(Diagnostic) in
      document.view.code?.entry = call
      document.view.code?.definitions = pairs.map { LayoutCode.Definition(name: $0.name.text, value: $0.value.text) }
      document.view.code?.made = made
    }
    return .edited("the view's Swift code makes its layout")
  }

  static let unuseProvider = ShellCommand(
    "unuse provider", "lets go of the view's Swift code; what it has made stays, and is not asked for again", topic: topic,
    examples: [Example("unuse provider", after: "keep swift \"let spacing = 8\"")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> Outcome in
    guard workspace.document.view.code != nil else { throw .noCode(workspace.document.view.name) }
    try workspace.edit { document throws(Diagnostic) in document.view.code = nil }
    return .edited("the view's Swift code is gone; what it has made stays")
  }
}

extension Diagnostic {
  package static func noCode(_ view: String) -> Diagnostic {
    Diagnostic(.notUsed, "no Swift code lays out \(view)", notes: ["'read Layout.swift' reads a file, and Swift may be typed"])
  }
}
