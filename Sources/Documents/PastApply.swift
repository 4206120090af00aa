import Cancelling
import CommandLanguage
import HashTreeCollections
import Snapshots

/// An apply of a view, kept so that a probe can repeat it in UIKit.
package struct PastApply: Sendable {
  package var before: DocumentSnapshot
  package var marked: DocumentSnapshot
  package var outlines: TreeDictionary<String, Outline>
  var hadOutlines: Bool
  package var method: ApplyMethod
  /// The section, if only its outline was applied; nil if the whole snapshot was applied.
  package var outlineSection: String?

  package func difference(by rule: DifferenceRule) -> DocumentDifference { Snapshots.difference(from: before, to: marked, rule: rule) }
}

/// The latest applies of a view, at most 100 in `latestFirst`. Copies share storage.
///
/// A checkpoint of the history keeps only the last apply; running lines again adds the later ones.
struct PastApplies: Sendable {
  private static let most = 100

  /// A link in the chain from the latest apply to earlier ones.
  private final class ApplyNode: Sendable {
    let apply: PastApply
    let earlier: ApplyNode?

    init(_ apply: PastApply, after earlier: ApplyNode?) {
      self.apply = apply
      self.earlier = earlier
    }
  }

  /// The two chains of applies: `full` has 100, and `growing` has the newer ones. When `growing` reaches 100, it replaces `full`.
  private var full: ApplyNode?
  private var growing: ApplyNode?
  private var grown = 0

  var last: PastApply? { (growing ?? full)?.apply }

  var hasEarlier: Bool { full != nil || grown > 1 }

  var latestFirst: [PastApply] {
    var applies: [PastApply] = []
    for chain in [growing, full] {
      var link = chain
      while let current = link, applies.count < Self.most {
        applies.append(current.apply)
        link = current.earlier
      }
    }
    return applies
  }

  /// Drops all applies except the last. Complexity: O(1).
  mutating func forgetEarlier() {
    guard let last else { return }
    self = PastApplies()
    append(last)
  }

  /// Complexity: O(1).
  mutating func append(_ apply: PastApply) {
    if grown == Self.most { (full, growing, grown) = (growing, nil, 0) }
    growing = ApplyNode(apply, after: growing)
    grown += 1
  }
}

extension View {
  /// The applies that led to the snapshot on screen, oldest first, going back as long as each apply started with the result of the previous
  /// one. Only the last apply if the view's identity is not `id`.
  package var appliesToScreen: [PastApply] {
    var applies: [PastApply] = []
    var shown = applied
    for apply in pastApplies.value.latestFirst {
      guard apply.marked.withoutMarks == shown, applies.isEmpty || identity == .id else { break }
      applies.append(apply)
      shown = apply.before
    }
    return applies.reversed()
  }
}

extension Document {
  /// Drops all applies except the last of each view. Their snapshots can take up more memory than the document. Complexity: O(views).
  mutating func forgetEarlierApplies() {
    for index in views.indices where views[index].pastApplies.value.hasEarlier { views[index].pastApplies.value.forgetEarlier() }
  }

  /// If there are several applies, the document after the current view's first one, without pending edits; otherwise the document itself.
  package var afterFirstApply: Document {
    let applies = view.appliesToScreen
    guard applies.count > 1, let first = applies.first else { return self }
    var document = self
    document.view.pastApplies.value = PastApplies()
    document.view.applied = first.marked.withoutMarks
    document.view.outlines = first.outlines
    (document.view.pending, document.view.pendingOutlines) = (document.view.applied, document.view.outlines)
    (document.view.hasPendingEdits, document.view.applyCount, document.view.lastSummary) = (false, 1, DifferenceSummary())
    document.view.items.showAllContent()
    document.view.sections.showAllContent()
    (document.view.cells.onScreen, document.view.cells.free) = ([:], ReuseQueue())
    return document
  }

  package mutating func repeatApply(_ apply: PastApply) {
    let before = CopyOnWriteBox(self)
    (view.pending, view.pendingOutlines) = (apply.marked, apply.outlines)
    if let section = apply.outlineSection {
      _ = view.apply(outlineOf: section, by: apply.method)
    } else {
      _ = view.apply(by: apply.method)
    }
    takeSizes(since: before)
  }

  /// The visible items whose cells the last apply requested or reconfigured, if nothing is measured (diffable-rules 5.1).
  ///
  /// - Parameter before: The document before the apply; nil for the first one.
  package func itemsAsked(since before: Document?) -> [ItemIdentifier] {
    let sight = itemsInSight().map { $0.identifier }
    guard let before, let apply = view.pastApplies.value.last else { return sight }
    let difference = difference(from: apply.before, to: apply.marked, rule: view.differenceRule)
    let plan = ApplyPlan(difference, from: apply.before, to: apply.marked, method: apply.method, outlineSection: apply.outlineSection)
    guard !plan.reloadsEverything else { return sight }
    let kept = Set(before.itemsInSight().map { $0.identifier })
    let asked = Set((plan.requested + difference.items.reconfigured).untilCancelled.map { $0.identifier })
    return sight.filter { !kept.contains($0) || asked.contains($0) }
  }
}
