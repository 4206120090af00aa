/// The shape of a JSON value. Each answer declares its own beside the code that writes it; the schema and `help answers` are made of these.
package indirect enum JSONShape: Equatable, Sendable {
  case bool, integer, number, string
  case constant(JSON)
  /// One of some strings.
  case choice([String])
  case array(JSONShape)
  /// An array with a fixed number of elements, such as a frame.
  case tuple(JSONShape, count: Int)
  /// An object with these keys and no others.
  case object([Member])
  /// An object whose keys are names from the document.
  case named(JSONShape)
  /// The value, or null.
  case optional(JSONShape)
  case either([JSONShape])
  /// A shape that is defined under a name, since it contains itself.
  case reference(String)
  /// Any object, which its reader knows from elsewhere.
  case anyObject

  package struct Member: Equatable, Sendable {
    package var key: String
    package var shape: JSONShape
    /// Whether the key may be missing.
    package var isOptional: Bool

    package init(_ key: String, _ shape: JSONShape, isOptional: Bool = false) {
      self.key = key
      self.shape = shape
      self.isOptional = isOptional
    }
  }
}

extension JSONShape: ExpressibleByDictionaryLiteral {
  /// Keys that end in `?` may be missing.
  package init(dictionaryLiteral elements: (String, JSONShape)...) {
    self = .object(
      elements.map { key, shape in
        key.hasSuffix("?") ? Member(String(key.dropLast()), shape, isOptional: true) : Member(key, shape)
      })
  }
}

extension JSONShape {
  package static let strings = JSONShape.array(.string)
  package static let size = JSONShape.tuple(.number, count: 2)
  package static let point = JSONShape.tuple(.number, count: 2)
  package static let frame = JSONShape.tuple(.number, count: 4)
  package static let indexPath = JSONShape.tuple(.integer, count: 2)
  /// One of a type's names.
  package static func cases<Value: CaseIterable & RawRepresentable>(of type: Value.Type) -> JSONShape where Value.RawValue == String {
    .choice(Value.allCases.map { $0.rawValue })
  }

  /// An object with further members at its end; any other shape as it is.
  package func adding(_ members: [Member]) -> JSONShape {
    if case .object(let own) = self { .object(own + members) } else { self }
  }

  /// A table's rows between other members.
  package init(rowsOf columns: [Table.Column], key: String, before: [Member] = [], after: [Member] = []) {
    let row = columns.compactMap { column in column.key.map { Member($0, column.shape) } }
    self = .object(before + [Member(key, .array(.object(row)))] + after)
  }
}
