import Cancelling
import CommandLanguage
import HashTreeCollections
import Snapshots

/// An apply of a view, kept so that UIKit can be asked to do the same.
package struct PastApply: Sendable {
  /// What was on screen until then.
  package var before: DocumentSnapshot
  /// What was applied, with its marks.
  package var marked: DocumentSnapshot
  /// The outlines on screen afterwards.
  package var outlines: TreeDictionary<String, Outline>
  /// Whether there were outlines before.
  var hadOutlines: Bool
  package var method: ApplyMethod
  /// The section whose outline alone was applied; nil if the whole snapshot was.
  package var outlineSection: String?

  /// What it changed.
  package func difference(by rule: DifferenceRule) -> DocumentDifference { Snapshots.difference(from: before, to: marked, rule: rule) }
}

/// The last applies of a view. Copies share storage, as those of a document do. A document that is kept for long has the last one alone, to
/// which those of later lines are added when it is reached again.
struct PastApplies: Sendable {
  private static let most = 100

  /// An apply, and the one before it.
  private final class ApplyNode: Sendable {
    let apply: PastApply
    let earlier: ApplyNode?

    init(_ apply: PastApply, after earlier: ApplyNode?) {
      self.apply = apply
      self.earlier = earlier
    }
  }

  /// A full chain of the most that are asked for, once there is one, and the chain that is growing behind it.
  private var full: ApplyNode?
  private var growing: ApplyNode?
  private var grown = 0

  var last: PastApply? { (growing ?? full)?.apply }

  /// Whether there are others than the last one.
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

  /// Forgets all but the last one. Complexity: O(1).
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
  /// The applies that led to what is on screen, as far back as each began with what the one before it showed. Items of another identity
  /// than their names have the last one alone.
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
  /// Forgets all but the last apply of each view, whose snapshots take more memory than the document. Complexity: O(views).
  mutating func forgetEarlierApplies() {
    for index in views.indices where views[index].pastApplies.value.hasEarlier { views[index].pastApplies.value.forgetEarlier() }
  }

  /// The document with what the first of several applies showed on the screen of the current view, and nothing pending; itself if there
  /// are not several.
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

  /// Applies again what was applied once.
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

  /// The items in sight whose cells the last apply asked for or had configured again, where nothing is measured (diffable-rules 5.1).
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
