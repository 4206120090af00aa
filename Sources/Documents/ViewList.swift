import HashTreeCollections
import Snapshots

/// The collection views of a document in the order in which they were made, one of them the current one.
///
/// Copies share every other view that did not change.
@usableFromInline
package struct ViewList: Sendable {
  @usableFromInline var currentBox: CopyOnWriteBox<View>
  package private(set) var currentIndex = 0
  /// The other views; nil in the place of the current one.
  private var others = SharedArray<CopyOnWriteBox<View>?>()
  private var places: TreeDictionary<String, Int> = .init()
  /// How many views but the current one have Swift code, which only the current view is given.
  @usableFromInline var othersWithCode = 0

  /// Whether Swift code lays out one of the views. Complexity: O(1).
  @inlinable package var hasCode: Bool { othersWithCode > 0 || currentBox.read { $0.code != nil } }

  package init(_ first: View) {
    currentBox = CopyOnWriteBox(first)
    others.append(nil)
    places[first.name] = 0
  }

  /// The current view, which most lines edit.
  @inlinable package var current: View {
    get { currentBox.value }
    _modify { yield &currentBox.value }
  }

  package func index(named name: String) -> Int? { places[name] }

  /// Adds a view with a new name.
  package mutating func append(_ view: View) {
    places[view.name] = count
    others.append(CopyOnWriteBox(view))
  }

  /// Makes another view the current one.
  package mutating func turn(to index: Int) {
    guard index != currentIndex, let next = others[index] else { return }
    if current.code != nil { othersWithCode += 1 }
    others[currentIndex] = currentBox
    currentBox = next
    if current.code != nil { othersWithCode -= 1 }
    others[index] = nil
    currentIndex = index
  }

  private func box(at index: Int) -> CopyOnWriteBox<View> { index == currentIndex ? currentBox : others[index] ?? currentBox }

  /// Passes a view to a body without copying it.
  func withView<Result>(at index: Int, _ body: (View) -> Result) -> Result { box(at: index).read(body) }

  /// The indices of the views that may differ from those of an older list: where another one is current now, both.
  ///
  /// - Complexity: O(differing views + views / 2,048) for an edited copy.
  func indices(changedSince before: ViewList) -> [Int] {
    if count == 1 { return currentBox.isShared(with: before.currentBox) ? [] : [0] }
    let unshared = others.positions(unsharedWith: before.others).filter { index in
      index >= before.count || !box(at: index).isShared(with: before.box(at: index))
    }
    return Set(unshared + [currentIndex, before.currentIndex]).filter { $0 < count }.sorted()
  }

  /// Whether there are as many views as in an older list, and the snapshots of the given ones are surely the same; false does not mean that
  /// they differ. Complexity: O(given views).
  func sharesSnapshots(with before: ViewList, in indices: [Int]) -> Bool {
    count == before.count
      && indices.allSatisfy { index in
        let (view, old) = (box(at: index), before.box(at: index))
        return view.value.pending.isTriviallyIdentical(to: old.value.pending)
          && view.value.applied.isTriviallyIdentical(to: old.value.applied)
      }
  }
}

extension ViewList: RandomAccessCollection, MutableCollection {
  @usableFromInline package var startIndex: Int { 0 }
  @usableFromInline package var endIndex: Int { others.count }

  @usableFromInline
  package subscript(index: Int) -> View {
    get { box(at: index).value }
    _modify {
      guard index != currentIndex, var other = others[index] else {
        yield &current
        return
      }
      others[index] = nil
      defer { others[index] = other }
      yield &other.value
    }
  }
}

extension ViewList: Equatable {
  @usableFromInline
  package static func == (left: ViewList, right: ViewList) -> Bool {
    left.count == right.count && left.currentIndex == right.currentIndex
      && left.indices(changedSince: right).allSatisfy { index in
        let (view, other) = (left.box(at: index), right.box(at: index))
        return view.isShared(with: other) || view.value == other.value
      }
  }
}
