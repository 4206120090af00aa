/// Holds a large value by reference: a document or a view in a value that is passed around or captured, a component among others.
///
/// With the value itself inside, the functions that copy what holds it take 12 KB of the executable for each type, and a copy takes as long
/// as some fifty references. It is a value all the same: an edit of what others hold too edits a copy of it.
@propertyWrapper
@usableFromInline
package struct Kept<Value: Sendable>: Sendable {
  @usableFromInline
  package final class Box: @unchecked Sendable {
    /// Written by a box's only holder alone.
    @usableFromInline var held: Value

    @inlinable
    package init(_ value: Value) { held = value }

    /// Inlined everywhere: another room that reads what is stored asks at each access whether somebody writes it.
    @inlinable
    package var value: Value {
      @inline(__always) get { held }
      @inline(__always) _modify { yield &held }
    }
  }

  @usableFromInline package var box: Box

  /// Whether both hold the same copy, and so are equal; false does not mean unequal.
  @inlinable
  package func isSame(as other: Kept) -> Bool { box === other.box }

  @inlinable
  package init(wrappedValue value: Value) { box = Box(value) }

  @inlinable
  package init(_ value: Value) { box = Box(value) }

  /// Inlined everywhere, so that who asks a part of the value copies that part alone.
  @inlinable
  package var wrappedValue: Value {
    @inline(__always) get { box.value }
    set { box = Box(newValue) }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Kept: Equatable where Value: Equatable {
  /// Complexity: O(1) for two of the same copy.
  @inlinable
  package static func == (left: Kept, right: Kept) -> Bool { left.isSame(as: right) || left.box.value == right.box.value }
}
