/// What defines a component, as commands and saved files have it.
package struct ComponentDefinition: Equatable, Sendable {
  /// What stands behind `define`: its kind, or what a boundary item is meant to be.
  package var kind: String
  package var name: String
  /// Which way a group runs; nil for what is no group.
  package var direction: String?
  /// The group of a section; nil for what is no section, and for a list.
  package var group: String?
  package var settings: [Setting]
  package var subitems: [String] = []
  /// The components that were added to it.
  package var added: [String]

  package init(kind: String, name: String, settings: [Setting], added: [String]) {
    self.kind = kind
    self.name = name
    self.settings = settings
    self.added = added
  }

  /// The line that defines it, but for what was added.
  package var line: String {
    var words = ["define \(kind) \(quotedIfNeeded(name))"]
    if let direction { words.append(direction) }
    // A component may be called what a list section is.
    if kind == Component.Kind.section.rawValue { words.append(group.map { $0 == "list" ? "\"list\"" : quotedIfNeeded($0) } ?? "list") }
    words += settings.map(\.pair)
    if !subitems.isEmpty { words.append("of \(subitems.map(quotedIfNeeded).joined(separator: " "))") }
    return words.joined(separator: " ")
  }

  /// The lines that add to it.
  package var additionLines: [String] { added.map { "add \(quotedIfNeeded($0)) to \(quotedIfNeeded(name))" } }
}
