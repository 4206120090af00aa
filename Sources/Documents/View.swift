import CompositionalLayout
import HashTreeCollections
import Snapshots

/// One collection view: its two snapshots, what makes two of its items equal, and its layout.
@usableFromInline
package struct View: Equatable, Sendable {
  package let name: String
  package var bounds: Size
  package var identity = Identity.id
  package var differenceRule = DifferenceRule.minimal
  /// The snapshot that commands edit.
  package var pending = DocumentSnapshot()
  /// The snapshot on screen.
  package var applied = DocumentSnapshot()
  /// Whether `pending` was edited since it was applied or reverted.
  package var hasPendingEdits = false
  package var applyCount = 0
  /// The last apply, kept for lint.
  package var lastApply = Derived<CopyOnWriteBox<LastApply>?>(nil)
  /// The last applies, kept for probes.
  var pastApplies = Derived(PastApplies())
  /// The snapshot that the last apply replaced; nil if nothing was applied in this session.
  package var appliedBefore: DocumentSnapshot? { lastApply.value?.value.before }
  /// The part that the last Swift code left open; nil once it was filled.
  package var awaited = Derived<AwaitedByCode?>(nil)
  /// The types of the code's identifiers with a mistake in their hash.
  package var hashMistakes = Derived<[HashMistake]>([])
  /// The snapshot of placeholders for the items of Swift code; nil without placeholders. `appendSections` replaces it.
  package var placeholders = Derived<DocumentSnapshot?>(nil)
  /// What the last apply changed, for `expect difference`.
  package var lastSummary = DifferenceSummary()
  package var items = ContentRegister()
  /// The contents of the sections, which their headers and footers show.
  package var sections = ContentRegister()
  /// The outlines of hierarchical sections of `pending`; their visible items are the section's items there.
  package var pendingOutlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = .init()
  var outlinesInStep = Derived<OutlinesInStep?>(nil)
  /// The outlines of hierarchical sections on screen.
  package var outlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = .init()
  /// The cell provider, and the cells on screen.
  package var cells = CellRegister()
  package var provider = SectionProvider()
  /// The Swift code that makes the layout; nil if commands alone make it.
  @usableFromInline package var code: LayoutCode?
  package var configuration = LayoutConfiguration()
  /// Components named by `add NAME to layout`.
  package var boundaries: KeyedList<String> = []
  /// The content's point at the bounds' corner; nil if the view was not scrolled.
  package var contentOffset: Point?
  /// How far orthogonal sections are scrolled, by section.
  package var orthogonalOffsets: TreeDictionary<String, Double> = .init()
  /// The last scroll of each orthogonal section, kept for probes.
  package var rowMoves = Derived<TreeDictionary<String, RowMove>>(.init())
  /// The sizes that self-sizing elements ask for, and those they have taken.
  package var register = MeasureRegister()

  /// What code finds in the view's data source: what is on screen or, before anything was applied, what is to be.
  package var snapshotInSight: DocumentSnapshot { applyCount > 0 ? applied : pending }

  package var uses: KeyedList<Use> { provider.uses }

  /// Whether its section provider or its boundary items name a component.
  package func mentions(_ component: String) -> Bool { provider.mentions(component) || boundaries.contains(component) }

  package init(name: String, bounds: Size) { (self.name, self.bounds) = (name, bounds) }
}

/// What makes two items equal.
package enum Identity: String, CaseIterable, Sendable {
  /// The identifier alone.
  case id
  /// The identifier and the content.
  case content
  /// The instance.
  case reference
  /// The identifier alone, while the hash covers the content too: a mistake that UIKit raises an exception for (`diffable-rules 2.4`).
  case unequalHash

  /// Whether the items that Swift declares for it contain their content.
  package var itemsContainContent: Bool { self == .content || self == .unequalHash }
}
