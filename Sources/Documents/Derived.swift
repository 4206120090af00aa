/// A cache or a record beside a value that is ignored by equality: two values that differ only in it are equal.
package struct Derived<Value: Sendable>: Equatable, Sendable {
  package var value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (left: Derived, right: Derived) -> Bool { true }
}
