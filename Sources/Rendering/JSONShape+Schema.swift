extension JSONShape {
  /// The shape as JSON Schema, draft 2020-12.
  package var schema: JSON {
    switch self {
    case .bool: ["type": "boolean"]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .string: ["type": "string"]
    case .constant(let value): ["const": value]
    case .choice(let names): ["enum": .array(names.map(JSON.string))]
    case .array(let element): ["type": "array", "items": element.schema]
    case .tuple(let element, let count):
      ["type": "array", "items": element.schema, "minItems": .integer(count), "maxItems": .integer(count)]
    case .object(let members):
      [
        "type": "object", "properties": .object(members.map { JSON.Member($0.key, $0.shape.schema) }),
        "required": .array(members.filter { !$0.isOptional }.map { .string($0.key) }), "additionalProperties": false,
      ]
    case .named(let value): ["type": "object", "additionalProperties": value.schema]
    case .optional(let shape): ["anyOf": [shape.schema, ["type": "null"]]]
    case .either(let shapes): ["anyOf": .array(shapes.map { $0.schema })]
    case .reference(let name): ["$ref": .string("#/$defs/\(name)")]
    case .anyObject: ["type": "object"]
    }
  }

  /// The keys of an object in order, with the keys of nested objects in parentheses: `contentSize, elements (category, kind), pending?`.
  package var keys: String {
    switch self {
    case .object(let members):
      members.map { member in
        let (key, inner) = (member.key + (member.isOptional ? "?" : ""), member.shape.keys)
        return inner.isEmpty ? key : "\(key) (\(inner))"
      }.joined(separator: ", ")
    case .array(let shape), .named(let shape), .optional(let shape): shape.keys
    case .either(let shapes): shapes.map { $0.keys }.filter { !$0.isEmpty }.joined(separator: "; or ")
    case .reference(let name): name
    case .bool, .integer, .number, .string, .constant, .choice, .tuple, .anyObject: ""
    }
  }
}
