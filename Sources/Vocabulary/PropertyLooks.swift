import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import HashTreeCollections
import LayoutComponents

/// A look at a property without an owner, `show me the insets`, `what are the insets`: that of every component that has it.
package enum PropertyLooks {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard let names = names(in: tried) else { return nil }
    let document = workspace.document
    let known = document.components.bottomUp
    let lines = names.flatMap { name in
      let kinds = ["someCell", "someGroup", "someLayoutSection"].map(document.example)
      let owners =
        known.isEmpty
        ? zip(kinds, [.item, .group, .section]).filter { has(name, $1) }.map { $0.0 }
        : known.filter { owner in document.components[owner].map { has(name, $0.kind) } ?? false }
      let others = ["layout", "environment"].filter { PropertySpelling.label(for: name) == $0 }
      return (owners + others).map { ["show", [$0, name].joined(separator: ".")].joined(separator: " ") }
    }
    return lines.isEmpty || lines.count > 12 ? nil : .offering([lines.joined(separator: "; ")])
  }

  /// Whether a line is such a look.
  package static func isOne(_ tried: TriedLine) -> Bool { names(in: tried) != nil }

  private static func has(_ name: String, _ kind: Component.Kind) -> Bool {
    Component.properties(of: kind).properties.contains { $0.name == name }
  }

  /// The properties that the words of a look may mean; nil for any other line.
  private static func names(in tried: TriedLine) -> [String]? {
    let words = (tried.spellings.first ?? tried).words.map { String($0.lowercased().filter { $0 != "?" }) }
    guard let first = words.first, words.count > 1 else { return nil }
    let isAsked = ["what", "what's", "whats", "which"].contains(first) && words.contains("the")
    guard isAsked || looks.contains(first) else { return nil }
    let spoken = words.filter { !looks.contains($0) && !idle.contains($0) }.joined().filter { $0 != "-" }
    guard !others.contains(spoken) else { return nil }
    return (PropertySentence.properties[spoken] ?? PropertySentence.properties[spoken.singular])?.1
  }

  private static let looks: Set<String> = [
    "show", "print", "p", "po", "get", "list", "see", "display", "inspect", "echo", "give", "tell", "read",
  ]
  private static let idle: Set<String> = [
    "what", "what's", "whats", "which", "is", "are", "the", "all", "me", "my", "current", "of", "every", "each",
  ]
  /// Names of properties that are rather those of something else.
  private static let others: Set<String> = [
    "header", "footer", "style", "columns", "pin", "frames", "frame", "count", "offset", "w", "h", "z",
  ]
}
