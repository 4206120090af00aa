import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// The settings in `galley.json` at the root of the checked folder. All members are optional.
///
///     {
///       "devices": ["iphone-se-3", "iphone-16-pro", "ipad-pro-11"],
///       "orientations": ["portrait", "landscape"],
///       "directions": ["leftToRight", "rightToLeft"],
///       "textSizes": ["large", "accessibilityLarge"],
///       "systems": [18, 26],
///       "exclude": ["Pods", "Sources/Legacy"],
///       "define": {"Constants.padding": 16},
///       "layouts": [
///         {"file": "Feed/FeedViewController.swift", "call": "makeLayout(columns: 2)", "items": "hero=1,list=8", "define": {}}
///       ]
///     }
package struct Configuration: Sendable {
  package static let name = "galley.json"

  package struct LayoutEntry: Sendable {
    package var file: String
    package var call: String?
    package var items: String?
    package var definitions: [String] = []
  }

  package var matrix = Matrix()
  /// Folders and files that are left out, from the root.
  package var excluded = Self.usuallyExcluded
  package var definitions: [String] = []
  package var layouts: [LayoutEntry] = []

  /// Folders of third-party code.
  package static let usuallyExcluded = ["Pods", "Carthage", "DerivedData", "build", "Package.swift"]

  package init() {}

  package func excludes(_ path: String) -> Bool { excluded.contains { path == $0 || path.hasPrefix("\($0)/") } }

  // MARK: Reading

  package init(_ bytes: [UInt8]) throws(JSONFault) {
    let root = try JSONParser.parse(bytes)
    for member in try root.members("the configuration") {
      let (node, name) = (member.node, member.key)
      switch name {
      case "devices":
        matrix.devices = try node.list(name).map { node throws(JSONFault) in
          try node.value("a device, such as iphone-16-pro; 'galley -c devices' lists them") { Device.named($0)?.name }
        }
      case "orientations": matrix.orientations = try node.choices(name)
      case "directions": matrix.directions = try node.choices(name)
      case "textSizes": matrix.textSizes = try node.choices(name)
      case "systems":
        matrix.systems = try node.list(name).map { node throws(JSONFault) in
          guard case .number(let version) = node.value, let system = Self.versions.first(where: { Double($0) == version }) else {
            throw JSONFault("a version of iOS is a whole number from 13 to 26", at: node.range)
          }
          return system
        }
      case "exclude":
        excluded += try node.list(name, mayBeEmpty: true).map { node throws(JSONFault) in
          Self.path(try node.text("a path from this folder"))
        }
      case "define": definitions = try node.definitions()
      case "layouts":
        for node in try node.list(name, mayBeEmpty: true) {
          let entry = try Self.entry(node)
          guard !layouts.contains(where: { $0.file == entry.file && $0.call == entry.call }) else {
            throw JSONFault("another layout has this file and call", at: node.range)
          }
          layouts.append(entry)
        }
      default: throw member.unknown(["devices", "orientations", "directions", "textSizes", "systems", "exclude", "define", "layouts"])
      }
    }
    for (name, labels) in zip(Matrix.names, matrix.dimensions) where Set(labels).count < labels.count {
      let list = try root.members("the configuration").first { $0.key == name }
      throw JSONFault("'\(name)' contains a value twice", at: (list?.node ?? root).range)
    }
  }

  private static let versions = 13...26

  /// The path without `./` at its start and without a slash at its end.
  private static func path(_ text: String) -> String {
    var path = text[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  private static func entry(_ node: JSONNode) throws(JSONFault) -> LayoutEntry {
    var entry = LayoutEntry(file: "")
    for member in try node.members("a layout") {
      switch member.key {
      case "file": entry.file = path(try member.node.text("the path of a Swift file from this folder"))
      case "call": entry.call = try member.node.text("a call, such as makeLayout(columns: 2)")
      case "items": entry.items = try member.node.text("counts, such as hero=1,list=8")
      case "define": entry.definitions = try member.node.definitions()
      default: throw member.unknown(["file", "call", "items", "define"])
      }
    }
    guard !entry.file.isEmpty else { throw JSONFault("a layout needs a 'file'", at: node.range) }
    return entry
  }
}

extension JSONNode {
  fileprivate func members(_ what: Phrase) throws(JSONFault) -> [ParsedMember] {
    guard case .object(let members) = value else { throw JSONFault("\(what) is an object", at: range) }
    return members
  }

  fileprivate func list(_ name: String, mayBeEmpty: Bool = false) throws(JSONFault) -> [JSONNode] {
    guard case .array(let nodes) = value, mayBeEmpty || !nodes.isEmpty else {
      throw JSONFault("'\(name)' is an array\(mayBeEmpty ? "" : " with at least one element")", at: range)
    }
    return nodes
  }

  fileprivate func text(_ what: Phrase) throws(JSONFault) -> String { try value(what) { $0 } }

  fileprivate func value<Value>(_ what: Phrase, _ read: (String) -> Value?) throws(JSONFault) -> Value {
    guard let text = string, let found = read(text) else { throw JSONFault("accepted: \(what)", at: range) }
    return found
  }

  fileprivate func choices<Choice: RawRepresentable<String> & CaseIterable>(_ name: String) throws(JSONFault) -> [Choice] {
    try list(name).map { node throws(JSONFault) in
      try node.value("\(Choice.allCases.map { $0.rawValue }.joined(separator: ", "))", Choice.init)
    }
  }

  /// The members of an object as `name=value`.
  fileprivate func definitions() throws(JSONFault) -> [String] {
    try members("'define'").map { member throws(JSONFault) in
      switch member.node.value {
      case .number(let number): "\(member.key)=\(shortest(number))"
      case .bool(let value): "\(member.key)=\(value)"
      case .string(let text): "\(member.key)=\(text)"
      case .array(let elements):
        "\(member.key)=[\(try elements.map { element throws(JSONFault) in try element.definedElement() }.joined(separator: ","))]"
      case .null, .object:
        throw JSONFault("a value is a number, true, false, a string of Swift, or an array of these", at: member.node.range)
      }
    }
  }
}

extension JSONNode {
  /// An element of an array in `define`, in the notation of `--define`.
  fileprivate func definedElement() throws(JSONFault) -> String {
    switch value {
    case .number(let number): shortest(number)
    case .bool(let value): "\(value)"
    case .string(let text) where !text.contains(","): "\"\(text)\""
    default: throw JSONFault("an element is a number, true, false or a string without commas", at: range)
    }
  }
}

extension JSONNode.ParsedMember {
  fileprivate func unknown(_ names: [String]) -> JSONFault {
    JSONFault(
      "there is no '\(key)' here; accepted: \(names.joined(separator: ", "))", at: keyRange, suggestion: nearestName(to: key, among: names))
  }
}
