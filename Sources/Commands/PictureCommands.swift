import CommandLanguage
import Documents
import Exports
import Localization
import Rendering

enum PictureCommands {
  static let all: [ShellCommand] = [draw, drawGroup, watch, export]

  private static let topic = "looking"

  static let draw = ShellCommand(
    "draw", "the layout as a picture of box characters, to scale",
    details: [
      "Cells have single lines, headers and footers double ones, badges heavy ones, backgrounds dashed and groups dotted ones, which differ by how deep the group is nested.",
      "It fits the terminal in width and height; cells of one size take the same columns and rows.",
      "With --width N it takes at most N columns and is as high as that needs; with --height N it takes at most N rows.",
      "Of a long layout a screenful is drawn, the one where the screen is, and lines say how much is before and after it; the same holds for rows that scroll sideways. --full draws all of it.",
      "'draw a' or 'draw main' draws the part with that item or section, larger.",
      "--spacing marks insets with \\, gaps with / and flexible space with \u{2248}, each with its points.",
      "If the locale is not UTF-8 it is drawn in plain ASCII.",
    ],
    topic: topic, formats: .ofAnswers, Maybe(.selector), Option("width", .count("columns", from: 20, through: 500)),
    Option("height", .count("rows", from: 5, through: 500)), Flag("full", "all of it, however long"),
    Flag("groups", "the outlines of groups too"), spacing,
    Flag("visible", "what is in sight: pinned headers and scrolled sections where they are"),
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

  private static let spacing = Flag("spacing", "gaps and insets, with their points")

  private static func part(of word: String?, full: Bool, visible: Bool) throws(Diagnostic) -> SceneReport.Options.Part {
    switch (word, full, visible) {
    case (let word?, false, false): .selected(word)
    case (nil, true, false): .whole
    case (nil, false, true): .visible
    case (nil, false, false): .screenful
    default:
      throw Diagnostic(
        .extraWord, "a selector, --full and --visible each choose what is drawn: give one of them", at: .command)
    }
  }

  /// The query that `expect record` uses after a picture of a part.
  private static func look(at part: SceneReport.Options.Part) -> Look {
    switch part {
    case .screenful, .whole: .screen
    case .visible: .visible
    case .selected(let word): .frames(FramesQuery(selectors: [word]))
    }
  }

  static let drawGroup = ShellCommand(
    "draw group", "a group alone in the view's bounds, as UIKit's visualDescription() draws it",
    details: [
      "It takes at most 100 columns and 50 rows, as UIKit's does. UIKit's own characters were not recorded.",
      "Fractions are of the view's bounds here; the insets of the section that uses it are not taken off.",
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
      case .on: "the picture stays in sight"
      case .off: "the whole terminal scrolls"
      }
    }
  }

  static let watch = ShellCommand(
    "watch", "keeps the picture in the upper part of the terminal, drawn again after each command",
    details: [
      "The lower part scrolls as before. In lessons it is on by itself where the terminal has 36 rows or more; 'watch off' ends it.",
      "Where the terminal is too small or cannot keep a part of the screen, and in scripts, it does nothing.",
    ],
    topic: topic, Maybe(.oneOf(Watching.self, named: "on|off")), examples: [Example("watch"), Example("watch off")]
  ) { (workspace: inout Workspace, state: Watching?) throws(Diagnostic) -> CommandEffect in .session(.watch(state != .off)) }

  static let export = ShellCommand(
    "export", "writes a file: a picture, the whole document as data, or the table of frames",
    details: [
      "The file is written whole or not at all; with - in its place the answer is what it would hold. --groups, --spacing and --visible work as for 'draw'.",
      "A picture in PNG: 'export svg a.svg', then 'rsvg-convert a.svg -o a.png' in your terminal.",
    ] + ExportFormat.details,
    topic: topic, One(.oneOf(ExportFormat.self, named: "format")), OnePath(), Flag("groups", "a picture with the outlines of groups"),
    spacing, Flag("visible", "what is in sight alone"),
    Flag("before", "what the last apply moved, with arrows, what it inserted and deleted"),
    Flag("screen", "with data, what the view shows too: items and boxes"),
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
