import CommandLanguage
import Commands
import Documents
import Localization
import Rendering

/// Help for a word of UIKit: a kind of component, a property, a value of a property, a method, and for words from other tools.
extension Session {
  /// Nil for a word that has no page.
  func helpReport(forName name: String) -> Report? {
    // A kind of component comes before a property of that name.
    let kind = name.hasSuffix("s") ? String(name.dropLast()) : name
    if let command = shellCommands.command(named: "define \(kind)") {
      return knownHelpReport(command.declaration.verb).map { withUse(of: name, $0) }
    }
    let plain = Self.asDeclared(name.hasPrefix(".") ? String(name.dropFirst()) : name)
    let properties = Self.properties(about: plain)
    if !properties.isEmpty { return withUse(of: name, report(properties)) }
    if answerFormat == nil, let word = UIKitWord.named(name) { return .lines(word.lines(in: answerLanguage)) }
    if TemplateCommands.names.contains(name) { return knownHelpReport(["template"]) }
    let words = name.split(separator: " ").map(String.init)
    guard let alias = AliasTable.all.alias(beginning: words), alias.words.count == words.count else { return nil }
    return knownHelpReport(alias.command.split(separator: " ").map(String.init))
  }

  /// A page about a word, with the line that uses it here, the Swift for the same, its rule and its lesson. Programs get the page alone.
  func withUse(of name: String, _ report: Report) -> Report {
    guard answerFormat == nil, let word = UIKitWord.named(name) else { return report }
    return .sequence([report, .lines(word.lines(in: answerLanguage))])
  }

  /// A property or a value in the case in which it is declared: `fractionalWidth` for `fractionalwidth`.
  private static func asDeclared(_ name: String) -> String {
    guard name.allSatisfy({ $0.isLowercase }) else { return name }
    let declared = Component.Kind.allCases.lazy.flatMap { Component.properties(of: $0).properties }.flatMap { property -> [String] in
      guard case .choices(let candidates) = property.completions else { return [property.name] }
      return [property.name] + candidates.map { $0.text.hasSuffix("(") ? String($0.text.dropLast()) : $0.text }
    }
    return declared.first { $0 != name && $0.lowercased() == name } ?? name
  }

  private struct Described {
    var name: String
    var words: Phrase
  }

  private func report(_ properties: [Described]) -> Report {
    let width = properties.map { displayWidth($0.name) }.max() ?? 0
    return .listing(
      properties.map { StyledLine(name: $0.name, width: width + 2, $0.words) },
      record: [
        "properties": .array(properties.map { ["name": .string($0.name), "summary": .string($0.words.english)] })
      ])
  }

  /// The properties with a name, by owner, or else those with a value of that name.
  private static func properties(about name: String) -> [Described] {
    var named: [Described] = []
    var valued: [Described] = []
    for kind in Component.Kind.allCases {
      for property in Component.properties(of: kind).properties {
        let path = "\(kind.rawValue).\(property.name)"
        if property.name == name || property.otherNames.contains(name) {
          named.append(Described(name: path, words: "\(property.summary): \(property.accepts)"))
        } else if case .choices(let candidates) = property.completions,
          let candidate = candidates.first(where: { $0.text == name || $0.text == name + "(" })
        {
          valued.append(Described(name: "\(path) \(candidate.text)", words: candidate.description))
        }
      }
    }
    return named.isEmpty ? valued : named
  }
}

extension String {
  /// Whether a word is this name in any case.
  func isSpelt(_ word: String) -> Bool { lowercased() == word.lowercased() }
}
