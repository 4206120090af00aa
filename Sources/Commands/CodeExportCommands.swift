import CommandLanguage
import Documents
import Exports
import Localization

enum CodeExportCommands {
  static let all: [ShellCommand] = [exportSwift]

  private static let topic = "looking"

  static let exportSwift = ShellCommand(
    "export swift", "writes UIKit code: for each view its layout and snapshot, and a view controller that shows them, with a preview",
    details: [
      "A component is a constant of its name, and a layout section a function. What UIKit would refuse is said in a comment beside its code, and in the answer.",
      "A waterfall's columns are computed from the container; the frames of other custom groups are those that were given.",
      "With - in the place of the file the code is printed. 'read FILE' makes the same document of it.",
    ],
    topic: topic, OnePath(), Flag("layout-only", "without view controllers: the layouts and the snapshots"),
    examples: [
      Example("export swift Board.swift", after: LookCommands.screen), Example("export swift - --layout-only", after: LookCommands.screen),
    ]
  ) { (workspace: inout Workspace, path: Path, isLayoutOnly: Bool) throws(Diagnostic) -> CommandEffect in
    .export(try SwiftExport.content(of: workspace.document, isLayoutOnly: isLayoutOnly), to: path)
  }
}
