import HashTreeCollections
import Snapshots

/// The collection views of a document, in the order in which they were made. One of them is the current view.
///
/// Copies share the storage of all unchanged views.
@usableFromInline
package struct ViewList: Sendable {
  @usableFromInline var currentBox: CopyOnWriteBox<View>
  package private(set) var currentIndex = 0
  /// The other views; nil at the index of the current one.
  private var others = SharedArray<CopyOnWriteBox<View>?>()
  private var places: TreeDictionary<String, Int> = .init()
  /// The number of views other than the current one that have Swift code. Code is set only on the current view, so only `turn(to:)`
  /// updates this number.
  @usableFromInline var othersWithCode = 0

  /// True if Swift code lays out one of the views. Complexity: O(1).
  @inlinable package var hasCode: Bool { othersWithCode > 0 || currentBox.read { $0.code != nil } }

  package init(_ first: View) {
    currentBox = CopyOnWriteBox(first)
    others.append(nil)
    places[first.name] = 0
  }

  @inlinable package var current: View {
    get { currentBox.value }
    _modify { yield &currentBox.value }
  }

  package func index(named name: String) -> Int? { places[name] }

  /// Adds a view, which must have a new name.
  package mutating func append(_ view: View) {
    places[view.name] = count
    others.append(CopyOnWriteBox(view))
  }

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

  func withView<Result>(at index: Int, _ body: (View) -> Result) -> Result { box(at: index).read(body) }

  /// The indices of the views that may differ from those of an older list. Includes both current views if the current view changed.
  ///
  /// - Complexity: O(differing views + views / 2,048) for an edited copy.
  func indices(changedSince before: ViewList) -> [Int] {
    if count == 1 { return currentBox.isShared(with: before.currentBox) ? [] : [0] }
    let unshared = others.positions(unsharedWith: before.others).filter { index in
      index >= before.count || !box(at: index).isShared(with: before.box(at: index))
    }
    return Set(unshared + [currentIndex, before.currentIndex]).filter { $0 < count }.sorted()
  }

  /// True if both lists have the same number of views and the given views share the storage of their snapshots. False does not mean that
  /// the snapshots differ. Complexity: O(given views).
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
