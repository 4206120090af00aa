import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import LayoutComponents

/// A look at a property without an owner, `show me the insets`, `what are the insets of the cells`: that of every component that has it.
package enum PropertyLooks {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard let look = look(tried) else { return nil }
    let document = workspace.document
    let named = lines(look, document)
    let lines = named.isEmpty ? lines((look.names, nil), document) : named
    return lines.isEmpty || lines.count > 12 ? nil : .offering([lines.joined(separator: "; ")])
  }

  /// Whether a line is such a look.
  package static func isOne(_ tried: TriedLine) -> Bool { look(tried) != nil }

  /// The lines that show the properties, of the component that a look names or of those of its kind, or of all and of the layout.
  private static func lines(_ look: (names: [String], owner: String?), _ document: Document) -> [String] {
    var lines: [String] = []
    let kind = look.owner.flatMap { PropertySentence.kinds[$0.singular] }
    for name in look.names {
      for (label, kindOfLabel) in labels where document.components.isEmpty && has(name, kindOfLabel) {
        lines.append(line(document.example(of: label), name))
      }
      for owner in document.components.bottomUp {
        guard let component = document.components[owner], has(name, component.kind) else { continue }
        if look.owner == nil || look.owner == owner || component.kind == kind { lines.append(line(owner, name)) }
      }
      let owner = PropertySpelling.label(for: name)
      if look.owner == nil, owner == "layout" || owner == "environment" { lines.append(line(owner, name)) }
    }
    return lines
  }

  private static let labels: [(String, Component.Kind)] = [("someCell", .item), ("someGroup", .group), ("someLayoutSection", .section)]

  private static func line(_ owner: String, _ name: String) -> String {
    ["show", [owner, name].joined(separator: ".")].joined(separator: " ")
  }

  private static func has(_ name: String, _ kind: Component.Kind) -> Bool {
    Component.properties(of: kind).properties.contains { $0.name == name }
  }

  /// The properties that the words of a look may mean, and what stands behind 'of'; nil for any other line.
  private static func look(_ tried: TriedLine) -> (names: [String], owner: String?)? {
    // 'explain contentInsets' asks what they are.
    guard tried.parts.count > (tried.words[0].lowercased() == "explain" ? 2 : 1),
      tried.isQuestion ? tried.words.contains("the") : DistanceQuestions.looks.contains(tried.words[0].lowercased())
    else { return nil }
    var words = (tried.spellings.last ?? tried).words.dropFirst().filter { !["is", "are", "all", "the"].contains($0) }
    var owner: String?
    if let place = words.firstIndex(of: "of") {
      guard place + 2 == words.count else { return nil }
      owner = words[place + 1]
      words.removeSubrange(place...)
    }
    let spoken = words.joined().lowercased().filter { $0 != "-" }
    guard !others.contains(spoken), let found = PropertySentence.properties[spoken] ?? PropertySentence.properties[spoken.singular] else {
      return nil
    }
    return (found.1, owner)
  }

  /// Names of properties that are rather those of something else.
  private static let others = ["header", "footer", "style", "columns", "pin", "frames", "frame", "count", "offset", "w", "h", "z"]
}
