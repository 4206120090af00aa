import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots

/// An apply after the first one, which a probe repeats in UIKit.
struct ProbeApply: Sendable {
  let apply: PastApply
  /// The equivalent command.
  let line: String
  /// The preferred sizes of measured elements after this apply.
  let sizes: [String]

  /// The snapshot as a Swift expression for the recorder.
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
  /// The document as a probe first shows it: unscrolled, with its first applied snapshot.
  var courseStart: Document { afterFirstApply.unscrolled }

  /// The steps that a probe then performs in UIKit: first the later applies, then the scrolls.
  var course: [ProbeStep] {
    var shown = courseStart
    let applies = view.appliesToScreen.dropFirst().map { apply -> ProbeStep in
      let line = shown.line(of: apply)
      shown.repeatApply(apply)
      return .apply(ProbeApply(apply: apply, line: line, sizes: shown.probeSizes))
    }
    return applies + scrolls
  }

  /// The steps that lead to this document from the one before a command that applied a snapshot or scrolled.
  func steps(doing line: String, on before: Document) -> [ProbeStep] {
    if let apply = view.appliesToScreen.last, view.appliesToScreen.count > before.view.appliesToScreen.count {
      return [.apply(ProbeApply(apply: apply, line: line, sizes: probeSizes))]
    }
    if let offset = view.contentOffset, offset != before.view.contentOffset {
      return [.scroll(Scroll(target: .view, offset: offset, isExact: false))]
    }
    let moved = sectionScrolls.first {
      $0.scroll.offset.x != before.view.orthogonalOffsets[before.view.applied.sectionIdentifiers[$0.section]]
    }
    return moved.map { asked(by: $0.scroll, ofSection: $0.section) } ?? []
  }

  /// The preferred sizes of measured elements, by kind and index path, as Swift code for the recorder.
  var probeSizes: [String] {
    guard let solution = try? solution(of: view) else { return [] }
    func text(_ length: Double?) -> String { length.map(shortest) ?? "nil" }
    return measuredSizes(in: solution) { _, measure in "ProbeSize(width: \(text(measure.width)), height: \(text(measure.height)))" }
  }
}
