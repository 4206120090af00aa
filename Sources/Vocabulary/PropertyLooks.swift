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
    let named = owners(named: tried, document).map { lines(names, of: $0, document) } ?? []
    let shown = named.isEmpty ? lines(names, of: document.components.bottomUp, document) + others(names) : named
    return shown.isEmpty || shown.count > 12 ? nil : .offering([shown.joined(separator: "; ")])
  }

  /// The lines that show what some components have of the properties; those of an example where there are no components.
  private static func lines(_ names: [String], of known: [String], _ document: Document) -> [String] {
    let examples = zip(["someCell", "someGroup", "someLayoutSection"].map(document.example), [Component.Kind.item, .group, .section])
    let owners = known.isEmpty ? Array(examples) : known.compactMap { name in document.components[name].map { (name, $0.kind) } }
    return names.flatMap { name in owners.filter { has(name, $0.1) }.map { line($0.0, name) } }
  }

  /// The lines that show properties of the layout and the environment.
  private static func others(_ names: [String]) -> [String] {
    names.flatMap { name in ["layout", "environment"].filter { PropertySpelling.label(for: name) == $0 }.map { line($0, name) } }
  }

  private static func line(_ owner: String, _ name: String) -> String {
    ["show", [owner, name].joined(separator: ".")].joined(separator: " ")
  }

  /// The components of the kind that the last word of a line says, or the one with that name; nil for another word.
  private static func owners(named tried: TriedLine, _ document: Document) -> [String]? {
    guard tried.words.dropLast().contains("of"), let word = tried.words.last?.filter({ $0 != "?" }) else { return nil }
    if document.components[word] != nil { return [word] }
    let found = kinds[word.lowercased().singular].map { kind in
      document.components.bottomUp.filter { document.components[$0]?.kind == kind }
    }
    return found?.isEmpty == true ? nil : found
  }

  private static let kinds: [String: Component.Kind] = ["item": .item, "cell": .item, "group": .group, "row": .group, "section": .section]

  /// Whether a line is such a look.
  package static func isOne(_ tried: TriedLine) -> Bool { names(in: tried) != nil }

  private static func has(_ name: String, _ kind: Component.Kind) -> Bool {
    Component.properties(of: kind).properties.contains { $0.name == name }
  }

  /// The properties that the words of a look may mean; nil for any other line.
  private static func names(in tried: TriedLine) -> [String]? {
    var words = (tried.spellings.first ?? tried).words.map { String($0.lowercased().filter { $0 != "?" }) }
    guard let first = words.first, words.count > 1 else { return nil }
    let isAsked = ["what", "what's", "whats", "which"].contains(first) && words.contains("the")
    guard isAsked || looks.contains(first) else { return nil }
    if let place = words.lastIndex(of: "of"), place > 1 {
      guard words[(place + 1)...].count(where: { !idle.contains($0) }) == 1 else { return nil }
      words.removeSubrange(place...)
    }
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
