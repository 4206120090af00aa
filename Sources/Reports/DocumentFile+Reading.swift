import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Wording

extension DocumentFile {
  /// A command that rebuilds a part of a document, and the value of the file it comes from.
  package struct Line {
    package var text: String
    package var node: JSONNode
  }

  /// The lines that rebuild the document of a file.
  ///
  /// Keys and types of values are checked here; the values themselves are checked by the commands they become.
  package static func lines(of bytes: [UInt8]) throws(JSONFault) -> [Line] {
    let file = try Keyed(
      JSONParser.parse(bytes), ["galley", "environment", "components", "views", "currentView"], optional: ["screen"])
    let number = try file.number("galley")
    guard readable.contains(where: { Double($0) == number }) else {
      throw JSONFault(
        "its version is \(shortest(number)), and this reads \(readable.lowerBound) to \(version)", at: try file.node("galley").range)
    }
    let environment = try Self.environment(of: file.node("environment"))
    let components = try file.nodes("components")
    let definitions = try definitions(of: components)
    let views = try file.nodes("views")
    try unique(views)
    let current = try currentView(of: file, among: views)
    var lines = environment
    for (definition, node) in zip(definitions, components) { lines.append(Line(text: definition.line, node: node)) }
    for (definition, node) in zip(definitions, components) {
      for text in definition.additionLines { lines.append(Line(text: text, node: node)) }
    }
    for view in views { lines += try Self.lines(ofView: view) }
    return lines + [current]
  }

  private static func environment(of node: JSONNode) throws(JSONFault) -> [Line] {
    let keyed = try Keyed(node, ["device", "settings"], optional: ["isLandscape", "share"])
    let isLandscape = try keyed.flag("isLandscape")
    let share: ScreenShare = try keyed.optionalText("share") == nil ? .full : keyed.choice("share")
    let device = try keyed.optionalText("device").map { HeldDevice(name: quotedIfNeeded($0), isLandscape: isLandscape, share: share) }
    let record = EnvironmentRecord(device: device, settings: try keyed.settings("settings"))
    return record.lines.map { Line(text: $0, node: node) }
  }

  private static func definitions(of nodes: [JSONNode]) throws(JSONFault) -> [ComponentDefinition] {
    try unique(nodes)
    var definitions: [ComponentDefinition] = []
    for node in nodes {
      let keyed = try Keyed(node, ["name", "kind", "settings", "subitems", "added"], optional: ["direction", "group"])
      var definition = ComponentDefinition(
        kind: try keyed.word("kind"), name: try keyed.text("name"), settings: try keyed.settings("settings"), added: [])
      definition.direction = try keyed.optionalWord("direction")
      definition.group = try keyed.optionalText("group")
      definition.subitems = try keyed.texts("subitems")
      definition.added = try keyed.texts("added")
      definitions.append(definition)
    }
    return definitions
  }

  private static func lines(ofView node: JSONNode) throws(JSONFault) -> [Line] {
    let keyed = try Keyed(node, ["name", "bounds", "identity", "difference", "settings", "added", "uses", "state"])
    var useLines: [String] = []
    for use in try keyed.nodes("uses") { useLines.append(try Self.line(ofUse: use)) }
    let record = ViewRecord(
      name: try keyed.text("name"), bounds: try keyed.size("bounds"), identity: try keyed.choice("identity"),
      differenceRule: try keyed.choice("difference"), settings: try keyed.settings("settings"), added: try keyed.texts("added"),
      useLines: useLines)
    var lines = record.lines.map { Line(text: $0, node: node) }
    for state in try keyed.nodes("state") { lines.append(Line(text: try text(of: state), node: state)) }
    return lines
  }

  private static func line(ofUse node: JSONNode) throws(JSONFault) -> String {
    let keyed = try Keyed(node, ["component"], optional: ["sectionIdentifier", "section", "index", "when"])
    let oldSection = try keyed.optionalText("section")
    let section = try keyed.optionalText("sectionIdentifier") ?? oldSection
    let index = try keyed.optionalNumber("index")
    if section != nil, index != nil { throw JSONFault("a use is for a section or for an index, not for both", at: node.range) }
    let target = section.map { " for \(quotedIfNeeded($0))" } ?? index.map { " for index \(shortest($0))" } ?? ""
    return "use \(quotedIfNeeded(try keyed.text("component")))\(target)\(try keyed.optionalText("when").map { " when \($0)" } ?? "")"
  }

  private static func currentView(of file: Keyed, among views: [JSONNode]) throws(JSONFault) -> Line {
    let node = try file.node("currentView")
    let name = try text(of: node)
    var names: [String] = []
    for view in views { names.append(try Keyed.name(of: view)) }
    guard names.isEmpty ? name == Document().view.name : names.contains(name) else {
      throw JSONFault("no view is called '\(name.abbreviated)'", at: node.range, suggestion: nearestName(to: name, among: names))
    }
    return Line(text: "view \(quotedIfNeeded(name))", node: node)
  }

  private static func unique(_ nodes: [JSONNode]) throws(JSONFault) {
    var names: Set<String> = []
    for node in nodes {
      let name = try Keyed.name(of: node)
      guard names.insert(name).inserted else {
        throw JSONFault("'\(name.abbreviated)' is there already", at: node.range(of: name) ?? node.range)
      }
    }
  }

  fileprivate static func text(of node: JSONNode) throws(JSONFault) -> String {
    guard let text = node.string else { throw JSONFault("a string is expected here", at: node.range) }
    return text
  }
}

/// An object with the keys it may have.
private struct Keyed {
  private let object: JSONNode
  private let nodes: [String: JSONNode]

  init(_ object: JSONNode, _ required: [String], optional: [String] = []) throws(JSONFault) {
    let members = try Self.members(of: object)
    let keys = required + optional
    for member in members where !keys.contains(member.key) {
      throw JSONFault(
        "'\(member.key.abbreviated)' is no key here; the keys are \(keys.joined(separator: ", "))", at: member.keyRange,
        suggestion: nearestName(to: member.key, among: keys))
    }
    self.object = object
    nodes = members.reversed().reduce(into: [:]) { $0[$1.key] = $1.node }
    for key in required where nodes[key] == nil { throw JSONFault("'\(key)' is missing here", at: object.range) }
  }

  private static func members(of node: JSONNode) throws(JSONFault) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else { throw JSONFault("an object is expected here", at: node.range) }
    return members
  }

  static func name(of node: JSONNode) throws(JSONFault) -> String {
    guard let name = try members(of: node).first(where: { $0.key == "name" }) else {
      throw JSONFault("'name' is missing here", at: node.range)
    }
    return try DocumentFile.text(of: name.node)
  }

  func node(_ key: String) throws(JSONFault) -> JSONNode {
    guard let node = nodes[key] else { throw JSONFault("'\(key)' is missing here", at: object.range) }
    return node
  }

  func text(_ key: String) throws(JSONFault) -> String { try DocumentFile.text(of: node(key)) }

  func optionalText(_ key: String) throws(JSONFault) -> String? {
    guard let node = nodes[key] else { return nil }
    if case .null = node.value { return nil }
    return try DocumentFile.text(of: node)
  }

  /// A string that is one word of the language.
  func word(_ key: String) throws(JSONFault) -> String {
    let node = try node(key)
    let text = try DocumentFile.text(of: node)
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

  private static func number(_ node: JSONNode) throws(JSONFault) -> Double {
    guard case .number(let number) = node.value else { throw JSONFault("a number is expected here", at: node.range) }
    return number
  }

  /// A Boolean; false if the key is missing.
  func flag(_ key: String) throws(JSONFault) -> Bool {
    guard let node = nodes[key] else { return false }
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
    for node in try nodes(key) { texts.append(try DocumentFile.text(of: node)) }
    return texts
  }

  func size(_ key: String) throws(JSONFault) -> Size {
    let lengths = try nodes(key)
    guard lengths.count == 2 else { throw JSONFault("two numbers are expected here, [width,height]", at: try node(key).range) }
    return Size(width: try Self.number(lengths[0]), height: try Self.number(lengths[1]))
  }

  func choice<Value: RawRepresentable & CaseIterable>(_ key: String) throws(JSONFault) -> Value where Value.RawValue == String {
    let name = try text(key)
    guard let value = Value(rawValue: name) else {
      let names = Value.allCases.map { $0.rawValue }
      throw JSONFault(
        "'\(name.abbreviated)' is none of \(names.joined(separator: ", "))", at: try node(key).range,
        suggestion: nearestName(to: name, among: names))
    }
    return value
  }

  /// Properties by name, in alphabetical order; their order in the file does not matter.
  func settings(_ key: String) throws(JSONFault) -> [Setting] {
    var settings: [Setting] = []
    for member in try Self.members(of: node(key)) {
      guard member.key.allSatisfy({ $0.isLetter || $0 == "." }) else { throw JSONFault("this names no property", at: member.keyRange) }
      settings.append(Setting(name: member.key, value: try DocumentFile.text(of: member.node)))
    }
    return settings.sorted { $0.name < $1.name }
  }
}
