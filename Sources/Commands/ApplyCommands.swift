import CommandLanguage
import Documents
import Exports
import Linting
import Localization
import Rendering
import Snapshots

/// Commands that compare the pending snapshot with the applied one.
enum ApplyCommands {
  static let all: [ShellCommand] = [apply, diff, differenceRule]

  private static let topic = "snapshots"
  private static let showsAll = Flag("all", "every row, folding nothing")
  private static let showsOperations = Flag("ops", "UIKit's list of updates, naming each index space")

  static let apply = ShellCommand(
    "apply", "makes the pending snapshot the applied one, and prints the difference",
    details: ["'apply to SECTION' applies that section's outline alone, as a data source applies a section snapshot."],
    topic: topic, formats: .ofTables,
    Clause("to", .section), Keyword("usingReloadData", "asks for every cell in sight again, and computes no difference"), Pairs(applyPairs),
    showsAll, showsOperations,
    Flag("cells", "which cells are requested, and how they are obtained"),
    examples: [Example("apply", after: "append sections main; append items a b to main")]
  ) {
    (workspace: inout Workspace, section: String?, reloads: Bool, pairs: [Pair], all: Bool, operations: Bool, showsCells: Bool)
      throws(Diagnostic) -> CommandEffect in
    let options = try ApplyOptions(pairs)
    let method = options.method(usingReloadData: reloads, os: workspace.document.environment.os)
    var requests: [CellRequest] = []
    var warnings: [Phrase] = []
    let application = try workspace.edit { document throws(Diagnostic) in
      if let fault = document.view.unequalHashes { throw Diagnostic(fault) }
      if let number = options.number { document.view.applyCount = number - 1 }
      let application = section.map { document.view.apply(outlineOf: $0, by: method) } ?? document.view.apply(by: method)
      if let summary = options.summary { document.view.lastSummary = DifferenceSummary(parts: summary) }
      if showsCells || !document.views.current.cells.registrations.isEmpty {
        requests = document.requestCells(after: application, method: method)
      }
      warnings = application.remarks(in: document)
      return application
    }
    if let narration = options.narration(usingReloadData: reloads, os: workspace.document.environment.os, application.number) {
      warnings.append(narration)
    }
    warnings += requests.compactMap { $0.warning }
    let report = DifferenceReport(
      title: "apply #\(application.number)", of: application, showsAll: all, showsOperations: operations, warnings: warnings
    ).report
    return .changed(showsCells ? .sequence([report, CellCommands.report(requests)]) : report, as: .difference)
  }

  private static let applyPairs = [
    PairName(
      "animatingDifferences", accepts: "whether the difference is shown with an animation",
      completions: Notation<Bool>.truth.type.completions),
    PairName("number", accepts: "the number of this apply, as 'save' writes it"),
    PairName("summary", accepts: "the summary of the apply before it, as 'save' writes it"),
  ]

  static let diff = ShellCommand(
    "diff", "what an apply would change", topic: topic, formats: .ofTables, showsAll, showsOperations,
    Flag("last", "what the last apply changed"), examples: [Example("diff", after: "append sections main; append items a b to main")]
  ) { (workspace: inout Workspace, all: Bool, operations: Bool, isOfLast: Bool) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let report = try isOfLast ? lastApply(of: view, all, operations) : nextApply(of: view, all, operations)
    return .show(report.report)
  }

  private static func nextApply(of view: View, _ all: Bool, _ operations: Bool) -> DifferenceReport {
    DifferenceReport(
      title: "an apply would be", difference: view.pendingDifference(), old: view.applied, new: view.pending, rule: view.differenceRule,
      showsAll: all, showsOperations: operations)
  }

  private static func lastApply(of view: View, _ all: Bool, _ operations: Bool) throws(Diagnostic) -> DifferenceReport {
    // An opened document has only the summary of its last apply, and a difference found with another identity rule is stale.
    if let last = view.appliesToScreen.last {
      let difference = last.difference(by: view.differenceRule)
      if DifferenceSummary(difference, new: last.marked).parts == view.lastSummary.parts {
        return DifferenceReport(
          title: "apply #\(view.applyCount)", difference: difference, old: last.before, new: last.marked.withoutMarks,
          rule: view.differenceRule, showsAll: all, showsOperations: operations)
      }
    }
    throw Diagnostic(
      .nothingSelected, "what the last apply of view '\(view.name)' changed is not known", at: .command,
      notes: [
        view.applyCount == 0
          ? "nothing was applied to it; without --last it is what an apply would change"
          : "it was applied in another session, or the rule of identity changed since"
      ])
  }

  static let differenceRule = ShellCommand(
    "difference", "which rule finds the moves: the fewest, or Foundation's rule, which UIKit is reported to use", topic: topic,
    One(.oneOf(DifferenceRule.self, named: "rule")), examples: [Example("difference foundation")]
  ) { (workspace: inout Workspace, rule: DifferenceRule) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in document.view.differenceRule = rule }
    return .edited(
      rule == .minimal ? "differences list the fewest moves" : "differences follow Foundation's rule, which is not always minimal")
  }
}

private struct ApplyOptions {
  var animates = true
  var number: Int?
  var summary: [String]?

  init(_ pairs: [Pair]) throws(Diagnostic) {
    for pair in pairs {
      switch pair.name.text {
      case "animatingDifferences": animates = try Notation<Bool>.truth.type.read(pair.value)
      case "number": number = try ValueType<Int>.count("number", from: 1).read(pair.value)
      case "summary": summary = DifferenceSummary.parts(of: pair.value.text)
      default:
        let names = ["animatingDifferences", "number", "summary"]
        throw Diagnostic(
          .unknownProperty, "'apply' has no option '\(pair.name.text.abbreviated)'", at: .bytes(pair.name.range),
          suggestion: nearestName(to: pair.name.text, among: names), notes: ["accepted: \(names.joined(separator: ", "))"])
      }
    }
  }

  /// The method with which UIKit applies (diffable-rules 5.2).
  func method(usingReloadData: Bool, os: Int) -> ApplyMethod {
    if usingReloadData || (!animates && os < 15) { return .reloadData }
    return animates ? .animated : .unanimated
  }

  /// A sentence about UIKit's behaviour if it does not animate the difference (diffable-rules 5.2).
  func narration(usingReloadData: Bool, os: Int, _ number: Int) -> Phrase? {
    if usingReloadData { return "applySnapshotUsingReloadData computes no difference: every cell in sight is asked for again" }
    guard !animates, number > 1 else { return nil }
    return os < 15
      ? "animatingDifferences: false means reloadData before iOS 15: every cell in sight is asked for again"
      : "animatingDifferences: false computes the difference and shows it without animation"
  }
}
