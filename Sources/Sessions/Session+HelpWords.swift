import CommandLanguage
import Commands
import Drawing
import LayoutComponents
import Vocabulary
import Wording

/// Help for words that are neither commands nor topics: names of UIKit's, properties, their values, words from elsewhere, and several at once.
extension Session {
  /// Nil if some of the words mean nothing.
  func helpReport(forOtherWords words: [String]) -> Report? {
    if words.count == 1 {
      if let report = helpReport(forName: words[0]) { return withUse(of: words[0], report) }
      return answerFormat == nil ? UIKitWord.named(words[0]).map { .lines($0.lines(in: answerLanguage)) } : nil
    }
    if let topic = Self.otherTopics[words.joined().lowercased()] { return knownHelpReport(topic) }
    if let report = helpReport(forName: words.joined()) { return report }
    var reports: [Report] = []
    var rest = words[...]
    while let first = rest.first {
      let count = (1...rest.count).reversed().first { shellCommands.command(named: rest.prefix($0).joined(separator: " ")) != nil } ?? 1
      guard let report = knownHelpReport(Array(rest.prefix(count))) ?? helpReport(forName: first) else { return nil }
      reports.append(report)
      rest = rest.dropFirst(count)
    }
    return .sequence(reports)
  }

  /// Help for a word, and for people how it is written here and in Swift, its rule, and its lesson.
  func withUse(of name: String, _ report: Report) -> Report {
    guard answerFormat == nil, let word = UIKitWord.named(name) else { return report }
    return .sequence([report, .lines(word.lines(in: answerLanguage))])
  }

  private func helpReport(forName name: String) -> Report? {
    if let words = Self.otherTopics[name.lowercased()] { return knownHelpReport(words) }
    // A kind of component is meant before a property that is called so elsewhere, as 'header' is.
    let kind = name.hasSuffix("s") ? String(name.dropLast()) : name
    if let command = shellCommands.command(named: "define \(kind)") { return knownHelpReport(command.declaration.verb) }
    let plain = Self.asDeclared(name.hasPrefix(".") ? String(name.dropFirst()) : name)
    let names = [plain] + (PropertySpelling.otherNames[plain] ?? [])
    let properties = names.lazy.map { Self.properties(about: $0) }.first { !$0.isEmpty } ?? []
    if !properties.isEmpty { return report(properties) }
    let line = TemplateCommands.names.contains(name) ? "template" : SwiftCode.line(forName: name) ?? shellCommands.line(forWord: name)
    let spelt = TriedLine(name).spellings.lazy.map { $0.text }.first { shellCommands.command(named: $0) != nil }
    guard let command = spelt.flatMap(shellCommands.command(named:)) ?? line.flatMap(shellCommands.command(beginning:)) else { return nil }
    return knownHelpReport(command.declaration.verb)
  }

  /// A word in small letters as the property or the value that it names is written: `fractionalwidth` is `fractionalWidth`.
  private static func asDeclared(_ name: String) -> String {
    guard name.allSatisfy({ $0.isLowercase }) else { return name }
    let declared = Component.Kind.allCases.lazy.flatMap { Component.properties(of: $0).properties }.flatMap { property -> [String] in
      guard case .choices(let candidates) = property.completions else { return [property.name] }
      return [property.name] + candidates.map { $0.text.hasSuffix("(") ? String($0.text.dropLast()) : $0.text }
    }
    return declared.first { $0 != name && $0.lowercased() == name } ?? name
  }

  /// Words under which people look for a topic or a command.
  private static let otherTopics = [
    "test": ["tests"], "testing": ["tests"], "ci": ["tests"], "xctest": ["tests"], "record": ["expect", "record"],
    "recording": ["expect", "record"], "assert": ["checking"], "assertions": ["checking"], "expectation": ["checking"],
    "expectations": ["checking"], "asserts": ["checking"], "matchers": ["checking"], "exit": ["tests"], "junit": ["tests"],
    "coverage": ["tests"], "golden": ["tests"], "baseline": ["tests"], "animation": ["apply"], "animations": ["apply"],
    "compositional": ["flow"], "compositionallayout": ["flow"], "compositionallayouts": ["flow"], "diffable": ["snapshots"],
    "diffablesnapshot": ["snapshots"], "diffabledatasource": ["snapshots"], "datasource": ["snapshots"],
    "selfsizing": ["measure"], "self-sizing": ["measure"], "dynamictype": ["measure"], "sizing": ["dimensions"], "sizes": ["dimensions"],
    "size": ["dimensions"], "fractional": ["dimensions"], "fraction": ["dimensions"], "sectionsnapshot": ["outline"],
    "sectionsnapshots": ["outline"],
  ]

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
