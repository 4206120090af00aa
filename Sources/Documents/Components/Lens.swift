/// A part of a value, as two functions that read and replace it.
package struct Lens<Owner, Value>: Sendable {
  package let get: @Sendable (Owner) -> Value
  package let set: @Sendable (inout Owner, Value) -> Void

  package init(get: @escaping @Sendable (Owner) -> Value, set: @escaping @Sendable (inout Owner, Value) -> Void) {
    self.get = get
    self.set = set
  }
}
