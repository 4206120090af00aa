/// Holds a large value by reference: a document or a view in a value that is passed around or captured, a component among others.
///
/// With the value itself inside, the functions that copy what holds it take 12 KB of the executable for each type, and a copy takes as long
/// as some fifty references.
@propertyWrapper
package struct Kept<Value: Sendable>: Sendable {
  @usableFromInline
  package final class Box: Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
  }

  @usableFromInline package var box: Box

  /// Whether both hold the same copy, and so are equal; false does not mean unequal.
  @inlinable
  package func isSame(as other: Kept) -> Bool { box === other.box }

  @inlinable
  package init(wrappedValue value: Value) { box = Box(value) }

  @inlinable
  package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
