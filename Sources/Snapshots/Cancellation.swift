/// A hook that lets a program end long edits and differences early, for example after Ctrl-C.
@usableFromInline
package enum SnapshotCancellation {
  /// The number of elements that a loop on the current thread may process before it calls the hook again; 0 once its work is cancelled.
  ///
  /// A cancelled loop ends early, so its result has to be discarded. Set the hook before making snapshots; by default nothing is cancelled.
  @usableFromInline nonisolated(unsafe) package static var allowance: @convention(c) () -> Int = { 1024 }

  @usableFromInline static var isCancelled: Bool { allowance() == 0 }
}

/// The elements of another sequence, until the work is cancelled.
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
  /// The elements until the work is cancelled, for long loops whose result is then discarded.
  @inlinable var untilCancelled: UntilCancelled<Self> { UntilCancelled(self) }

  /// The elements in ascending order; in any order if the work is cancelled.
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
