/// A cache or a record beside a value that is ignored by equality: two values that differ only in it are equal.
struct Derived<Value: Sendable>: Equatable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Derived, right: Derived) -> Bool { true }
}
