import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// A JSON object whose keys have been checked.
struct Keyed {
  private let object: JSONNode
  private let nodes: [String: JSONNode]

  init(_ object: JSONNode, _ required: [String], optional: [String] = []) throws(JSONFault) {
    let members = try Self.members(of: object)
    let keys = required + optional
    for member in members where !keys.contains(member.key) {
      throw JSONFault(
        "'\(member.key.abbreviated)' is not a key here; the keys are \(keys.joined(separator: ", "))", at: member.keyRange,
        suggestion: nearestName(to: member.key, among: keys))
    }
    self.object = object
    nodes = members.reversed().reduce(into: [:]) { $0[$1.key] = $1.node }
    for key in required where nodes[key] == nil { throw JSONFault("'\(key)' is missing here", at: object.range) }
  }

  static func members(of node: JSONNode) throws(JSONFault) -> [JSONNode.ParsedMember] {
    guard case .object(let members) = node.value else { throw JSONFault("an object is expected here", at: node.range) }
    return members
  }

  static func text(of node: JSONNode) throws(JSONFault) -> String {
    guard let text = node.string else { throw JSONFault("a string is expected here", at: node.range) }
    return text
  }

  static func name(of node: JSONNode) throws(JSONFault) -> String {
    guard let name = try members(of: node).first(where: { $0.key == "name" }) else {
      throw JSONFault("'name' is missing here", at: node.range)
    }
    return try Self.text(of: name.node)
  }

  func node(_ key: String) throws(JSONFault) -> JSONNode {
    guard let node = nodes[key] else { throw JSONFault("'\(key)' is missing here", at: object.range) }
    return node
  }

  func text(_ key: String) throws(JSONFault) -> String { try Self.text(of: node(key)) }

  func optionalText(_ key: String) throws(JSONFault) -> String? {
    guard let node = nodes[key] else { return nil }
    if case .null = node.value { return nil }
    return try Self.text(of: node)
  }

  /// A string that consists only of letters.
  func word(_ key: String) throws(JSONFault) -> String {
    let node = try node(key)
    let text = try Self.text(of: node)
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter }) else { throw JSONFault("one word is expected here", at: node.range) }
    return text
  }

  func optionalWord(_ key: String) throws(JSONFault) -> String? { try optionalText(key) == nil ? nil : try word(key) }

  func number(_ key: String) throws(JSONFault) -> Double { try Self.number(node(key)) }

  func optionalNumber(_ key: String) throws(JSONFault) -> Double? {
    guard let node = nodes[key] else { return nil }
    if case .null = node.value { return nil }
    return try Self.number(node)
  }

  static func number(_ node: JSONNode) throws(JSONFault) -> Double {
    guard case .number(let number) = node.value else { throw JSONFault("a number is expected here", at: node.range) }
    return number
  }

  /// A Boolean; false if the key is missing.
  func flag(_ key: String) throws(JSONFault) -> Bool { try nodes[key].map { node throws(JSONFault) in try Self.flag(node) } ?? false }

  static func flag(_ node: JSONNode) throws(JSONFault) -> Bool {
    guard case .bool(let flag) = node.value else { throw JSONFault("true or false is expected here", at: node.range) }
    return flag
  }

  func nodes(_ key: String) throws(JSONFault) -> [JSONNode] {
    let node = try node(key)
    guard case .array(let nodes) = node.value else { throw JSONFault("an array is expected here", at: node.range) }
    return nodes
  }

  func texts(_ key: String) throws(JSONFault) -> [String] {
    var texts: [String] = []
    for node in try nodes(key) { texts.append(try Self.text(of: node)) }
    return texts
  }

  func size(_ key: String) throws(JSONFault) -> Size {
    let lengths = try nodes(key)
    guard lengths.count == 2 else { throw JSONFault("two numbers are expected here, [width,height]", at: try node(key).range) }
    return Size(width: try Self.number(lengths[0]), height: try Self.number(lengths[1]))
  }

  /// An array of exactly `count` numbers.
  func numbers(_ key: String, count: Int) throws(JSONFault) -> [Double] {
    let nodes = try nodes(key)
    guard nodes.count == count else { throw JSONFault("\(count) numbers are expected here", at: try node(key).range) }
    var numbers: [Double] = []
    for node in nodes { numbers.append(try Self.number(node)) }
    return numbers
  }

  func integer(_ key: String) throws(JSONFault) -> Int { try Self.integer(node(key)) }

  static func integer(_ node: JSONNode) throws(JSONFault) -> Int {
    guard let integer = Int(exactly: try number(node)) else { throw JSONFault("a whole number is expected here", at: node.range) }
    return integer
  }

  func has(_ key: String) -> Bool { nodes[key] != nil }

  func isNull(_ key: String) -> Bool {
    guard let node = nodes[key], case .null = node.value else { return false }
    return true
  }

  func choice<Value: RawRepresentable & CaseIterable>(_ key: String) throws(JSONFault) -> Value where Value.RawValue == String {
    try Self.choice(node(key))
  }

  static func choice<Value: RawRepresentable & CaseIterable>(_ node: JSONNode) throws(JSONFault) -> Value where Value.RawValue == String {
    let name = try text(of: node)
    guard let value = Value(rawValue: name) else {
      let names = Value.allCases.map { $0.rawValue }
      throw JSONFault(
        "'\(name.abbreviated)' is not one of \(names.joined(separator: ", "))", at: node.range,
        suggestion: nearestName(to: name, among: names))
    }
    return value
  }

  /// Properties in alphabetical order, regardless of their order in the file.
  func settings(_ key: String) throws(JSONFault) -> [Setting] {
    var settings: [Setting] = []
    for member in try Self.members(of: node(key)) {
      guard member.key.allSatisfy({ $0.isLetter || $0 == "." }) else { throw JSONFault("this is not a property", at: member.keyRange) }
      settings.append(Setting(name: member.key, value: try Self.text(of: member.node)))
    }
    return settings.sorted { $0.name < $1.name }
  }
}
