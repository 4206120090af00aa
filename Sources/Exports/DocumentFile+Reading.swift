import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

extension DocumentFile {
  /// A command that rebuilds part of a document, with the JSON value that it came from.
  package struct RebuildingLine {
    package var text: String
    package var node: JSONNode
  }

  /// Returns the commands that rebuild the document in a file.
  ///
  /// Only keys and the types of values are checked here. Running the commands checks the values themselves.
  package static func lines(of bytes: [UInt8]) throws(JSONFault) -> [RebuildingLine] {
    let file = try Keyed(
      JSONParser.parse(bytes), ["galley", "environment", "components", "views", "currentView"], optional: ["screen"])
    let number = try file.number("galley")
    guard readable.contains(where: { Double($0) == number }) else {
      throw JSONFault(
        "its version is \(shortest(number)), but Galley reads only versions \(readable.lowerBound) to \(version)",
        at: try file.node("galley").range)
    }
    let environment = try Self.environment(of: file.node("environment"))
    let components = try file.nodes("components")
    let definitions = try definitions(of: components)
    let views = try file.nodes("views")
    try unique(views)
    let current = try currentView(of: file, among: views)
    var lines = environment
    for (definition, node) in zip(definitions, components) { lines.append(RebuildingLine(text: definition.line, node: node)) }
    for (definition, node) in zip(definitions, components) {
      for text in definition.additionLines { lines.append(RebuildingLine(text: text, node: node)) }
    }
    for view in views { lines += try Self.lines(ofView: view) }
    return lines + [current]
  }

  private static func environment(of node: JSONNode) throws(JSONFault) -> [RebuildingLine] {
    let keyed = try Keyed(node, ["device", "settings"], optional: ["isLandscape", "share"])
    let isLandscape = try keyed.flag("isLandscape")
    let share: ScreenShare = try keyed.optionalText("share") == nil ? .full : keyed.choice("share")
    let device = try keyed.optionalText("device").map { HeldDevice(name: quotedIfNeeded($0), isLandscape: isLandscape, share: share) }
    let record = EnvironmentRecord(device: device, settings: try keyed.settings("settings"))
    return record.lines.map { RebuildingLine(text: $0, node: node) }
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

  private static func lines(ofView node: JSONNode) throws(JSONFault) -> [RebuildingLine] {
    let keyed = try Keyed(node, ["name", "bounds", "identity", "difference", "settings", "added", "uses", "state"])
    var useLines: [String] = []
    for use in try keyed.nodes("uses") { useLines.append(try Self.line(ofUse: use)) }
    let record = ViewRecord(
      name: try keyed.text("name"), bounds: try keyed.size("bounds"), identity: try keyed.choice("identity"),
      differenceRule: try keyed.choice("difference"), settings: try keyed.settings("settings"), added: try keyed.texts("added"),
      useLines: useLines)
    var lines = record.lines.map { RebuildingLine(text: $0, node: node) }
    for state in try keyed.nodes("state") { lines.append(RebuildingLine(text: try Keyed.text(of: state), node: state)) }
    return lines
  }

  private static func line(ofUse node: JSONNode) throws(JSONFault) -> String {
    let keyed = try Keyed(node, ["component"], optional: ["sectionIdentifier", "section", "index", "when"])
    let oldSection = try keyed.optionalText("section")
    let section = try keyed.optionalText("sectionIdentifier") ?? oldSection
    let index = try keyed.optionalNumber("index")
    if section != nil, index != nil { throw JSONFault("an entry in 'uses' can have a section or an index, not both", at: node.range) }
    let target = section.map { " for \(quotedIfNeeded($0))" } ?? index.map { " for index \(shortest($0))" } ?? ""
    return "use \(quotedIfNeeded(try keyed.text("component")))\(target)\(try keyed.optionalText("when").map { " when \($0)" } ?? "")"
  }

  private static func currentView(of file: Keyed, among views: [JSONNode]) throws(JSONFault) -> RebuildingLine {
    let node = try file.node("currentView")
    let name = try Keyed.text(of: node)
    var names: [String] = []
    for view in views { names.append(try Keyed.name(of: view)) }
    guard names.isEmpty ? name == Document().view.name : names.contains(name) else {
      throw JSONFault("there is no view '\(name.abbreviated)'", at: node.range, suggestion: nearestName(to: name, among: names))
    }
    return RebuildingLine(text: "view \(quotedIfNeeded(name))", node: node)
  }

  private static func unique(_ nodes: [JSONNode]) throws(JSONFault) {
    var names: Set<String> = []
    for node in nodes {
      let name = try Keyed.name(of: node)
      guard names.insert(name).inserted else {
        throw JSONFault("'\(name.abbreviated)' already exists", at: node.range(of: name) ?? node.range)
      }
    }
  }
}
