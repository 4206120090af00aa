import CommandLanguage
import Documents
import Localization

enum CodeCommands {
  static let all: [ShellCommand] = [unuseProvider]

  private static let topic = "components"

  static let unuseProvider = ShellCommand(
    "unuse provider", "detaches the view's Swift code; its components stay, but the code is not run again", topic: topic,
    examples: [Example("unuse provider", after: "let spacing = 8")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    guard workspace.document.view.code != nil else { throw .noCode(workspace.document.view.name) }
    try workspace.edit { document throws(Diagnostic) in document.view.code = nil }
    return .edited("the view's Swift code is detached; its components stay")
  }
}

extension Diagnostic {
  package static func noCode(_ view: String) -> Diagnostic {
    Diagnostic(.notUsed, "no Swift code lays out \(view)", notes: ["read a file with 'read Layout.swift', or type Swift"])
  }
}
