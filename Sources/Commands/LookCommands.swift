import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import Localization
import Rendering
import Snapshots

/// Queries about the elements on screen.
enum LookCommands {
  static let all: [ShellCommand] = [frames, tree]

  private static let topic = "looking"
  static let screen = "container 390x844; \(ComponentCommands.grid); append sections main; append items a b c d to main; apply"

  enum Order: String, Choice {
    case position

    var meaning: Phrase { "from top to bottom, then from left to right" }
  }

  static let frames = ShellCommand(
    "frames", "lists the frames of all elements, or of some", topic: topic, formats: .ofTables, Many(.selector, atLeast: 0),
    Option("in", ValueType<Rect>.rectangle), Flag("visible", "only visible elements"), Option("sort", .oneOf(Order.self, named: "order")),
    examples: [
      Example("frames", after: screen), Example("frames a main:3 --json", after: screen),
      Example("frames --in (0,0,390,50)", after: screen),
    ]
  ) {
    (workspace: inout Workspace, words: [String], rectangle: Rect?, visible: Bool, order: Order?) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let query = FramesQuery(selectors: words, rectangle: rectangle, isWindow: visible)
    let selectors = try query.selectors(in: document)
    let solution = try workspace.solution()
    var report = FramesReport(document: document, solution: solution, selectors: selectors, sortsByPosition: order == .position)
    report.elements = query.elements(of: solution, selectors, in: document)
    return .show(report.report, as: .frames(query))
  }

  static let tree = ShellCommand(
    "tree", "shows the layout as a tree with its computed sizes",
    details: [
      "The size of a section is the container of its groups; the size of a header or badge is that of its first element on screen."
    ],
    topic: topic, formats: .ofAnswers, examples: [Example("tree", after: screen)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    .show(try TreeReport(of: workspace.document).report)
  }
}

extension Solution {
  /// The elements of selectors that all refer to cells; cells are found without a search. Nil if all elements must be searched.
  func selected(by selectors: [Selector], at viewport: Viewport) -> [Element]? {
    var paths: Set<SnapshotIndexPath> = []
    for selector in selectors {
      guard case .cell(let path) = selector else { return nil }
      paths.insert(path)
    }
    return paths.sorted().compactMap { cell(at: $0.item, inSection: $0.section) }
  }
}
