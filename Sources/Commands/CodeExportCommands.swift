import CommandLanguage
import Documents
import Exports
import Localization

enum CodeExportCommands {
  static let all: [ShellCommand] = [exportSwift]

  private static let topic = "looking"

  static let exportSwift = ShellCommand(
    "export swift", "writes UIKit code: for each view, the layout, the snapshot, and a view controller with a preview",
    details: [
      "Each component becomes a constant with its name, and each layout section becomes a function. A comment and the answer point out code that UIKit would reject.",
      "The columns of a waterfall are computed from the container; other custom groups use the given frames.",
      "Write - for the file to print the code. 'read FILE' makes the same document from it.",
    ],
    topic: topic, OnePath(isPrinted: true), Flag("layout-only", "only layouts and snapshots, without view controllers"),
    examples: [
      Example("export swift Board.swift", after: LookCommands.screen), Example("export swift - --layout-only", after: LookCommands.screen),
    ]
  ) { (workspace: inout Workspace, path: Path, isLayoutOnly: Bool) throws(Diagnostic) -> CommandEffect in
    .export(try SwiftExport.content(of: workspace.document, isLayoutOnly: isLayoutOnly, isPortable: isLayoutOnly), to: path)
  }
}
