import CompositionalLayout
import HashTreeCollections
import LayoutComponents
import Snapshots

/// One collection view: its two snapshots, what makes two of its items equal, and its layout.
struct View: Equatable, Sendable {
  var name: String
  /// The snapshot that commands edit.
  var pending = DocumentSnapshot() {
    didSet { if !outlinesInStep.value.isEmpty { outlinesInStep.value = [] } }
  }
  /// The snapshot on screen.
  var applied = DocumentSnapshot()
  /// The outlines of hierarchical sections of `pending`; their visible items are the section's items there.
  var pendingOutlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = [:]
  /// The hierarchical sections whose items in `pending` are known to match their outlines.
  var outlinesInStep = Derived<Set<String>>([])
  /// The outlines of hierarchical sections on screen.
  var outlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = [:]
  /// Whether `pending` was edited since it was applied or reverted.
  var hasPendingEdits = false
  /// The number of applies.
  var applyCount = 0
  /// The last apply, kept for lint.
  var lastApply = Derived<LastApply?>(nil)
  /// The parts of the last apply's summary, for `expect difference`.
  var lastSummary: [String] = []
  var identity = Identity.id
  var items = ItemRegister()
  /// The cell provider, and the cells on screen.
  var cells = CellRegister()
  /// The section provider; the last matching use wins.
  var uses: [Use] = []
  var configuration = LayoutConfiguration()
  /// Components named by `add NAME to layout`.
  var boundaries: [String] = []
  var bounds: Size
  /// The content's point at the bounds' corner; nil if the view was not scrolled.
  var contentOffset: Point?
  /// How far orthogonal sections are scrolled, by section.
  var orthogonalOffsets: TreeDictionary<String, Double> = [:]
  /// The sizes that self-sizing elements ask for, and those they have taken.
  var register = MeasureRegister()
  /// The rule that finds the moves of a difference.
  var differenceRule = DifferenceRule.minimal

  init(name: String, bounds: Size) {
    self.name = name
    self.bounds = bounds
  }
}

/// What makes two items equal.
enum Identity: String, CaseIterable, Sendable {
  /// The identifier alone.
  case id
  /// The identifier and the content.
  case content
  /// The instance.
  case reference
}
