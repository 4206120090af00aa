import CommandLanguage
import Documents
import Drawing
import LayoutComponents
import Reports
import Wording

/// The layout as a picture, on the terminal and in files.
enum PictureCommands {
  static let all: [ShellCommand] = [draw, drawGroup, export]

  private static let topic = "looking"

  static let draw = ShellCommand(
    "draw", "the layout as a picture of box characters, to scale",
    details: [
      "Cells have single lines, headers and footers double ones, badges heavy ones, backgrounds dashed and groups dotted ones.",
      "It is as wide as the terminal, or narrower so that a screenful fits the terminal; --width N makes it N columns wide.",
      "With --height N it takes at most N rows, and becomes narrower for that.",
      "Of a long layout only the first screenful is drawn, and a line says how much is left; the same holds for rows that scroll sideways.",
      "If the locale is not UTF-8 it is drawn in plain ASCII.",
    ],
    topic: topic, formats: .ofAnswers, Option("width", .count("columns", from: 20, through: 500)),
    Option("height", .count("rows", from: 5, through: 500)),
    Flag("groups", "the outlines of groups too"),
    Flag("visible", "what is in sight: pinned headers and scrolled sections where they are"),
    examples: [
      Example("draw", after: LookCommands.screen), Example("draw --visible --width 40", after: ScrollCommands.lane),
      Example("draw --groups", after: LookCommands.screen), Example("draw --height 20", after: LookCommands.screen),
    ]
  ) { (workspace: inout Workspace, columns: Int?, rows: Int?, groups: Bool, visible: Bool) throws(Diagnostic) -> Outcome in
    let options = SceneReport.Options(showsGroups: groups, isWindow: visible, columns: columns, rows: rows)
    return .show(try SceneReport(of: workspace.document, options).report, as: visible ? .visible : .screen)
  }

  static let drawGroup = ShellCommand(
    "draw group", "a group alone in the view's bounds, as UIKit's visualDescription() draws it",
    details: [
      "It takes at most 100 columns and 50 rows, as UIKit's does. UIKit's own characters were not recorded.",
      "Fractions are of the view's bounds here; the insets of the section that uses it are not taken off.",
    ],
    topic: topic, formats: .ofAnswers, One(.word("group", accepts: "a group", completions: .live(Live.component))),
    examples: [Example("draw group row", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, name: Word) throws(Diagnostic) -> Outcome in
    try workspace.document.expect(name, oneOf: [.group])
    return .show(try GroupPicture(of: name.text, in: workspace.document).report)
  }

  static let export = ShellCommand(
    "export", "writes a file: UIKit code, a picture, a page, the whole document as data, or the table of frames",
    details: ["The file is written whole or not at all. --groups and --visible work as for 'draw'."] + ExportFormat.details
      + PageCommands.details,
    topic: topic, One(.oneOf(ExportFormat.self, named: "format")), OnePath(), Flag("groups", "a picture with the outlines of groups"),
    Flag("visible", "what is in sight alone"), PageCommands.view, PageCommands.device, PageCommands.rotated, PageCommands.compared,
    examples: [
      Example("export svg board.svg", after: LookCommands.screen), Example("export csv board.csv", after: LookCommands.screen),
      Example("export html board.html", after: LookCommands.screen),
    ]
  ) {
    (
      workspace: inout Workspace, format: ExportFormat, path: Path, groups: Bool, visible: Bool, view: String?, device: String?,
      rotated: Bool, section: Word?
    ) throws(Diagnostic) -> Outcome in
    let page = PageOptions(view: view, device: device, isTurned: rotated, section: section)
    guard page.isEmpty || format == .html else { throw .ofPagesAlone }
    let scope = SceneReport.Options(showsGroups: groups, isWindow: visible)
    return .export(try format.content(of: workspace.document, scope, page), to: path)
  }
}
