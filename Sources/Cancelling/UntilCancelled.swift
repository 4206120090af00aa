/// The elements of another sequence, up to the place where the current run is found cancelled.
///
/// A run asks every 1,024 elements, which costs next to nothing; for a shorter sequence it never does.
@usableFromInline
package struct UntilCancelled<Base: Sequence>: Sequence, IteratorProtocol {
  @usableFromInline var base: Base.Iterator
  @usableFromInline var asking = Asking()

  @inlinable
  init(_ base: Base) { self.base = base.makeIterator() }

  @inlinable
  package mutating func next() -> Base.Element? { asking.isCancelled() ? nil : base.next() }
}

/// Asks at some steps of a loop whether the current run was cancelled.
@usableFromInline
package struct Asking {
  /// The steps until it asks, this one included.
  @usableFromInline var steps = CurrentRun.stride

  @inlinable
  package init() {}

  /// Called in each step. Once cancelled, it stays so.
  @inlinable
  package mutating func isCancelled() -> Bool {
    steps &-= 1
    if steps > 0 { return false }
    // Asked again in the next step if it is.
    steps = 1
    if CurrentRun.isCancelled { return true }
    steps = CurrentRun.stride
    return false
  }
}

extension Sequence {
  /// The elements until the current run is cancelled: for long loops whose result may be a part then.
  @inlinable package var untilCancelled: UntilCancelled<Self> { UntilCancelled(self) }

  /// The elements in ascending order; in a cancelled run in any order.
  @inlinable
  package func sortedUntilCancelled(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var asking = Asking()
    return sorted { !asking.isCancelled() && isBefore($0, $1) }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order; in a cancelled run in any order.
  @inlinable
  package func sortedUntilCancelled() -> [Element] { sortedUntilCancelled { $0 < $1 } }
}
