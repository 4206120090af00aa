/// What defines a component, as commands and saved files have it.
struct ComponentDefinition: Equatable, Sendable {
  /// What stands behind `define`: its kind, or what a boundary item is meant to be.
  var kind: String
  var name: String
  /// Which way a group runs; nil for what is no group.
  var direction: String?
  /// The group of a section; nil for what is no section, and for a list.
  var group: String?
  var settings: [Setting] = []
  var subitems: [String] = []
  /// The components that were added to it.
  var added: [String] = []

  /// The line that defines it, but for what was added.
  var line: String {
    var words = ["define \(kind) \(quotedIfNeeded(name))"]
    if let direction { words.append(direction) }
    // A component may be called what a list section is.
    if kind == Component.Kind.section.rawValue { words.append(group.map { $0 == "list" ? "\"list\"" : quotedIfNeeded($0) } ?? "list") }
    words += settings.map(\.pair)
    if !subitems.isEmpty { words.append("of \(subitems.map(quotedIfNeeded).joined(separator: " "))") }
    return words.joined(separator: " ")
  }

  /// The lines that add to it.
  var additionLines: [String] { added.map { "add \(quotedIfNeeded($0)) to \(quotedIfNeeded(name))" } }
}
