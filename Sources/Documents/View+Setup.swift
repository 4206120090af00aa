import CompositionalLayout
import HashTreeCollections
import LayoutComponents
import Snapshots

extension View {
  /// What lines rarely change, by reference: who edits a snapshot copies the view, and would count a dozen more references.
  struct Setup: Equatable, Sendable {
    let name: String
    var identity = Identity.id
    var code: LayoutCode?
    var configuration = LayoutConfiguration()
    var boundaries: KeyedList<String> = []
    var bounds: Size
    var rowMoves = Derived<TreeDictionary<String, RowMove>>(.init())
    var differenceRule = DifferenceRule.minimal
  }

  /// The outlines of hierarchical sections, by reference for the same reason.
  struct Hierarchy: Equatable, Sendable {
    var pending: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = .init()
    var inStep = Derived<OutlinesInStep?>(nil)
    var applied: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> = .init()
  }

  package var name: String { @inline(__always) get { setup.name } }

  package var identity: Identity {
    @inline(__always) get { setup.identity }
    @inline(__always) _modify { yield &setup.identity }
  }

  /// The Swift code that makes the layout; nil if commands alone make it.
  package var code: LayoutCode? {
    @inline(__always) get { setup.code }
    @inline(__always) _modify { yield &setup.code }
  }

  package var configuration: LayoutConfiguration {
    @inline(__always) get { setup.configuration }
    @inline(__always) _modify { yield &setup.configuration }
  }

  /// Components named by `add NAME to layout`.
  package var boundaries: KeyedList<String> {
    @inline(__always) get { setup.boundaries }
    @inline(__always) _modify { yield &setup.boundaries }
  }

  package var bounds: Size {
    @inline(__always) get { setup.bounds }
    @inline(__always) _modify { yield &setup.bounds }
  }

  /// What brought orthogonal sections last to where they rest, kept for probes.
  package var rowMoves: Derived<TreeDictionary<String, RowMove>> {
    @inline(__always) get { setup.rowMoves }
    @inline(__always) _modify { yield &setup.rowMoves }
  }

  package var differenceRule: DifferenceRule {
    @inline(__always) get { setup.differenceRule }
    @inline(__always) _modify { yield &setup.differenceRule }
  }

  /// The outlines of hierarchical sections of `pending`; their visible items are the section's items there.
  package var pendingOutlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> {
    @inline(__always) get { hierarchy.pending }
    @inline(__always) _modify { yield &hierarchy.pending }
  }

  var outlinesInStep: Derived<OutlinesInStep?> {
    @inline(__always) get { hierarchy.inStep }
    @inline(__always) _modify { yield &hierarchy.inStep }
  }

  /// The outlines of hierarchical sections on screen.
  package var outlines: TreeDictionary<String, SectionSnapshot<ItemIdentifier>> {
    @inline(__always) get { hierarchy.applied }
    @inline(__always) _modify { yield &hierarchy.applied }
  }
}
