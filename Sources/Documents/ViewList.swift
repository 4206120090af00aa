import HashTreeCollections
import Snapshots

/// The collection views of a document in the order in which they were made, one of them the current one.
///
/// Copies share every other view that did not change.
@usableFromInline
package struct ViewList: Sendable {
  /// The current view, stored plainly: most lines edit it, and rooms above edit a stored property in place.
  @usableFromInline package var current: View
  package private(set) var currentIndex = 0
  /// Each other view in an array of its own, which copies share; an empty one in the place of the current view.
  private var boxes = SharedArray<ContiguousArray<View>>()
  private var places: TreeDictionary<String, Int> = .init()
  /// How many views but the current one have Swift code, which only the current view is given.
  private var othersWithCode = 0

  /// Whether Swift code lays out one of the views. Complexity: O(1).
  @inline(__always) var hasCode: Bool { current.code != nil || othersWithCode > 0 }

  package init(_ first: View) {
    current = first
    boxes.append([])
    places[first.name] = 0
  }

  package func index(named name: String) -> Int? { places[name] }

  /// Adds a view with a new name.
  package mutating func append(_ view: View) {
    places[view.name] = boxes.count
    boxes.append([view])
  }

  /// Makes another view the current one.
  package mutating func turn(to index: Int) {
    guard index != currentIndex else { return }
    if current.code != nil { othersWithCode += 1 }
    boxes[currentIndex] = [current]
    current = boxes[index][0]
    if current.code != nil { othersWithCode -= 1 }
    boxes[index] = []
    currentIndex = index
  }

  /// Gives a view to a body, which costs no copy of it: that of a large view takes as long as finding a word's command.
  func withView<Result>(at index: Int, _ body: (View) -> Result) -> Result { index == currentIndex ? body(current) : body(boxes[index][0]) }

  /// The indices of the views that may differ from those of an older list, the current one always among them.
  ///
  /// - Complexity: O(differing views + views / 2,048) for an edited copy.
  func indices(changedSince before: ViewList) -> [Int] {
    if count == 1 { return [0] }
    let others = boxes.positions(unsharedWith: before.boxes).filter { index in
      index >= before.boxes.count || !boxes[index].isShared(with: before.boxes[index])
    }
    return Set(others + [currentIndex, before.currentIndex]).filter { $0 < count }.sorted()
  }
}

extension ViewList: RandomAccessCollection, MutableCollection {
  @usableFromInline package var startIndex: Int { 0 }
  @usableFromInline package var endIndex: Int { boxes.count }

  @usableFromInline
  package subscript(index: Int) -> View {
    get { index == currentIndex ? current : boxes[index][0] }
    _modify {
      if index == currentIndex { yield &current } else { yield &boxes[index][0] }
    }
  }
}

extension ViewList: Equatable {
  @usableFromInline
  package static func == (left: ViewList, right: ViewList) -> Bool {
    left.count == right.count && left.currentIndex == right.currentIndex
      && left.indices(changedSince: right).allSatisfy { left[$0] == right[$0] }
  }
}
