import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Reports
import Snapshots
import Wording

/// Queries about the screen.
enum LookCommands {
  static let all: [ShellCommand] = [frames, explain, tree]

  private static let topic = "looking"
  static let screen = "container 390x844; \(ComponentCommands.grid); append sections main; append items a b c d to main; apply"

  enum Order: String, Choice {
    case position

    var meaning: Phrase { "from top to bottom, then from left to right" }
  }

  static let frames = ShellCommand(
    "frames", "every element's frame, or the frames of some", topic: topic, formats: .ofTables, Many(.selector, atLeast: 0),
    Option("in", ValueType<Rect>.rectangle), Flag("visible", "only what is in sight"), Option("sort", .oneOf(Order.self, named: "order")),
    examples: [
      Example("frames", after: screen), Example("frames a main:3 --json", after: screen),
      Example("frames --in (0,0,390,50)", after: screen),
    ]
  ) {
    (workspace: inout Workspace, words: [String], rectangle: Rect?, visible: Bool, order: Order?) throws(Diagnostic) -> Outcome in
    let document = workspace.document
    var selectors: [Selector] = []
    for word in words { selectors.append(try document.selector(word)) }
    let solution = try document.solution(of: document.view)
    var report = FramesReport(document: document, solution: solution, selectors: selectors, sortsByPosition: order == .position)
    if let rectangle {
      report.elements = solution.elements(in: rectangle, at: document.viewport(on: solution))
    } else if visible {
      report.elements = solution.visibleElements(in: document.viewport(on: solution))
    } else if !selectors.isEmpty {
      report.elements = solution.selected(by: selectors, at: document.viewport(on: solution))
    }
    return .show(report.report)
  }

  static let explain = ShellCommand(
    "explain", "why a frame has its value, step by step, each with its rule",
    details: [
      "Each line is what the number was after a step, what happened, and the rule that says so: 'help R4.1' tells the rule.",
      "The last line is the number in the frame. In parentheses is what UIKit does that many do not expect.",
    ],
    topic: topic, formats: .ofAnswers, One(.selector), Maybe(.oneOf(FramePart.self, named: "part")),
    examples: [Example("explain a", after: screen), Example("explain main:3 x --json", after: screen)]
  ) { (workspace: inout Workspace, word: String, part: FramePart?) throws(Diagnostic) -> Outcome in
    let document = workspace.document
    let selector = try document.selector(word)
    let solution = try document.solution(of: document.view)
    let viewport = document.viewport(on: solution)
    let elements = solution.first(of: selector, at: viewport)
    guard !elements.isEmpty else { throw .nothingToExplain(word, document.absence(of: selector, named: word, on: solution)) }
    let parts = part.map { [$0] } ?? ExplainReport.parts
    return .show(ExplainReport(elements, of: selector, parts: parts, in: document, solution, at: viewport).report)
  }

  static let tree = ShellCommand(
    "tree", "the layout as a tree with the sizes it resolves to",
    details: ["A section's size is what the fractions of its group are of; that of a header or badge is its first element's on screen."],
    topic: topic, formats: .ofAnswers, examples: [Example("tree", after: screen)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> Outcome in
    .show(try TreeReport(of: workspace.document).report)
  }
}

extension Diagnostic {
  fileprivate static func nothingToExplain(_ word: String, _ reasons: [Phrase]) -> Diagnostic {
    Diagnostic(
      .nothingToExplain, "nothing on screen comes from '\(word.abbreviated)'", at: .word(word, parameter: "selector"),
      notes: reasons + ["'frames' lists what there is"])
  }
}

extension Solution {
  /// The elements that represent a selector: a cell; the first one of a section or component; the first ones of a kind in a few sections.
  fileprivate func first(of selector: Selector, at viewport: Viewport) -> [Element] {
    switch selector {
    case .cell(let path): return cell(at: path.item, inSection: path.section).map { [$0] } ?? []
    case .kind(let kind): return firstElements(ofKind: kind, at: viewport, atMost: ExplainReport.elementLimit)
    case .section(let section): return cell(at: 0, inSection: section).map { [$0] } ?? []
    case .component(let places):
      for section in places.keys.sorted() {
        let capacity = sectionExtent(at: section)?.itemsPerGroup ?? 0
        let cells = (0..<capacity).lazy.compactMap { cell(at: $0, inSection: section) }
        if let cell = cells.first(where: { selector.selects($0, of: self) }) { return [cell] }
      }
      return []
    }
  }

  /// The elements that selectors mean, in the order of all elements, if all of them are cells, which are found directly. Nil if all
  /// elements have to be searched.
  func selected(by selectors: [Selector], at viewport: Viewport) -> [Element]? {
    var paths: Set<IndexPath> = []
    for selector in selectors {
      guard case .cell(let path) = selector else { return nil }
      paths.insert(path)
    }
    return paths.sorted().compactMap { cell(at: $0.item, inSection: $0.section) }
  }
}
