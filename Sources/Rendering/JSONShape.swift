/// The shape of a JSON value. Each reply declares its shape next to the code that writes it; the schema and `help answers` are generated
/// from these.
package indirect enum JSONShape: Equatable, Sendable {
  case bool, integer, number, string
  case constant(JSON)
  case choice([String])
  case array(JSONShape)
  /// An array with a fixed number of elements, such as a frame.
  case tuple(JSONShape, count: Int)
  /// An object with exactly these keys.
  case object([Member])
  /// An object whose keys are names from the document.
  case named(JSONShape)
  case optional(JSONShape)
  case either([JSONShape])
  /// The name of a shape that is defined elsewhere, for shapes that contain themselves.
  case reference(String)
  /// An object of any shape.
  case anyObject

  package struct Member: Equatable, Sendable {
    package var key: String
    package var shape: JSONShape
    package var isOptional: Bool

    package init(_ key: String, _ shape: JSONShape, isOptional: Bool = false) {
      self.key = key
      self.shape = shape
      self.isOptional = isOptional
    }
  }
}

extension JSONShape: ExpressibleByDictionaryLiteral {
  /// Keys that end in `?` are optional.
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
  package static func cases<Value: CaseIterable & RawRepresentable>(of type: Value.Type) -> JSONShape where Value.RawValue == String {
    .choice(Value.allCases.map { $0.rawValue })
  }

  /// Appends members to an object. Other shapes are returned unchanged.
  package func adding(_ members: [Member]) -> JSONShape {
    if case .object(let own) = self { .object(own + members) } else { self }
  }

  /// An object with a table's rows and other members before and after them.
  package init(rowsOf columns: [Table.Column], key: String, before: [Member] = [], after: [Member] = []) {
    let row = columns.compactMap { column in column.key.map { Member($0, column.shape) } }
    self = .object(before + [Member(key, .array(.object(row)))] + after)
  }
}
