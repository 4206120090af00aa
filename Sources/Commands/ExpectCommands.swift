import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import Linting
import Localization
import Snapshots

/// Expectations, which turn a script into a test.
package enum ExpectCommands {
  static let all: [ShellCommand] = [
    expectFrame, expectX, expectY, expectWidth, expectHeight, expectZ, expectHeader, expectContent, expectSections, expectItems,
    expectPendingSections,
    expectPendingItems, expectVisible,
    expectOffset, expectDifference, expectError,
  ]

  package static let topic = "checking"
  static let two = "append sections A B; append items a b to A; apply"

  static let expectFrame = ShellCommand(
    "expect frame", "checks an element's frame, to 0.01 points or within a given tolerance", topic: topic, One(.selector),
    One(.rectangle), tolerance,
    examples: [
      Example("expect frame a (0,0,130,100)", after: LookCommands.screen),
      Example("expect frame b (130.3,0,130,100) within 0.5", after: LookCommands.screen),
    ]
  ) { (workspace: inout Workspace, word: String, expected: Rect, tolerance: Double?) throws(Diagnostic) -> CommandEffect in
    let selector = try workspace.document.selector(word)
    let element = try workspace.document.element(selectedBy: selector, word, on: try workspace.solution())
    return .expectation(isMet: areEqual(element.frame.numbers, expected.numbers, within: tolerance)) {
      UnmetExpectation(
        "the frame of \(word)", expected: .verbatim(expected.shown), found: .verbatim(element.frame.shown),
        line: "expect frame \(quotedIfNeeded(word)) \(element.frame.shown)\(words(for: tolerance))",
        frames: UnmetFrame(name: word, expected: expected, found: element.frame))
    }
  }

  static let expectX = expect("expect x", "x", Example("expect x a 0", after: LookCommands.screen)) { $0.minX }
  static let expectY = expect("expect y", "y", Example("expect y a 0", after: LookCommands.screen)) { $0.minY }
  static let expectWidth = expect("expect width", "width", Example("expect width b 130 within 0.5", after: LookCommands.screen)) {
    $0.width
  }
  static let expectHeight = expect("expect height", "height", Example("expect height b 100", after: LookCommands.screen)) { $0.height }

  /// The command that checks one number of a frame.
  private static func expect(
    _ verb: String, _ name: String, _ example: Example, _ number: @escaping @Sendable (Rect) -> Double
  ) -> ShellCommand {
    ShellCommand(
      verb, "checks the \(name) of an element, to 0.01 points or within a given tolerance", topic: topic, One(.selector),
      One(.number("points")), tolerance, examples: [example]
    ) { (workspace: inout Workspace, word: String, expected: Double, tolerance: Double?) throws(Diagnostic) -> CommandEffect in
      let selector = try workspace.document.selector(word)
      let element = try workspace.document.element(selectedBy: selector, word, on: try workspace.solution())
      let found = number(element.frame)
      return .expectation(isMet: areEqual([found], [expected], within: tolerance)) {
        UnmetExpectation(
          "the \(name) of \(word)", expected: .verbatim(rounded(expected)), found: .verbatim(rounded(found)),
          line: "\(verb) \(quotedIfNeeded(word)) \(rounded(found))\(words(for: tolerance))")
      }
    }
  }

  static let expectZ = ShellCommand(
    "expect z", "checks the z index of an element; elements with a higher one are in front", topic: topic, One(.selector),
    One(.number("z index")), examples: [Example("expect z a 0", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, word: String, expected: Double) throws(Diagnostic) -> CommandEffect in
    let selector = try workspace.document.selector(word)
    let found = try workspace.document.element(selectedBy: selector, word, on: try workspace.solution()).zIndex
    return .expectation(isMet: Double(found) == expected) {
      UnmetExpectation(
        "the z index of \(word)", expected: .verbatim(rounded(expected)), found: .verbatim(String(found)),
        line: "expect z \(quotedIfNeeded(word)) \(found)")
    }
  }

  static let expectHeader = ShellCommand(
    "expect header", "checks that a section has a header", topic: topic, One(.section),
    examples: [
      Example(
        "expect header main",
        after: "define section rows list headerMode=supplementary; use rows; append sections main; append items a to main; apply")
    ]
  ) { (workspace: inout Workspace, section: String) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    guard let index = document.view.applied.indexOfSection(section) else { throw .notOnScreen(section, in: document.view.applied) }
    let kinds = document.headerKinds
    let solution = try workspace.solution()
    let isMet = solution.elements(at: document.viewport(on: solution)).contains {
      $0.section == index && $0.item != nil && kinds.contains($0.kind ?? "")
    }
    return .expectation(isMet: isMet) {
      UnmetExpectation(
        "the header of section \(section)", expected: "one", found: isMet ? "one" : "none", line: nil,
        statement: UnmetExpectation.Statement(
          goal: "section \(section) has a header", shortfall: "section \(section) has no header"), isStated: true)
    }
  }

  static let expectContent = ShellCommand(
    "expect content", "checks the size of the content, to 0.01 points or within a given tolerance", topic: topic, One(.size),
    tolerance, examples: [Example("expect content 390x200", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, expected: Size, tolerance: Double?) throws(Diagnostic) -> CommandEffect in
    let found = try workspace.solution().contentSize
    return .expectation(isMet: areEqual([found.width, found.height], [expected.width, expected.height], within: tolerance)) {
      UnmetExpectation(
        "the content size", expected: .verbatim(expected.shown), found: .verbatim(found.shown),
        line: "expect content \(rounded(found.width))x\(rounded(found.height))\(words(for: tolerance))")
    }
  }

  // MARK: Numbers

  private static let tolerance = Clause(toleranceWord, .number("points", from: 0))
  private static let toleranceWord = "within"

  private static func areEqual(_ found: [Double], _ expected: [Double], within tolerance: Double?) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= max(tolerance ?? 0, Divergence.tolerance) }
  }

  private static func words(for tolerance: Double?) -> String { tolerance.map { " \(toleranceWord) \(shortest($0))" } ?? "" }

  // MARK: Lists

  static let expectSections = ShellCommand(
    "expect sections", "checks all sections of the applied snapshot, in order", topic: topic,
    Identifiers(.sections, atLeast: 0, limit: itemLimit), examples: [Example("expect sections A B", after: two)]
  ) { (workspace: inout Workspace, expected: [String]) throws(Diagnostic) -> CommandEffect in
    compare("the list of sections", "expect sections", expected, workspace.document.view.applied.sectionIdentifiers) {
      "the sections are \($0)"
    }
  }

  static let expectItems = ShellCommand(
    "expect items", "checks all items of a section of the applied snapshot, in order", topic: topic, One(.section),
    Identifiers(.items, atLeast: 0, limit: itemLimit), examples: [Example("expect items A a b", after: two)]
  ) { (workspace: inout Workspace, section: String, expected: [String]) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    do throws(Diagnostic) { return try expectItems(expected, of: section, in: document.view.applied, "expect items") } catch {
      var diagnostic = error
      diagnostic.notes += document.notesOnPendingEdits
      throw diagnostic
    }
  }

  static let expectPendingSections = ShellCommand(
    "expect pending sections", "checks the sections of the pending snapshot", topic: topic,
    Identifiers(.sections, atLeast: 0, limit: itemLimit),
    examples: [Example("expect pending sections A B", after: two)]
  ) { (workspace: inout Workspace, expected: [String]) throws(Diagnostic) -> CommandEffect in
    compare("the list of pending sections", "expect pending sections", expected, workspace.document.view.pending.sectionIdentifiers)
  }

  static let expectPendingItems = ShellCommand(
    "expect pending items", "checks the items of a section of the pending snapshot", topic: topic, One(.section),
    Identifiers(.items, atLeast: 0, limit: itemLimit), examples: [Example("expect pending items A a b", after: two)]
  ) { (workspace: inout Workspace, section: String, expected: [String]) throws(Diagnostic) -> CommandEffect in
    try expectItems(expected, of: section, in: workspace.document.view.pending, "expect pending items")
  }

  private static func expectItems(
    _ expected: [String], of section: String, in snapshot: DocumentSnapshot, _ verb: String
  ) throws(Diagnostic) -> CommandEffect {
    guard let index = snapshot.indexOfSection(section) else {
      throw .unknownSection(section, in: snapshot, at: .parameter("section"))
    }
    return compare(
      "the list of items in \(section)", "\(verb) \(quotedIfNeeded(section))", expected,
      snapshot.items(inSectionAt: index).untilCancelled.map { $0.name }, goal: { "section \(section) contains \($0)" })
  }

  /// - Parameter goal: The goal of a lesson as a sentence about the expected names.
  private static func compare(
    _ subject: Phrase, _ words: String, _ expected: [String], _ found: [String], goal: (@Sendable (Phrase) -> Phrase)? = nil
  ) -> CommandEffect {
    .expectation(isMet: found == expected) {
      let (wanted, own) = (list(expected), list(found))
      return UnmetExpectation(
        subject, expected: wanted, found: own, line: line(words, found),
        statement: goal.map {
          UnmetExpectation.Statement(goal: $0(wanted), shortfall: Shortfall.difference(of: subject, expected: wanted, found: own))
        })
    }
  }

  package static func line(_ words: String, _ names: [String]) -> String { ([words] + names.map(quotedIfNeeded)).joined(separator: " ") }

  private static let mostListed = 20

  /// The first names, and the number of other names.
  static func list(_ names: [String]) -> Phrase {
    guard !names.isEmpty else { return "none" }
    let shown = Phrase(verbatim: names.prefix(mostListed).map(quotedIfNeeded).joined(separator: " "))
    return names.count > mostListed ? shown + " " + Folding.ellipsis(names.count - mostListed) : shown
  }

  static let expectVisible = ShellCommand(
    "expect visible", "checks all visible items, in order", topic: topic, Identifiers(.items, atLeast: 0, limit: itemLimit),
    examples: [Example("expect visible a b c d", after: LookCommands.screen)]
  ) { (workspace: inout Workspace, expected: [String]) throws(Diagnostic) -> CommandEffect in
    let found = workspace.document.visibleItems(on: try workspace.solution())
    return compare("the list of visible items", "expect visible", expected, found)
  }

  static let expectOffset = ShellCommand(
    "expect offset", "checks the offset of an orthogonal section, to 0.01 points or within a given tolerance", topic: topic,
    One(.section), One(.number("offset")), tolerance,
    examples: [Example("expect offset lane 250", after: ScrollCommands.lane + "; scroll lane to 250")]
  ) { (workspace: inout Workspace, section: String, expected: Double, tolerance: Double?) throws(Diagnostic) -> CommandEffect in
    let solution = try workspace.solution()
    let document = workspace.document
    guard let index = document.view.applied.indexOfSection(section) else { throw .notOnScreen(section, in: document.view.applied) }
    guard let scrolling = solution.orthogonalScrolling(inSection: index) else {
      throw Diagnostic(
        .notOrthogonal, "section '\(section.abbreviated)' is not orthogonal", at: .parameter("section"))
    }
    let found = document.viewport(on: solution).orthogonalOffsets[index] ?? scrolling.initialOffset
    return .expectation(isMet: areEqual([found], [expected], within: tolerance)) {
      UnmetExpectation(
        "the offset of \(section)", expected: .verbatim(rounded(expected)), found: .verbatim(rounded(found)),
        line: "expect offset \(quotedIfNeeded(section)) \(rounded(found))\(words(for: tolerance))")
    }
  }

  static let expectDifference = ShellCommand(
    "expect difference", "checks parts of the last apply's summary", topic: topic,
    One(.text("summary", accepts: "parts of a summary, such as \"1 inserted, 2 moved\"")),
    examples: [Example("expect difference \"2 inserted\"", after: "append sections A; apply; append items a b to A; apply")]
  ) { (workspace: inout Workspace, text: String) throws(Diagnostic) -> CommandEffect in
    let summary = workspace.document.view.lastSummary.parts
    let parts = DifferenceSummary.parts(of: text).filter { $0 != "no changes" }
    let known = Set(summary.flatMap { [ungrouped($0), plain($0)] })
    let isMet = parts.isEmpty ? summary.isEmpty : parts.allSatisfy { known.contains(ungrouped($0)) }
    return .expectation(isMet: isMet) {
      let found = summary.isEmpty ? "no changes" : summary.joined(separator: ", ")
      return UnmetExpectation(
        "the summary of the last apply", expected: .verbatim(text), found: .verbatim(found),
        line: "expect difference \(quotedIfNeeded(found))")
    }
  }

  /// `2 moved` for `2 items moved`.
  private static func plain(_ part: String) -> String {
    ungrouped(part).split(separator: " ").filter { $0 != "item" && $0 != "items" }.joined(separator: " ")
  }

  /// `1500 inserted` for `1,500 inserted`.
  private static func ungrouped(_ part: String) -> String { part.filter { $0 != "," } }

  static let expectError = ShellCommand(
    "expect error", "checks that a command fails with a given code; the document does not change", topic: topic,
    RestOfLine("code command"), examples: [Example("expect error unknown-section append items x to nowhere", after: "append sections main")]
  ) { (workspace: inout Workspace, rest: Range<Int>) throws(Diagnostic) -> CommandEffect in .document(.expectError(rest)) }
}

extension Document {
  /// The kinds of headers: those of lists, and those of boundary items at the top.
  fileprivate var headerKinds: Set<String> {
    let own = components.filter { $0.value.isAtTop }.map { $0.value.elementKind ?? $0.key }
    return Set(own).union([Section.headerElementKind])
  }

  /// The items on screen, in order.
  package func visibleItems(on solution: Solution) -> [String] {
    solution.visibleElements(in: viewport(on: solution)).compactMap { element in
      guard element.category == .cell, let item = element.item else { return nil }
      return view.applied.item(at: SnapshotIndexPath(section: element.section, item: item))?.name
    }
  }
}

extension Document {
  /// The only element on screen that a selector matches.
  package func element(selectedBy word: String) throws(Diagnostic) -> Element {
    let selector = try selector(word)
    return try element(selectedBy: selector, word, on: try solution(of: view))
  }

  /// The only element of a solution that a selector matches. `word` is the text of the selector.
  func element(selectedBy selector: Selector, _ word: String, on solution: Solution) throws(Diagnostic) -> Element {
    let found =
      solution.selected(by: [selector], at: viewport(on: solution))
      ?? solution.elements(at: viewport(on: solution)).untilCancelled.filter { selector.selects($0, of: solution) }
    guard let element = found.first else {
      throw Diagnostic(.nothingSelected, "'\(word.abbreviated)' has no element on screen", at: .parameter("selector"))
    }
    guard found.count == 1 else {
      throw Diagnostic(.ambiguousSelector, "'\(word.abbreviated)' matches \(found.count.grouped) elements", at: .parameter("selector"))
    }
    return element
  }
}

extension Component {
  fileprivate var isAtTop: Bool {
    guard case .boundary(let item, _) = value else { return false }
    return [.top, .topLeading, .topTrailing].contains(item.alignment)
  }
}
