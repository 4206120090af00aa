import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Reports
import Snapshots
import Wording

/// Expectations, which make a script a test.
enum ExpectCommands {
  static let all: [ShellCommand] = [
    expectFrame, expectContent, expectSections, expectItems, expectPendingSections, expectPendingItems, expectVisible,
    expectOffset, expectDifference, expectError,
  ]

  private static let topic = "checking"
  private static let two = "append sections A B; append items a b to A; apply"

  static let expectFrame = ShellCommand(
    "expect frame", "expects an element's frame, to a hundredth of a point", topic: topic, One(.selector), One(.rectangle),
    examples: [Example("expect frame a (0,0,130,100)", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, word: String, expected: Rect) throws(Diagnostic) -> Outcome in
    let document = workspace.document
    let selector = try document.selector(word)
    let solution = try document.solution(of: document.view)
    let found =
      solution.selected(by: [selector], at: document.viewport(on: solution))
      ?? solution.elements(at: document.viewport(on: solution)).untilCancelled.filter { selector.selects($0, of: solution) }
    guard let element = found.first else {
      throw Diagnostic(.nothingSelected, "'\(word.abbreviated)' has no element", at: .parameter("selector"))
    }
    guard found.count == 1 else {
      throw Diagnostic(.ambiguousSelector, "'\(word.abbreviated)' means \(found.count.grouped) elements", at: .parameter("selector"))
    }
    let isMet = zip(element.frame.numbers, expected.numbers).allSatisfy { abs($0 - $1) <= tolerance }
    guard isMet else { throw .unmet("the frame of \(word)", expected: .verbatim(expected.shown), found: .verbatim(element.frame.shown)) }
    return .nothing("as expected")
  }

  /// The tolerance for expected frames, in points.
  private static let tolerance = 0.01

  static let expectContent = ShellCommand(
    "expect content", "expects the size of the content", topic: topic, One(.size),
    examples: [Example("expect content 390x200", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, expected: Size) throws(Diagnostic) -> Outcome in
    let found = try workspace.document.solution(of: workspace.document.view).contentSize
    guard abs(found.width - expected.width) <= tolerance, abs(found.height - expected.height) <= tolerance else {
      throw .unmet("the content size", expected: .verbatim(expected.shown), found: .verbatim(found.shown))
    }
    return .nothing("as expected")
  }

  static let expectSections = ShellCommand(
    "expect sections", "expects the applied snapshot's sections, whole and in order", topic: topic,
    Identifiers(.sections, atLeast: 0, limit: itemLimit), examples: [Example("expect sections A B", after: two)]
  ) { (workspace: inout Workspace, expected: [String]) throws(Diagnostic) -> Outcome in
    try compare("the list of sections", expected, workspace.document.view.applied.sectionIdentifiers)
  }

  static let expectItems = ShellCommand(
    "expect items", "expects the items of a section of the applied snapshot, whole and in order", topic: topic, One(.section),
    Identifiers(.items, atLeast: 0, limit: itemLimit), examples: [Example("expect items A a b", after: two)]
  ) { (workspace: inout Workspace, section: String, expected: [String]) throws(Diagnostic) -> Outcome in
    try expectItems(expected, of: section, in: workspace.document.view.applied, workspace)
  }

  static let expectPendingSections = ShellCommand(
    "expect pending sections", "expects the pending snapshot's sections", topic: topic,
    Identifiers(.sections, atLeast: 0, limit: itemLimit),
    examples: [Example("expect pending sections A B", after: two)]
  ) { (workspace: inout Workspace, expected: [String]) throws(Diagnostic) -> Outcome in
    try compare("pending sections", expected, workspace.document.view.pending.sectionIdentifiers)
  }

  static let expectPendingItems = ShellCommand(
    "expect pending items", "expects the items of a section of the pending snapshot", topic: topic, One(.section),
    Identifiers(.items, atLeast: 0, limit: itemLimit), examples: [Example("expect pending items A a b", after: two)]
  ) { (workspace: inout Workspace, section: String, expected: [String]) throws(Diagnostic) -> Outcome in
    try expectItems(expected, of: section, in: workspace.document.view.pending, workspace)
  }

  private static func expectItems(
    _ expected: [String], of section: String, in snapshot: DocumentSnapshot, _ workspace: Workspace
  ) throws(Diagnostic) -> Outcome {
    guard let index = snapshot.indexOfSection(section) else {
      throw .unknownSection(section, in: snapshot, at: .parameter("section"))
    }
    return try compare("the list of items of \(section)", expected, snapshot.items(inSectionAt: index).untilCancelled.map { $0.name })
  }

  private static func compare(_ what: Phrase, _ expected: [String], _ found: [String]) throws(Diagnostic) -> Outcome {
    guard found == expected else { throw .unmet(what, expected: list(expected), found: list(found)) }
    return .nothing("as expected")
  }

  static func list(_ names: [String]) -> Phrase {
    guard !names.isEmpty else { return "none" }
    let shown = Phrase(verbatim: names.prefix(20).map(quotedIfNeeded).joined(separator: " "))
    return names.count > 20 ? shown + " " + Folding.ellipsis(names.count - 20) : shown
  }

  static let expectVisible = ShellCommand(
    "expect visible", "expects the items in sight, whole and in order", topic: topic, Identifiers(.items, atLeast: 0, limit: itemLimit),
    examples: [Example("expect visible a b c d", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, expected: [String]) throws(Diagnostic) -> Outcome in
    let document = workspace.document
    let solution = try document.solution(of: document.view)
    let cells = solution.visibleElements(in: document.viewport(on: solution)).filter { $0.category == .cell }
    let found = cells.compactMap { cell in
      cell.item.flatMap { document.view.applied.item(at: IndexPath(section: cell.section, item: $0)) }?.name
    }
    return try compare("what is in sight", expected, found)
  }

  static let expectOffset = ShellCommand(
    "expect offset", "expects where an orthogonal section rests, to a hundredth of a point", topic: topic, One(.section),
    One(.number("offset")), examples: [Example("expect offset lane 250", after: ScrollCommands.lane + "; scroll lane to 250")]
  ) { (workspace: inout Workspace, section: String, expected: Double) throws(Diagnostic) -> Outcome in
    let document = workspace.document
    let solution = try document.solution(of: document.view)
    guard let index = document.view.applied.indexOfSection(section) else { throw .notOnScreen(section, in: document.view.applied) }
    guard let scrolling = solution.orthogonalScrolling(inSection: index) else {
      throw Diagnostic(
        .notOrthogonal, "section '\(section.abbreviated)' does not scroll across the layout", at: .parameter("section"))
    }
    let found = document.viewport(on: solution).orthogonalOffsets[index] ?? scrolling.initialOffset
    guard abs(found - expected) <= tolerance else {
      throw .unmet("the offset of \(section)", expected: .verbatim(rounded(expected)), found: .verbatim(rounded(found)))
    }
    return .nothing("as expected")
  }

  static let expectDifference = ShellCommand(
    "expect difference", "expects parts of the last apply's summary", topic: topic,
    One(.text("summary", accepts: "parts of a summary, such as \"1 inserted, 2 moved\"")),
    examples: [Example("expect difference \"2 inserted\"", after: "append sections A; apply; append items a b to A; apply")]
  ) { (workspace: inout Workspace, text: String) throws(Diagnostic) -> Outcome in
    let summary = workspace.document.view.lastSummary
    let parts = DifferenceSummary.parts(of: text).filter { $0 != "no changes" }
    let known = Set(summary.flatMap { [ungrouped($0), plain($0)] })
    let isMet = parts.isEmpty ? summary.isEmpty : parts.allSatisfy { known.contains(ungrouped($0)) }
    guard isMet else {
      throw .unmet(
        "the difference", expected: .verbatim(text), found: .verbatim(summary.isEmpty ? "no changes" : summary.joined(separator: ", ")))
    }
    return .nothing("as expected")
  }

  /// `2 items moved` as `2 moved`.
  private static func plain(_ part: String) -> String {
    ungrouped(part).split(separator: " ").filter { $0 != "item" && $0 != "items" }.joined(separator: " ")
  }

  /// `1,500 inserted` as `1500 inserted`.
  private static func ungrouped(_ part: String) -> String { part.filter { $0 != "," } }

  static let expectError = ShellCommand(
    "expect error", "expects a command to be refused with a code, and keeps nothing of what it did", topic: topic,
    Rest("code command"), examples: [Example("expect error unknown-section append items x to nowhere", after: "append sections main")]
  ) { (workspace: inout Workspace, rest: Range<Int>) throws(Diagnostic) -> Outcome in .expectError(rest) }
}

extension Diagnostic {
  package static func unmet(_ what: Phrase, expected: Phrase, found: Phrase) -> Diagnostic {
    Diagnostic(.expectation, "\(what) is not as expected", notes: ["expected: \(expected)", "found:    \(found)"])
  }
}
