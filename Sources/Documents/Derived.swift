/// Something that is kept beside a value and is no part of it, because it follows from the rest or from how that came about: two values that
/// differ in it alone are equal.
struct Derived<Value: Sendable>: Equatable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Derived, right: Derived) -> Bool { true }
}
