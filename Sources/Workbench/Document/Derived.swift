/// Something that follows from the rest of a value and is kept only to be quick: two values that differ in it alone are equal.
struct Derived<Value: Sendable>: Equatable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Derived, right: Derived) -> Bool { true }
}
