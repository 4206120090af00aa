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
  private static let showsAll = Flag("all", "print every row")
  private static let showsOperations = Flag("ops", "print UIKit's list of updates with the kind of each index")

  static let apply = ShellCommand(
    "apply", "applies the pending snapshot and prints the difference",
    details: ["'apply to SECTION' applies only that section's outline, as a data source applies a section snapshot."],
    topic: topic, formats: .ofTables,
    Clause("to", .section), Keyword("usingReloadData", "requests every visible cell again without computing a difference"),
    Pairs(applyPairs),
    showsAll, showsOperations,
    Flag("cells", "list the requested cells and how each is obtained"),
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
    PairName("number", accepts: "the number of this apply; written by 'save'"),
    PairName("summary", accepts: "the summary of the previous apply; written by 'save'"),
  ]

  static let diff = ShellCommand(
    "diff", "shows what an apply would change", topic: topic, formats: .ofTables, showsAll, showsOperations,
    Flag("last", "what the last apply changed"), examples: [Example("diff", after: "append sections main; append items a b to main")]
  ) { (workspace: inout Workspace, all: Bool, operations: Bool, isOfLast: Bool) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let report = try isOfLast ? lastApply(of: view, all, operations) : nextApply(of: view, all, operations)
    return .show(report.report)
  }

  private static func nextApply(of view: View, _ all: Bool, _ operations: Bool) -> DifferenceReport {
    DifferenceReport(
      title: "if applied", difference: view.pendingDifference(), old: view.applied, new: view.pending, rule: view.differenceRule,
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
      .nothingSelected, "the changes made by the last apply in view '\(view.name)' are not known", at: .command,
      notes: [
        view.applyCount == 0
          ? "nothing was applied in it; without --last, this shows what an apply would change"
          : "it was applied in another session, or 'identity' was changed after it"
      ])
  }

  static let differenceRule = ShellCommand(
    "difference", "chooses how moves are found: the fewest moves, or Foundation's rule, which UIKit reportedly uses", topic: topic,
    One(.oneOf(DifferenceRule.self, named: "rule")), examples: [Example("difference foundation")]
  ) { (workspace: inout Workspace, rule: DifferenceRule) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in document.view.differenceRule = rule }
    return .edited(
      rule == .minimal
        ? "differences now use the fewest moves" : "differences now follow Foundation's rule, which does not always find the fewest moves")
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
    if usingReloadData { return "applySnapshotUsingReloadData computes no difference: every visible cell is requested again" }
    guard !animates, number > 1 else { return nil }
    return os < 15
      ? "before iOS 15, animatingDifferences: false means reloadData: every visible cell is requested again"
      : "animatingDifferences: false computes the difference and shows it without animation"
  }
}
