import CommandLanguage
import Documents
import Exports
import Localization
import Rendering

enum PictureCommands {
  static let all: [ShellCommand] = [draw, drawGroup, watch, export]

  private static let topic = "looking"

  static let draw = ShellCommand(
    "draw", "draws the layout to scale with box characters",
    details: [
      "Cells are drawn with single lines, headers and footers with double, badges with heavy, backgrounds with dashed, and groups with dotted lines that depend on the nesting depth.",
      "The picture fits the terminal; cells of the same size take up the same number of columns and rows.",
      "--width N limits it to N columns, with as many rows as needed; --height N limits it to N rows.",
      "Of a long layout, only the visible screenful is drawn, with the amount before and after it; the same applies to rows that scroll sideways. --full draws everything.",
      "'draw a' or 'draw main' draws only the part with that item or section, enlarged.",
      "--spacing marks insets with \\, gaps with / and flexible space with \u{2248}, each with its points.",
      "If the locale is not UTF-8, the picture uses plain ASCII.",
    ],
    topic: topic, formats: .ofAnswers, Maybe(.selector), Option("width", .count("columns", from: 20, through: 500)),
    Option("height", .count("rows", from: 5, through: 500)), Flag("full", "draw everything, however long"),
    Flag("groups", "also draw the outlines of groups"), spacing,
    Flag("visible", "draw only the visible part, with pinned headers and scrolled sections in place"),
    examples: [
      Example("draw", after: LookCommands.screen), Example("draw --visible --width 40", after: ScrollCommands.lane),
      Example("draw --groups", after: LookCommands.screen), Example("draw --height 20", after: LookCommands.screen),
      Example("draw b --spacing", after: LookCommands.screen),
    ]
  ) {
    (workspace: inout Workspace, word: String?, columns: Int?, rows: Int?, full: Bool, groups: Bool, spacing: Bool, visible: Bool)
      throws(Diagnostic) -> CommandEffect in
    let part = try part(of: word, full: full, visible: visible)
    let options = SceneReport.Options(part, showsGroups: groups, showsSpaces: spacing, columns: columns, rows: rows)
    return .show(try SceneReport(of: workspace.document, options).report, as: look(at: part))
  }

  private static let spacing = Flag("spacing", "show gaps and insets with their points")

  private static func part(of word: String?, full: Bool, visible: Bool) throws(Diagnostic) -> SceneReport.Options.Area {
    switch (word, full, visible) {
    case (let word?, false, false): .selected(word)
    case (nil, true, false): .whole
    case (nil, false, true): .visible
    case (nil, false, false): .screenful
    default:
      throw Diagnostic(
        .extraWord, "use only one of these: a selector, --full, --visible", at: .command)
    }
  }

  /// The query that `expect record` uses after a picture of a part of the layout.
  private static func look(at part: SceneReport.Options.Area) -> Look {
    switch part {
    case .screenful, .whole: .screen
    case .visible: .visible
    case .selected(let word): .frames(FramesQuery(selectors: [word]))
    }
  }

  static let drawGroup = ShellCommand(
    "draw group", "draws a single group in the view's bounds, like UIKit's visualDescription()",
    details: [
      "The picture has at most 100 columns and 50 rows, as in UIKit. The characters that UIKit uses were not recorded.",
      "Fractions refer to the view's bounds; the insets of a section that uses the group are not subtracted.",
    ],
    topic: topic, formats: .ofAnswers, One(.word("group", accepts: "a group", completions: .live(Live.component))),
    examples: [Example("draw group row", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, name: Word) throws(Diagnostic) -> CommandEffect in
    try workspace.document.expect(name, oneOf: [.group])
    return .show(try GroupPicture(of: name.text, in: workspace.document).report)
  }

  enum Watching: String, Choice {
    case on, off

    var meaning: Phrase {
      switch self {
      case .on: "the picture stays on screen"
      case .off: "the whole terminal scrolls"
      }
    }
  }

  static let watch = ShellCommand(
    "watch", "keeps the picture at the top of the terminal and redraws it after each command",
    details: [
      "The lower part scrolls as usual. In lessons it is on by default if the terminal has at least 36 rows; 'watch off' turns it off.",
      "It has no effect in scripts, or if the terminal is too small or does not support scroll regions.",
    ],
    topic: topic, Maybe(.oneOf(Watching.self, named: "on|off")), examples: [Example("watch"), Example("watch off")]
  ) { (workspace: inout Workspace, state: Watching?) throws(Diagnostic) -> CommandEffect in .session(.watch(state != .off)) }

  static let export = ShellCommand(
    "export", "writes a file: a picture, the whole document as data, or the table of frames",
    details: [
      "The file is written completely or not at all; write - to print the contents instead. --groups, --spacing and --visible work as for 'draw'.",
      "For a PNG picture, type 'export svg a.svg' here and 'rsvg-convert a.svg -o a.png' in your terminal.",
    ] + ExportFormat.details,
    topic: topic, One(.oneOf(ExportFormat.self, named: "format")), OnePath(isPrinted: true), Flag("groups", "draw the outlines of groups"),
    spacing, Flag("visible", "only the visible part"),
    Flag("before", "show what the last apply moved (with arrows), inserted and deleted"),
    Flag("screen", "in JSON, also include the view's items and boxes"),
    examples: [
      Example("export json board.json", after: LookCommands.screen),
      Example("export svg board.svg", after: LookCommands.screen), Example("export csv board.csv", after: LookCommands.screen),
    ]
  ) {
    (
      workspace: inout Workspace, format: ExportFormat, path: Path, groups: Bool, spacing: Bool, visible: Bool, before: Bool,
      showsScreen: Bool
    ) throws(Diagnostic) -> CommandEffect in
    let scope = SceneReport.Options(visible ? .visible : .screenful, showsGroups: groups, showsSpaces: spacing, showsLastApply: before)
    return .export(try format.content(of: workspace.document, scope, showsScreen: showsScreen), to: path)
  }
}
