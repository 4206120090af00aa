import Rendering

/// Validates JSON against a JSON Schema, by the rules of draft 2020-12 for the keywords that our schema uses. Any other keyword is an error
/// in the schema.
package struct SchemaValidator: Sendable {
  private let root: JSON

  /// Parses the text of the schema, so that its numbers have the form of parsed ones.
  package init(_ schema: JSON) { root = JSON(parsing: schema.text) ?? schema }

  /// The location and kind of a violation of the schema or of one of its definitions; nil if the value is valid.
  package func fault(in value: JSON, definition: String? = nil) -> String? {
    fault(value, definition.map { ["$ref": .string("#/$defs/\($0)")] } ?? root, at: "")
  }

  /// The definitions that a value conforms to.
  package func definitions(fitting value: JSON) -> [String] {
    names.filter { fault(in: value, definition: $0) == nil }
  }

  package var names: [String] {
    guard case .object(let members)? = root["$defs"] else { return [] }
    return members.map(\.key)
  }

  private func fault(_ value: JSON, _ schema: JSON, at place: String) -> String? {
    guard case .object(let keywords) = schema else { return "\(place): the schema is no object" }
    for keyword in keywords {
      if let fault = fault(value, keyword, of: schema, at: place) { return fault }
    }
    return nil
  }

  private func fault(_ value: JSON, _ keyword: JSON.Member, of schema: JSON, at place: String) -> String? {
    let isMet: Bool
    switch (keyword.key, keyword.value) {
    case ("type", .string(let name)): isMet = value.types.contains(name)
    case ("const", let constant): isMet = value.isSame(as: constant)
    case ("enum", .array(let values)): isMet = values.contains { value.isSame(as: $0) }
    case ("required", .array(let keys)): isMet = keys.allSatisfy { key in value.members?.contains { .string($0.key) == key } ?? true }
    case ("minItems", .number(let count)): isMet = Double(value.elements?.count ?? .max) >= count
    case ("maxItems", .number(let count)): isMet = Double(value.elements?.count ?? 0) <= count
    case ("anyOf", .array(let schemas)): isMet = schemas.contains { fault(value, $0, at: place) == nil }
    case ("$ref", .string(let reference)):
      guard let target = root["$defs"]?[String(reference.dropFirst("#/$defs/".count))] else { return "\(place): no \(reference)" }
      return fault(value, target, at: place)
    case ("items", let schema):
      return (value.elements ?? []).enumerated().lazy.compactMap { fault($0.element, schema, at: "\(place)[\($0.offset)]") }.first
    case ("properties", _):
      return (value.members ?? []).lazy.compactMap { member in
        keyword.value[member.key].flatMap { fault(member.value, $0, at: "\(place).\(member.key)") }
      }.first
    case ("additionalProperties", _):
      let others = (value.members ?? []).filter { schema["properties"]?[$0.key] == nil }
      if keyword.value == false { return others.first.map { "\(place): '\($0.key)' is no key here" } }
      return others.lazy.compactMap { fault($0.value, keyword.value, at: "\(place).\($0.key)") }.first
    case ("$schema", _), ("$defs", _), ("$id", _): isMet = true
    default: return "\(place): the keyword \(keyword.key) is not known"
    }
    return isMet ? nil : "\(place): \(keyword.key) \(keyword.value.text.prefix(80)), but it is \(value.text.prefix(80))"
  }
}

extension JSON {
  fileprivate var types: [String] {
    switch self {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .integer: ["number", "integer"]
    case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }

  fileprivate var members: [JSON.Member]? { if case .object(let members) = self { members } else { nil } }
  fileprivate var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  /// Equality of JSON values, where 1 and 1.0 are equal.
  fileprivate func isSame(as other: JSON) -> Bool { JSON(parsing: text) == JSON(parsing: other.text) }
}
