import CompositionalLayout
import HashTreeCollections
import Snapshots

/// One collection view: its pending and applied snapshots, the identity of its items, and its layout.
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
  /// True if `pending` has been edited since the last apply or revert.
  package var hasPendingEdits = false
  package var applyCount = 0
  /// The last apply. `lint` reads it.
  package var lastApply = Derived<CopyOnWriteBox<LastApply>?>(nil)
  /// The latest applies. Probes read them.
  var pastApplies = Derived(PastApplies())
  /// The snapshot that the last apply replaced; nil if nothing was applied in this session.
  package var appliedBefore: DocumentSnapshot? { lastApply.value?.value.before }
  /// The part that the last Swift code left open; nil once it is filled.
  package var awaited = Derived<AwaitedByCode?>(nil)
  /// The types of the code's identifiers that have a mistake in their hash.
  package var hashMistakes = Derived<[HashMistake]>([])
  /// The values that the section provider of the code read when it last ran; nil if it has not run in this session.
  package var readByProvider = Derived<[String]?>(nil)
  /// The code that made the components, by their names; nil is the layout itself.
  package var sources = Derived<[String?: ComponentSource]>([:])
  /// The snapshot of placeholders for the items of Swift code; nil if there are no placeholders. `appendSections` replaces it.
  package var placeholders = Derived<DocumentSnapshot?>(nil)
  package var lastSummary = DifferenceSummary()
  package var items = ContentRegister()
  /// The contents of the sections, which their headers and footers show.
  package var sections = ContentRegister()
  /// The outlines of hierarchical sections of `pending`; their visible items are the section's items there.
  package var pendingOutlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = .init()
  var outlinesInStep = Derived<OutlinesInStep?>(nil)
  package var outlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = .init()
  package var cells = CellRegister()
  package var provider = SectionProvider()
  /// The Swift code that makes the layout; nil if only commands make it.
  @usableFromInline package var code: LayoutCode?
  package var configuration = LayoutConfiguration()
  /// The components that `add NAME to layout` added.
  package var boundaries: KeyedList<String> = []
  /// The point of the content at the bounds' origin; nil if the view was not scrolled.
  package var contentOffset: Point?
  /// The offsets of scrolled orthogonal sections, by section.
  package var orthogonalOffsets: TreeDictionary<String, Double> = .init()
  /// The last scroll of each orthogonal section. Probes read it.
  package var rowMoves = Derived<TreeDictionary<String, RowMove>>(.init())
  package var register = MeasureRegister()

  /// The snapshot that code reads from the view's data source: the applied one or, before the first apply, the pending one.
  package var snapshotInSight: DocumentSnapshot { applyCount > 0 ? applied : pending }

  package var uses: KeyedList<Use> { provider.uses }

  package func mentions(_ component: String) -> Bool { provider.mentions(component) || boundaries.contains(component) }

  package init(name: String, bounds: Size) { (self.name, self.bounds) = (name, bounds) }
}

package enum Identity: String, CaseIterable, Sendable {
  case id
  case content
  case reference
  /// Only the identifier, although the hash also covers the content: a mistake for which UIKit raises an exception (`diffable-rules 2.4`).
  case unequalHash

  /// Whether exported Swift code declares item types that contain the content.
  package var itemsContainContent: Bool { self == .content || self == .unequalHash }
}
