import CommandLanguage
import Documents
import Exports
import Localization

/// Commands that write pages for a browser.
enum PageCommands {
  static let all: [ShellCommand] = [export, endPreview, preview]

  static let export = command("export html", "writes a page for a browser that scrolls like the screen and explains clicked elements") {
    (document, options, path) throws(Diagnostic) in .export(.page(try Page(of: document, options), options), to: path)
  }

  static let preview = command(
    "preview", "writes a page like 'export html' that follows every change while it is open in a browser",
    [
      "Changes are written to FILE.data.js after each line, and FILE.live.js shows that the session is running; open only FILE in a browser.",
      "It is not an undo step. It lasts until 'preview off', the end of the session, or an error in writing a file.",
    ]
  ) { (document, options, path) throws(Diagnostic) in .files(.preview(try Page(of: document, options), options, to: path)) }

  static let endPreview = ShellCommand(
    "preview off", "ends the preview; the page stays open and shows that the preview has ended", topic: "looking",
    examples: [Example("preview off", after: LookCommands.screen + "; preview board.html")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .files(.endPreview) }

  /// Declares a command that writes a page, with options for its content.
  private static func command(
    _ name: String, _ summary: Phrase, _ remarks: [Phrase] = [],
    outcome: @escaping @Sendable (Document, PageOptions, Path) throws(Diagnostic) -> CommandEffect
  ) -> ShellCommand {
    ShellCommand(
      name, summary, details: remarks + details, topic: "looking", OnePath(isPrinted: true), Option("view", .view),
      Option("device", .device),
      Flag("rotated", "the rotated view, on the given device if there is one"),
      Option("compare", .word("section component", accepts: "a layout section", completions: .live(Live.component))),
      Option("playground", ShareCommands.address),
      examples: [Example("\(name) board.html", after: LookCommands.screen)]
    ) {
      (
        workspace: inout Workspace, path: Path, view: String?, device: String?, rotated: Bool, section: Word?,
        playground: String?
      ) throws(Diagnostic) -> CommandEffect in
      let options = PageOptions(view: view, device: device, isTurned: rotated, section: section, playground: playground)
      return try outcome(workspace.document, options, path)
    }
  }

  private static let details: [Phrase] = [
    "These options add pictures next to the current view: --view NAME adds another view, --device NAME adds the view on that device,",
    "--rotated adds the rotated view, and --compare SECTION adds the view with that layout section used for all of its sections.",
    "The page links to the playground, which opens the document: the file galley.html in the same folder, or --playground ADDRESS.",
  ]
}
