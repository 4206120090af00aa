import CommandLanguage
import Localization

/// The definition of a component, in the form of commands and saved files.
package struct ComponentDefinition: Equatable, Sendable {
  /// The word after `define`: the kind, or a boundary item's role.
  package var kind: String
  package var name: String
  package var direction: String?
  /// The group of a section; nil for other components, and for a list.
  package var group: String?
  package var settings: [Setting]
  package var subitems: [String] = []
  package var added: [String]

  package init(kind: String, name: String, settings: [Setting], added: [String]) {
    self.kind = kind
    self.name = name
    self.settings = settings
    self.added = added
  }

  /// The line that defines the component, without the components added to it.
  package var line: String {
    var words = ["define \(kind) \(quotedIfNeeded(name))"]
    if let direction { words.append(direction) }
    // A component named `list` is quoted.
    if kind == Component.ComponentKind.section.rawValue {
      words.append(group.map { $0 == "list" ? "\"list\"" : quotedIfNeeded($0) } ?? "list")
    }
    words += settings.map { $0.pair }
    if !subitems.isEmpty { words.append("of \(subitems.map(quotedIfNeeded).joined(separator: " "))") }
    return words.joined(separator: " ")
  }

  package var additionLines: [String] { added.map { "add \(quotedIfNeeded($0)) to \(quotedIfNeeded(name))" } }
}
