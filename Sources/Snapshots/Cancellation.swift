/// How a program ends long edits and differences early, for example after Ctrl-C.
@usableFromInline
package enum SnapshotCancellation {
  /// How many elements a loop on the current thread may take before it asks again: 0 once its work was cancelled.
  ///
  /// A cancelled loop ends early, so its result has to be discarded. Set the hook before making snapshots; by default nothing is cancelled.
  @usableFromInline nonisolated(unsafe) package static var allowance: @convention(c) () -> Int = { 1024 }

  @usableFromInline static var isCancelled: Bool { allowance() == 0 }
}

/// The elements of another sequence, up to the place where the work is found cancelled.
@usableFromInline
struct UntilCancelled<Base: Sequence>: Sequence, IteratorProtocol {
  @usableFromInline var base: Base.Iterator
  @usableFromInline var allowance = 0

  @inlinable
  init(_ base: Base) { self.base = base.makeIterator() }

  @inlinable
  mutating func next() -> Base.Element? {
    if allowance == 0 { allowance = SnapshotCancellation.allowance() }
    guard allowance > 0 else { return nil }
    allowance &-= 1
    return base.next()
  }
}

extension Sequence {
  /// The elements until the work is cancelled: for long loops whose result may be a part then.
  @inlinable var untilCancelled: UntilCancelled<Self> { UntilCancelled(self) }

  /// The elements in ascending order; in cancelled work in any order.
  @inlinable
  func sortedUntilCancelled(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var left = 0
    return sorted {
      if left == 0 { left = SnapshotCancellation.allowance() }
      guard left > 0 else { return false }
      left &-= 1
      return isBefore($0, $1)
    }
  }
}
