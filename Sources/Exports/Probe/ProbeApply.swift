import Cancelling
import CommandLanguage
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots

/// An apply after the first one, as a probe asks UIKit for it.
struct ProbeApply: Sendable {
  let apply: PastApply
  /// The command that does the same.
  let line: String
  /// An entry for each element then whose size is measured.
  let sizes: [String]

  /// The snapshot as the recorder reads it.
  var code: String {
    let snapshot = apply.marked
    let sections = snapshot.sectionIdentifiers.enumerated().map { index, section in
      "ProbeSection(\(SwiftExpression.literal(section)), \(Self.names(snapshot.items(inSectionAt: index).untilCancelled.map { $0.name })))"
    }
    let marks = [
      ("reloadedSections", snapshot.reloadedSectionIdentifiers), ("reloadedItems", snapshot.reloadedItemIdentifiers.map { $0.name }),
      ("reconfiguredItems", snapshot.reconfiguredItemIdentifiers.map { $0.name }),
    ]
    var arguments = [SwiftExpression.list(sections)] + marks.filter { !$0.1.isEmpty }.map { "\($0.0): \(Self.names($0.1))" }
    if apply.method == .reloadData { arguments.append("usesReloadData: true") }
    let outlines = snapshot.sectionIdentifiers.compactMap { section in apply.outlines[section].map { Self.code(of: $0, section) } }
    if !outlines.isEmpty { arguments.append("outlines: \(SwiftExpression.list(outlines))") }
    if let section = apply.outlineSection { arguments.append("outlineSection: \(SwiftExpression.literal(section))") }
    if !sizes.isEmpty { arguments.append("sizes: \(SwiftExpression.list(sizes))") }
    return "ProbeSnapshot(\(arguments.joined(separator: ", ")))"
  }

  private static func names(_ names: [String]) -> String { SwiftExpression.list(names.untilCancelled.map(SwiftExpression.literal)) }

  private static func code(of outline: Outline, _ section: String) -> String {
    let branches = outline.branches.untilCancelled.map { branch in
      let parent = branch.parent.map { SwiftExpression.literal($0.name) } ?? "nil"
      return "ProbeBranch(\(parent), \(names(branch.children.map { $0.name })))"
    }
    let expanded = names(outline.expandedItems.map { $0.name })
    return "ProbeOutline(\(SwiftExpression.literal(section)), \(SwiftExpression.list(branches)), expanded: \(expanded))"
  }
}

extension Document {
  /// The document as a probe shows it first: with the first of several snapshots that it was shown, before it was scrolled.
  var courseStart: Document { afterFirstApply.unscrolled }

  /// What a probe asks UIKit for after that: the other snapshots, then how the view is scrolled.
  var course: [ProbeStep] {
    var shown = courseStart
    let applies = view.appliesToScreen.dropFirst().map { apply -> ProbeStep in
      let line = shown.line(of: apply)
      shown.repeatApply(apply)
      return .apply(ProbeApply(apply: apply, line: line, sizes: shown.probeSizes))
    }
    return applies + scrolls
  }

  /// What the elements ask for whose size is measured, by kind and index path, as the recorder reads it.
  var probeSizes: [String] {
    guard let solution = try? solution(of: view) else { return [] }
    func text(_ length: Double?) -> String { length.map(shortest) ?? "nil" }
    return measuredSizes(in: solution) { _, measure in "ProbeSize(width: \(text(measure.width)), height: \(text(measure.height)))" }
  }
}
