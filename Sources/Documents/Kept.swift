/// Holds a document or a view by reference, in a value that is passed around or captured.
///
/// With the value itself inside, the functions that copy what holds it take 12 KB of the executable for each type.
@propertyWrapper
package struct Kept<Value: Sendable>: Sendable {
  @usableFromInline
  package final class Box: Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
  }

  @usableFromInline package var box: Box

  @inlinable
  package init(wrappedValue value: Value) { box = Box(value) }

  @inlinable
  package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
