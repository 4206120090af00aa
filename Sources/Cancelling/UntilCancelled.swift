/// The elements of another sequence, until the current run is cancelled.
///
/// Checks every 1,024 elements, so the cost is negligible; a shorter sequence is never checked.
@usableFromInline
package struct UntilCancelled<Base: Sequence>: Sequence, IteratorProtocol {
  @usableFromInline var base: Base.Iterator
  @usableFromInline var asking = Asking()

  @inlinable
  init(_ base: Base) { self.base = base.makeIterator() }

  @inlinable
  package mutating func next() -> Base.Element? { asking.isCancelled() ? nil : base.next() }
}

/// Checks at some steps of a loop whether the current run was cancelled.
@usableFromInline
package struct Asking {
  /// The number of steps until the next check, including the current step.
  @usableFromInline var steps = CurrentRun.stride

  @inlinable
  package init() {}

  /// Call this in each step. Once it returns true, it always does.
  @inlinable
  package mutating func isCancelled() -> Bool {
    steps &-= 1
    if steps > 0 { return false }
    // A cancelled run is checked again in the next step.
    steps = 1
    if CurrentRun.isCancelled { return true }
    steps = CurrentRun.stride
    return false
  }
}

extension Sequence {
  /// The elements until the current run is cancelled, for long loops whose result is then discarded.
  @inlinable package var untilCancelled: UntilCancelled<Self> { UntilCancelled(self) }

  /// The elements in ascending order; in any order if the run is cancelled.
  @inlinable
  package func sortedUntilCancelled(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var asking = Asking()
    return sorted { !asking.isCancelled() && isBefore($0, $1) }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order; in any order if the run is cancelled.
  @inlinable
  package func sortedUntilCancelled() -> [Element] { sortedUntilCancelled { $0 < $1 } }
}
