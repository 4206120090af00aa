import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import Linting
import Localization
import Rendering
import Snapshots

/// Queries about the reasons for positions and sizes.
enum ExplainCommands {
  static let all: [ShellCommand] = [explain, explainSection, explainGroup, explainContent, explainOffset]

  private static let topic = "looking"
  private static let part = Maybe(ValueType<FramePart>.oneOf(FramePart.self, named: "part"))
  private static let plain = Flag("plain", "omit the numbers of the rules")

  static let explain = ShellCommand(
    "explain", "explains the frame of an element step by step, each step with its rule",
    details: [
      "Each line has the number after a step, what the step did, and the rule for it; 'help R4.1' explains a rule.",
      "The last number is the one in the frame. Parentheses point out UIKit behaviour that often surprises people.",
      "In Swift code, a step also names the line that set its value, unless a command has changed it.",
      "--plain omits the rules; they are also omitted if the terminal is narrower than 70 columns.",
      "'(assumed)' marks behaviour that was not recorded from UIKit; 'help assumptions' lists Galley's assumptions.",
      "'explain X with Y' explains why two elements overlap, touch or are apart.",
      "For an item named content or offset, write item@content. 'explain section', 'explain group', 'explain content' and 'explain offset' explain the rest.",
    ],
    topic: topic, formats: .ofAnswers, One(.selector), part, Clause("with", .selector), plain,
    examples: [
      Example("explain a", after: LookCommands.screen), Example("explain main:3 x --json", after: LookCommands.screen),
      Example("explain a with b", after: LookCommands.screen),
    ]
  ) { (workspace: inout Workspace, word: String, part: FramePart?, other: String?, isPlain: Bool) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let solution = try workspace.solution()
    let viewport = document.viewport(on: solution)
    let selector = try document.selector(word)
    let elements = try document.elements(of: selector, named: word, on: solution)
    if let other {
      if let part { throw Diagnostic(.extraWord, "'with' compares whole frames, not '\(part.rawValue)' alone", at: .parameter("part")) }
      let others = try document.elements(of: document.selector(other), named: other, on: solution)
      guard others[0].id != elements[0].id else {
        throw Diagnostic(.extraWord, "'\(word)' and '\(other)' are the same element", at: .parameter("selector"))
      }
      return .show(Neighbours(elements[0], others[0], in: document, solution, at: viewport).report)
    }
    let parts = part.map { [$0] } ?? ExplainReport.parts
    var report = ExplainReport(elements, of: selector, parts: parts, in: document, solution, at: viewport)
    let others = document.otherMeanings(of: word)
    if !others.isEmpty {
      report.meaningsNote = StyledLine("'\(word)' can also mean \(others.joined(separator: ", "))", .faint)
    }
    return show(report, isPlain)
  }

  static let explainSection = ShellCommand(
    "explain section", "explains the size and the position of a section", topic: topic, formats: .ofAnswers, Maybe(.section),
    part, plain,
    examples: [Example("explain section main height", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, word: String?, part: FramePart?, isPlain: Bool) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    guard let word = word ?? document.component(called: "section") else {
      throw .missing(
        "section", accepts: "a section of the snapshot, or a layout section", such: document.view.applied.firstSections, "explain section")
    }
    guard document.view.applied.indexOfSection(word) != nil || document.components[word] == nil else {
      return try explained(word, part, in: &workspace, isPlain)
    }
    let section = try document.view.appliedSection(word)
    let solution = try workspace.solution()
    return show(ExplainReport(section: section, of: document, parts: parts(part), solution), isPlain)
  }

  static let explainGroup = ShellCommand(
    "explain group", "explains the size of a group: the first group of a component, or the group that contains a cell",
    details: ["For the last cell of a section, it explains the last group, which is shorter than the others if it lacks items."],
    topic: topic,
    formats: .ofAnswers, Maybe(.selector), part, plain, examples: [Example("explain group row", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, word: String?, part: FramePart?, isPlain: Bool) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    guard let word = word ?? document.component(called: "group") else {
      throw .missing(
        "selector", accepts: "a group, or a cell in it", such: document.someComponents(of: [.group]), "explain group")
    }
    let selector = try document.selector(word)
    let solution = try workspace.solution()
    let elements = solution.first(of: selector, at: document.viewport(on: solution))
    guard let cell = elements.first(where: { $0.category == .cell }), let item = cell.item else {
      throw .nothingToExplain(word, document.absence(of: selector, named: word, on: solution))
    }
    let path = solution.subitemPath(ofCell: item, inSection: cell.section) ?? []
    let depth = selector.depth(inSection: cell.section, of: path)
    return show(
      ExplainReport(groupAround: item, depth: depth, inSection: cell.section, of: document, parts: parts(part), solution), isPlain)
  }

  static let explainContent = ShellCommand(
    "explain content", "explains the size of the content", topic: topic, formats: .ofAnswers, part, plain,
    examples: [Example("explain content height", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, part: FramePart?, isPlain: Bool) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let solution = try workspace.solution()
    return show(ExplainReport(contentOf: document, parts: part.map { [$0] } ?? [.width, .height], solution), isPlain)
  }

  static let explainOffset = ShellCommand(
    "explain offset", "explains the offset of the view or of an orthogonal section", topic: topic, formats: .ofAnswers,
    Maybe(.section), plain, examples: [Example("explain offset lane", after: ScrollCommands.lane + "; scroll lane to 250")]
  ) { (workspace: inout Workspace, word: String?, isPlain: Bool) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let solution = try workspace.solution()
    guard let word else { return show(ExplainReport(offsetOf: document, solution), isPlain) }
    let section = try document.view.appliedSection(word)
    guard let report = ExplainReport(offsetOfSection: section, in: document, solution) else {
      throw Diagnostic(
        .nothingToExplain, "section '\(word.abbreviated)' does not scroll by itself", at: .parameter("section"),
        notes: ["'help orthogonal' describes the sections that do"])
    }
    return show(report, isPlain)
  }

  /// The section on screen that a layout section lays out first.
  private static func explained(
    _ component: String, _ part: FramePart?, in workspace: inout Workspace, _ isPlain: Bool
  ) throws(Diagnostic) -> CommandEffect {
    let document = workspace.document
    let solution = try workspace.solution()
    let selector = try document.selector(component)
    guard let cell = try document.elements(of: selector, named: component, on: solution).first else {
      throw .nothingToExplain(component, [])
    }
    return show(ExplainReport(section: cell.section, of: document, parts: parts(part), solution), isPlain)
  }

  private static func show(_ report: ExplainReport, _ isPlain: Bool) -> CommandEffect {
    var report = report
    report.citesRules = !isPlain
    return .show(report.report)
  }

  private static func parts(_ part: FramePart?) -> [FramePart] { part.map { [$0] } ?? ExplainReport.parts }
}

extension View {
  fileprivate func appliedSection(_ word: String) throws(Diagnostic) -> Int {
    guard let section = applied.indexOfSection(word) else { throw .unknownSection(word, in: applied, at: .parameter("section")) }
    return section
  }
}

extension Selector {
  /// The number of groups, on the path to a cell, that contain the selected group. The section's own group has depth 0.
  fileprivate func depth(inSection section: Int, of path: [Int]) -> Int {
    guard case .component(let places) = self, let place = places[section]?.first(where: { path.starts(with: $0) }) else { return 0 }
    return min(place.count, max(path.count - 1, 0))
  }
}

extension Document {
  /// The name, if a component has it.
  fileprivate func component(called name: String) -> String? { components[name] == nil ? nil : name }
}

extension Diagnostic {
  /// - Parameter names: Names that the command accepts.
  fileprivate static func missing(
    _ parameter: String, accepts: Phrase, such names: [String], _ command: String
  ) -> Diagnostic {
    let what = "<\(parameter)>"
    let lines = names.prefix(5).map { "\(command) \(quotedIfNeeded($0))" }
    return Diagnostic(
      .missingWord, "\(what) is missing", at: .end,
      notes: (lines.isEmpty ? [] : ["try: \(lines.joined(separator: ", "))"]) + ["accepted: \(accepts)"])
  }

  fileprivate static func nothingToExplain(_ word: String, _ reasons: [Phrase]) -> Diagnostic {
    Diagnostic(
      .nothingToExplain, "'\(word.abbreviated)' has no elements on screen", at: .word(word, parameter: "selector"),
      notes: reasons + ["'frames' lists all elements"])
  }
}

extension Document {
  /// The elements that represent a selector, or an error with the reason if nothing matches it.
  fileprivate func elements(of selector: Selector, named word: String, on solution: Solution) throws(Diagnostic) -> [Element] {
    let elements = solution.first(of: selector, at: viewport(on: solution))
    guard !elements.isEmpty else { throw .nothingToExplain(word, absence(of: selector, named: word, on: solution)) }
    return elements
  }
}

extension Solution {
  /// The elements that represent a selector: a cell, the first element of a section or component, or the first elements of a kind.
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
}
