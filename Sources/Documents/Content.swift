/// The fields of an item, in the order in which their keys were first set.
///
/// Copies share storage. Setting a field, hashing, and comparing with an edited copy cost O(log fields).
package struct Content: Hashable, Sendable {
  package struct Field: Keyed {
    package let key: String
    package let value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  private var fields: KeyedList<Field> = []
  /// The sum of the fields' hashes, so that hashing does not depend on their order.
  private var sum = 0

  package init() {}

  package var isEmpty: Bool { fields.isEmpty }
  package subscript(key: String) -> String? { fields[key]?.value }

  mutating func set(_ field: Field) {
    if let old = fields[field.key] { sum &-= old.hashValue }
    sum &+= field.hashValue
    fields.put(field)
  }

  package static func == (left: Content, right: Content) -> Bool { left.sum == right.sum && left.fields == right.fields }
  package func hash(into hasher: inout Hasher) { hasher.combine(sum) }
}

extension Content: Sequence {
  package func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}

extension Content {
  /// An item with this content, as Swift prints a structure: `Item(id: "a", title: "Old")`.
  func description(of item: String) -> String {
    let fields = [Field(key: "id", value: item)] + self
    return "Item(\(fields.map { "\($0.key): \"\($0.value)\"" }.joined(separator: ", ")))"
  }
}
