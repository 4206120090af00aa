import Rendering

extension JSON {
  /// The value of a JSON text; nil if the text is not JSON.
  package init?(parsing text: some StringProtocol) {
    guard let node = try? JSONParser.parse(Array(text.utf8)) else { return nil }
    self = node.json
  }

  /// The value for a key; nil if the key does not exist or this is not an object.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var isObject: Bool { if case .object = self { true } else { false } }
}

extension JSONNode {
  /// The value without its positions.
  package var json: JSON {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let nodes): .array(nodes.map(\.json))
    case .object(let members): .object(members.map { JSON.Member($0.key, $0.node.json) })
    }
  }
}
