import HashTreeCollections
import LayoutComponents
import Snapshots

/// The collection views of a document in the order in which they were made, one of them the current one.
///
/// Copies share every other view that did not change.
@usableFromInline
package struct ViewList: Sendable {
  /// The current view.
  @usableFromInline var keptCurrent: Kept<View>
  package private(set) var currentIndex = 0
  @Kept private var rest = Rest()

  /// What a line leaves as it is, unless it makes a view or turns to another one.
  private struct Rest: Sendable {
    /// The other views; nil in the place of the current one.
    var others = SharedArray<Kept<View>?>()
    var places: TreeDictionary<String, Int> = .init()
    /// How many views but the current one have Swift code, which only the current view is given.
    var othersWithCode = 0
  }

  /// Whether Swift code lays out one of the views. Complexity: O(1).
  @inline(__always) var hasCode: Bool { keptCurrent.box.value.code != nil || rest.othersWithCode > 0 }

  package init(_ first: View) {
    keptCurrent = Kept(first)
    rest.others.append(nil)
    rest.places[first.name] = 0
  }

  /// The current view, which most lines edit.
  @inlinable package var current: View {
    @inline(__always) get { keptCurrent.wrappedValue }
    @inline(__always) _modify { yield &keptCurrent.wrappedValue }
  }

  package func index(named name: String) -> Int? { rest.places[name] }

  /// Adds a view with a new name.
  package mutating func append(_ view: View) {
    rest.places[view.name] = count
    rest.others.append(Kept(view))
  }

  /// Makes another view the current one.
  package mutating func turn(to index: Int) {
    guard index != currentIndex, let next = rest.others[index] else { return }
    if current.code != nil { rest.othersWithCode += 1 }
    rest.others[currentIndex] = keptCurrent
    keptCurrent = next
    if current.code != nil { rest.othersWithCode -= 1 }
    rest.others[index] = nil
    currentIndex = index
  }

  /// A view by reference.
  private func kept(at index: Int) -> Kept<View> { index == currentIndex ? keptCurrent : rest.others[index] ?? keptCurrent }

  /// Gives a view to a body, which costs no copy of it: that of a large view takes as long as finding a word's command.
  func withView<Result>(at index: Int, _ body: (View) -> Result) -> Result { body(kept(at: index).box.value) }

  /// The indices of the views that may differ from those of an older list: where another one is current now, both.
  ///
  /// - Complexity: O(differing views + views / 2,048) for an edited copy.
  func indices(changedSince before: ViewList) -> [Int] {
    if count == 1 { return keptCurrent.isSame(as: before.keptCurrent) ? [] : [0] }
    let unshared = rest.others.positions(unsharedWith: before.rest.others).filter { index in
      index >= before.count || !kept(at: index).isSame(as: before.kept(at: index))
    }
    return Set(unshared + [currentIndex, before.currentIndex]).filter { $0 < count }.sorted()
  }

  /// Whether there are as many views as in an older list, and the snapshots of the given ones are surely the same; false does not mean that
  /// they differ. Complexity: O(given views).
  func sharesSnapshots(with before: ViewList, in indices: [Int]) -> Bool {
    count == before.count
      && indices.allSatisfy { index in
        let (view, old) = (kept(at: index).box, before.kept(at: index).box)
        return view.value.pending.isTriviallyIdentical(to: old.value.pending)
          && view.value.applied.isTriviallyIdentical(to: old.value.applied)
      }
  }
}

extension ViewList: RandomAccessCollection, MutableCollection {
  @usableFromInline package var startIndex: Int { 0 }
  @usableFromInline package var endIndex: Int { rest.others.count }

  @usableFromInline
  package subscript(index: Int) -> View {
    get { kept(at: index).wrappedValue }
    _modify {
      guard index != currentIndex, var other = rest.others[index] else {
        yield &current
        return
      }
      rest.others[index] = nil
      defer { rest.others[index] = other }
      yield &other.wrappedValue
    }
  }
}

extension ViewList: Equatable {
  @usableFromInline
  package static func == (left: ViewList, right: ViewList) -> Bool {
    left.count == right.count && left.currentIndex == right.currentIndex
      && left.indices(changedSince: right).allSatisfy { index in
        let (view, other) = (left.kept(at: index), right.kept(at: index))
        return view.isSame(as: other) || view.wrappedValue == other.wrappedValue
      }
  }
}
