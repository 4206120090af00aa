import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Linting
import Localization
import Rendering

/// The pages of `help`: commands, topics, rules, error codes, and words from UIKit and from other tools.
struct HelpSystem {
  let language: Language
  /// Whether the page is printed as text. JSON omits the examples of UIKit terms.
  let isForPeople: Bool
  /// The last line that was rejected, for `help last`; nil if none was.
  var refused: RefusedLine?

  /// The word for the page about the last rejected line.
  private static let lastName = "last"

  func report(_ words: [String], _ extent: HelpExtent) throws(Diagnostic) -> Report {
    switch extent {
    case .page: try page(words)
    case .schema: try schema(words)
    case .all: everything
    }
  }

  func page(_ words: [String]) throws(Diagnostic) -> Report {
    if words == [Self.lastName] { return try pageOfLast() }
    if let report = page(about: words) { return report }
    let name = words.joined(separator: " ")
    if ConsoleText.isException(name) {
      throw Diagnostic(
        .unknownTopic, "this exception has no page", at: .parameter("command|topic"),
        notes: ["'help exceptions' lists the texts that have one"])
    }
    if ConsoleText.mayBeMessage(name) {
      throw Diagnostic(
        .unknownTopic, "this text has no page", at: .parameter("command|topic"),
        notes: ["'help exceptions' lists the texts of UIKit that have one"])
    }
    let commandNames = shellCommands.visibleCommands.map { $0.declaration.name }
    let names = commandNames + HelpTopic.names + shellCommands.firstWords + Self.headings
    let pages = HelpSearch.shared.lines(matching: name)
    throw Diagnostic(
      .unknownTopic, "there is no command or topic '\(name.abbreviated)'", at: .parameter("command|topic"),
      suggestion: nearestName(to: name, among: names),
      notes: [pages.isEmpty ? "topics: \(HelpTopic.names.joined(separator: ", "))" : .seeing(pages)])
  }

  /// The page about the words, or nil if they have no meaning.
  func page(about words: [String]) -> Report? {
    let name = words.joined(separator: " ")
    return knownPage(words) ?? page(forName: name) ?? page(of: UIKitMessageSearch.shared.messages(in: name))
  }

  private func page(of messages: [UIKitMessage]) -> Report? {
    messages.isEmpty ? nil : messages.count == 1 ? messages[0].page : .sequence(messages.map { $0.page })
  }

  private func pageOfLast() throws(Diagnostic) -> Report {
    if let report = page(of: refused?.messages ?? []) { return report }
    if let report = refused.flatMap({ knownPage([$0.diagnostic.code.name]) }) { return report }
    throw Diagnostic(
      .unknownTopic, "no line has been rejected yet", at: .parameter("command|topic"),
      notes: ["'help last' explains the last line that was rejected; 'help exceptions' lists UIKit's texts"])
  }

  /// The JSON Schema of all data, for the topics about data.
  func schema(_ words: [String]) throws(Diagnostic) -> Report {
    let topics = [HelpTopic.json.name, HelpTopic.answers.name]
    guard words.count == 1, topics.contains(words[0]) else {
      throw Diagnostic(
        .unknownTopic, "only 'help json' and 'help answers' have a schema", at: words.isEmpty ? .command : .parameter("command|topic"),
        notes: ["'help json --schema' prints the schema of every answer, error and exported file"])
    }
    return .listing(
      Answer.schema.indented.split(separator: "\n").map { StyledLine(verbatim: String($0)) }, record: Answer.schema)
  }

  /// The page about a command, topic, rule, heading or error code with this exact name, or nil.
  func knownPage(_ words: [String]) -> Report? {
    guard !words.isEmpty else { return .listing(Self.firstScreen, record: Self.overviewRecord) }
    let name = words.joined(separator: " ")
    if shellCommands.isHidden(words[0]) { return knownPage([Self.hiddenCommandsPage]) }
    if name == Self.listName { return .listing(Self.overviewLines, record: Self.overviewRecord) }
    if let command = shellCommands.command(named: name) {
      // A command and a topic may have the same name, such as `identity`.
      let topic = HelpTopic.all.first { $0.name == name }
      return help(for: [command.declaration], and: topic)
    }
    let family = shellCommands.visibleCommands.map { $0.declaration }.filter { $0.verb.starts(with: words) }
    if !family.isEmpty { return help(for: family) }
    if let message = UIKitMessage.named(name) { return message.page }
    if let topic = HelpTopic.all.first(where: { $0.isCalled(name) }) {
      return .aligned(
        { Listing(topic.page(in: $0)) },
        record: { ["topic": .string(topic.name), "title": .string(topic.title.english), "lines": .array(topic.lines.map(JSON.string))] })
    }
    let rules = name == HelpTopic.rulesName ? Rule.all : Rule.numbered(name)
    if !rules.isEmpty { return help(for: rules, withExamples: name != HelpTopic.rulesName) }
    if Self.headings.contains(name) {
      return .listing(
        Self.commandLines(under: name), record: ["version": 1, "commands": .array(Self.declarations(under: name).map { $0.record })])
    }
    let place = DiagnosticCode.allCases.first { $0.name == name }?.explainedUnder
    return place.flatMap { knownPage($0.split(separator: " ").map(String.init)) }
  }

  private static var overviewRecord: JSON {
    [
      "version": 1, "commands": .array(CommandForms.mainCommands.map { $0.record }),
      "topics": .array(HelpTopic.names.map(JSON.string)),
    ]
  }

  /// Every command under its heading, then every topic.
  private var everything: Report {
    .aligned(
      { language in
        let commands = Self.headings.flatMap { heading in
          [[StyledLine(Phrase(saying: heading), .heading)]] + Self.declarations(under: heading).map { $0.helpLines(in: language) }
        }
        return Listing(Array((commands + HelpTopic.all.map { $0.page(in: language) }).joined(separator: [StyledLine("")])))
      }, record: { Self.overviewRecord })
  }

  /// The commands for a first session, in a sensible order.
  private static let firstCommands: KeyValuePairs<String, Phrase> = [
    "lesson": "explains one idea and sets a task", "template": "builds a common layout", "draw": "draws what is on screen",
    "frames": "lists the frames of all elements", "explain": "gives the reason for each number of a frame",
    "lint": "finds likely mistakes and fixes them", "show": "shows a component, or all of them", "set": "changes a property",
    "append items": "adds items to a section", "apply": "puts the edits on screen", "undo": "takes back the last step",
  ]
  private static let listName = "commands"
  /// The command whose page explains the hidden ones.
  private static let hiddenCommandsPage = "save"

  private static var firstScreen: [StyledLine] {
    let title: Phrase = "Paste UIKit code to see its frames, or type these commands:"
    let more: [Phrase] = [
      "'help commands' lists all commands and topics; 'help --all' prints every page.",
      "'help WORD' explains a command, a UIKit term or a topic, such as 'help apply'.",
    ]
    return [StyledLine(title, .heading).hanging(at: 0)] + summaries(of: firstCommands.map { ($0.key, $0.value) }) + [StyledLine("")]
      + more.map { StyledLine($0, .faint).hanging(at: 0) }
  }

  private static var overviewLines: [StyledLine] {
    let sentence: Phrase =
      "Commands edit the pending snapshot; 'apply' puts it on screen; 'frames' lists the position and size of every element."
    let topics: Phrase = "'help COMMAND' explains a command with examples. Topics: \(HelpTopic.names.joined(separator: ", "))."
    return [StyledLine(sentence).hanging(at: 0)] + headings.flatMap { [StyledLine("")] + commandLines(under: $0) }
      + [StyledLine(""), StyledLine(topics, .faint).hanging(at: 0)]
  }

  private static func commandLines(under heading: String) -> [StyledLine] {
    let commands = declarations(under: heading)
    return [StyledLine(Phrase(saying: heading), .heading)] + summaries(of: commands.map { ($0.name, $0.summary) })
  }

  private static func summaries(of commands: [(name: String, summary: Phrase)]) -> [StyledLine] {
    let width = commands.map { displayWidth($0.name) }.max() ?? 0
    return commands.map { StyledLine(name: "  \($0.name)", width: width + 4, $0.summary) }
  }

  private static func declarations(under heading: String) -> [CommandDeclaration] {
    CommandForms.mainCommands.filter { $0.topic == heading }
  }

  private static var headings: [String] {
    shellCommands.visibleCommands.reduce(into: []) { if !$0.contains($1.declaration.topic) { $0.append($1.declaration.topic) } }
  }

  private func help(for declarations: [CommandDeclaration], and topic: HelpTopic? = nil) -> Report {
    .aligned(
      { language in
        let helps = declarations.map { $0.helpLines(in: language) } + (topic.map { [$0.page(in: language)] } ?? [])
        return Listing(Array(helps.joined(separator: [StyledLine("")])))
      }, record: { ["version": 1, "commands": .array(declarations.map { $0.record })] })
  }

  private func help(for rules: [Rule], withExamples: Bool) -> Report {
    let sentence: Phrase = "These rules decide every frame; the page of a rule shows an example."
    let title = [StyledLine(sentence, .heading).hanging(at: 2)] + UIKitWord.example(verbatim: "help R4.1", in: language)
    return .listing(
      (withExamples ? [] : title)
        + rules.indices.flatMap { index in
          let rule = rules[index]
          let isFirst = index == 0 || rules[index - 1].chapter != rule.chapter
          let line = StyledLine(name: "  \(rule.number)", width: displayWidth(rule.number) + 4, Phrase(saying: rule.sentence))
          let example = [StyledLine("  for example", .faint), StyledLine(verbatim: "    \(rule.example)")]
          return (isFirst ? [StyledLine(Phrase(saying: rule.chapter), .heading)] : []) + [line] + (withExamples ? example : [])
        },
      record: [
        "rules": .array(
          rules.map {
            [
              "number": .string($0.number), "chapter": .string($0.chapter), "sentence": .string($0.sentence),
              "example": .string($0.example),
            ]
          })
      ])
  }
}

extension CommandDeclaration {
  /// A sentence, an example that runs, the syntax, and the details.
  fileprivate func helpLines(in language: Language) -> [StyledLine] {
    var lines = [StyledLine(verbatim: sentence(in: language), .heading).hanging(at: 2)] + exampleLines
    let title: Phrase = "  syntax: "
    lines.append((StyledLine(title, .faint) + StyledLine(verbatim: usage)).hanging(at: displayWidth(title.text(in: language))))
    // 'explain' takes two selectors, which have one row.
    var labels: Set<String> = []
    let parameters = shapes.filter { !$0.accepts.isEmpty && labels.insert($0.label).inserted }
    let width = parameters.map { displayWidth($0.label) }.max() ?? 0
    lines += parameters.map { StyledLine(name: "  \($0.label)", width: width + 4, $0.accepts) }
    for case .pairs(let names) in shapes.map({ $0.kind }) { lines += pairLines(names.all) }
    lines += details.map { StyledLine("  \($0)").hanging(at: 2) }
    lines += CommandForms.forms(of: name).map { form in
      (StyledLine(verbatim: "  \(form.usage)", .name) + StyledLine("  \(form.summary)")).hanging(at: 4)
    }
    let names = related.map { "'\($0)'" }.joined(separator: ", ")
    return lines + [StyledLine("  related: \(names); 'help \(topic)'", .faint).hanging(at: 4)]
  }

  /// The summary as a sentence.
  private func sentence(in language: Language) -> String {
    let text = summary.text(in: language)
    return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  /// Other commands under the same heading. Commands that share a word come first, followed by the nearest ones.
  private var related: [String] {
    let all = shellCommands.visibleCommands.map { $0.declaration }.filter { $0.topic == topic }
    guard let place = all.firstIndex(where: { $0.name == name }) else { return [] }
    let distances = all.indices.filter { $0 != place }.map { index in
      (index: index, away: abs(index - place) + (all[index].verb.contains { verb.contains($0) } ? 0 : all.count))
    }
    return distances.sorted { ($0.away, $0.index) < ($1.away, $1.index) }.prefix(4).map { all[$0.index].name }
  }

  /// The examples, each group after the lines that must be run first.
  private var exampleLines: [StyledLine] {
    examples.indices.flatMap { index -> [StyledLine] in
      let example = examples[index]
      let line = example.lines.split(separator: "\n").map { StyledLine(command: String($0), indent: 4) }
      guard index == 0 || examples[index - 1].setup != example.setup else { return line }
      let setup = example.setupLines.map { StyledLine(command: $0, indent: 4, .name) }
      return setup.isEmpty
        ? [StyledLine("  for example", .faint)] + line
        : [StyledLine("  first", .faint)] + setup + [StyledLine("  then, for example", .faint)] + line
    }
  }

  private func pairLines(_ names: [PairName]) -> [StyledLine] {
    let width = names.map { displayWidth($0.name) }.max() ?? 0
    return names.map { StyledLine(name: "  - \($0.name)", width: width + 6, $0.accepts) }
  }

  fileprivate var record: JSON {
    [
      "name": .string(name), "usage": .string(usage), "summary": .string(summary.english), "topic": .string(topic),
      "details": .array(details.map { .string($0.english) }),
      "parameters": .array(
        shapes.map { ["usage": .string($0.usage), "label": .string($0.label), "accepts": .string($0.accepts.english)] }),
      "examples": .array(examples.map { .string($0.lines) }),
      "setups": .array(examples.map { .array($0.setupLines.map(JSON.string)) }), "related": .array(related.map(JSON.string)),
      "forms": .array(
        CommandForms.forms(of: name).map { ["name": .string($0.name), "usage": .string($0.usage), "summary": .string($0.summary.english)] }),
    ]
  }
}

extension HelpTopic {
  /// A sentence, an example that runs, and the text.
  fileprivate func page(in language: Language) -> [StyledLine] {
    [StyledLine("\(title).", .heading).hanging(at: 2), StyledLine("  for example", .faint)]
      + example.map { StyledLine(command: $0, indent: 4, .name) }
      + Self.styled(text(in: language))
  }

  private static func styled(_ lines: [String]) -> [StyledLine] {
    func isProse(_ line: String) -> Bool { !line.hasPrefix(" ") && !line.contains(text: "  ") }
    return lines.indices.map { index in
      let text = lines[index]
      var line = StyledLine(verbatim: text).hanging(at: hang(of: text))
      let isUnfinished = text.last.map { !".:!?".contains($0) } ?? false
      line.continuesBelow = isUnfinished && isProse(text) && index + 1 < lines.count && isProse(lines[index + 1])
      return line
    }
  }

  /// The column at which a line of a topic continues: that of its explanation if it begins with a name and two or more spaces.
  private static func hang(of line: String) -> Int {
    let indent = line.prefix { $0 == " " }
    let text = line.dropFirst(indent.count)
    guard let gap = text.indices.first(where: { text[$0...].hasPrefix("  ") }) else { return indent.count + 2 }
    let explanation = text[gap...].drop { $0 == " " }
    let column = displayWidth(line[..<explanation.startIndex])
    return column < 36 ? column : indent.count + 2
  }
}

extension StyledLine {
  /// A line with a name, padded to a column, and a sentence that is wrapped at that column.
  init(name: String, width: Int, _ sentence: Phrase) {
    let room = String(repeating: " ", count: max(0, width - displayWidth(name)))
    self = (StyledLine(verbatim: name + room, .name) + StyledLine(sentence)).hanging(at: width)
  }
}

// MARK: Words

/// Help for words from UIKit (kinds of components, properties, their values, and methods) and from other tools.
extension HelpSystem {
  /// Nil for a word that has no page.
  func page(forName name: String) -> Report? {
    // A kind of component has priority over a property of the same name.
    let kind = name.hasSuffix("s") ? String(name.dropLast()) : name
    if let command = shellCommands.command(named: "define \(kind)") {
      return knownPage(command.declaration.verb).map { withUse(of: name, $0) }
    }
    let plain = Self.asDeclared(name.hasPrefix(".") ? String(name.dropFirst()) : name)
    let properties = Self.properties(about: plain)
    if !properties.isEmpty { return page(of: properties, name) }
    if isForPeople, let word = UIKitWord.named(name) {
      return (word.names[0] == name ? nil : page(forName: word.names[0])) ?? .lines(word.lines(in: language))
    }
    if TemplateCommands.names.contains(name) { return knownPage(["template"]) }
    // A method may be written with its labels: `itemIdentifiers(inSection:)`.
    let words = name.prefix { $0 != "(" }.split(separator: " ").map(String.init)
    guard let alias = AliasTable.all.alias(beginning: words), alias.words.count == words.count else { return nil }
    let line = alias.command.split(separator: " ").map(String.init)
    if line.first == "help", line.count > 1 { return page(about: Array(line.dropFirst())) }
    return knownPage(line) ?? line.first.flatMap { knownPage([$0]) }
  }

  /// The page of a command, followed by the equivalent Swift, the rule and the lesson of a word. JSON contains only the page.
  private func withUse(of name: String, _ report: Report) -> Report {
    guard isForPeople, let word = UIKitWord.named(name) else { return report }
    return .sequence([report, .lines(word.lines(in: language))])
  }

  /// The page about properties or a value: a sentence, an example that runs, and the properties with their values.
  private func page(of properties: [Described], _ name: String) -> Report {
    guard isForPeople else { return report(properties) }
    let word = UIKitWord.named(name)
    let example = word?.lines(in: language) ?? UIKitWord.example(verbatim: properties[0].example, in: language)
    return .lines([Self.sentence(properties, name)] + example + Self.lines(properties))
  }

  /// A property or value, spelled with its declared case: `fractionalWidth` for `fractionalwidth`.
  private static func asDeclared(_ name: String) -> String {
    guard name.allSatisfy({ $0.isLowercase }) else { return name }
    let declared = Component.ComponentKind.allCases.lazy.flatMap { Component.properties(of: $0).properties }.flatMap {
      property -> [String] in
      guard case .choices(let candidates) = property.completions else { return [property.name] }
      return [property.name] + candidates.map { $0.text.hasSuffix("(") ? String($0.text.dropLast()) : $0.text }
    }
    return declared.first { $0 != name && $0.lowercased() == name } ?? name
  }

  private struct Described {
    /// The property, such as `item.width`.
    var name: String
    var owner: String
    var summary: Phrase
    /// The value that has the searched name, such as `estimated(…)`; nil for a property itself.
    var value: String?
    /// The values that a property accepts.
    var accepts: Phrase?
    /// A line that sets the property.
    var example: String

    var path: String { name + (value.map { " \($0)" } ?? "") }
    var words: Phrase { accepts.map { "\(summary): \($0)" } ?? summary }
  }

  private func report(_ properties: [Described]) -> Report {
    .listing(
      Self.rows(properties),
      record: [
        "properties": .array(properties.map { ["name": .string($0.path), "summary": .string($0.words.english)] })
      ])
  }

  /// The meaning of a property or a value, if it has only one.
  private static func sentence(_ properties: [Described], _ name: String) -> StyledLine {
    let (first, isAlike) = (properties[0], Set(properties.map { $0.summary.english }).count == 1)
    let sentence: Phrase =
      if let value = first.value {
        isAlike ? "\(value) means: \(first.summary)." : "\(value) is a value of several properties."
      } else if isAlike {
        .verbatim("\(name): ") + first.summary + "."
      } else {
        "\(name) is a property of \(properties.map { $0.owner }.joined(separator: ", "))."
      }
    return StyledLine(sentence, .heading).hanging(at: 2)
  }

  /// The rows below an example. What all rows have in common is one line.
  private static func lines(_ properties: [Described]) -> [StyledLine] {
    guard Set(properties.map { $0.summary.english }).count == 1 else { return rows(properties) }
    let names = properties.map { $0.name }.joined(separator: ", ")
    if properties[0].value != nil { return [StyledLine("  a value of \(names)").hanging(at: 4)] }
    return [StyledLine("  a property of \(properties.map { $0.owner }.joined(separator: ", "))").hanging(at: 4)] + accepted(properties)
  }

  private static func rows(_ properties: [Described]) -> [StyledLine] {
    let isCommon = !accepted(properties).isEmpty
    let width = properties.map { displayWidth($0.path) }.max() ?? 0
    return properties.map { StyledLine(name: $0.path, width: width + 2, isCommon ? $0.summary : $0.words) } + accepted(properties)
  }

  /// The values that all of some properties accept.
  private static func accepted(_ properties: [Described]) -> [StyledLine] {
    guard let accepts = properties[0].accepts, Set(properties.compactMap { $0.accepts?.english }).count == 1 else { return [] }
    return [StyledLine("  accepted: \(accepts)").hanging(at: 4)]
  }

  /// The properties with the given name, or else those that have a value with that name.
  private static func properties(about name: String) -> [Described] {
    var (named, valued): ([Described], [Described]) = ([], [])
    func look<Owner>(at owner: String, _ list: PropertyList<Owner>) {
      for property in list.properties {
        let path = "\(owner).\(property.name)"
        if property.name == name || property.otherNames.contains(name) {
          named.append(
            Described(
              name: path, owner: owner, summary: property.summary, accepts: property.accepts,
              example: UIKitWord.line(setting: property, of: owner)))
        } else if case .choices(let candidates) = property.completions,
          let candidate = candidates.first(where: { $0.text == name || $0.text == name + "(" })
        {
          let value = candidate.text.hasSuffix("(") ? "\(candidate.text)…)" : candidate.text
          valued.append(
            Described(
              name: path, owner: owner, summary: candidate.description, value: value,
              example: UIKitWord.line(setting: property, of: owner, to: candidate.text)))
        }
      }
    }
    for kind in Component.ComponentKind.allCases { look(at: kind.rawValue, Component.properties(of: kind)) }
    look(at: "layout", LayoutConfiguration.properties)
    look(at: "environment", EnvironmentSettings.properties)
    return named.isEmpty ? valued : named
  }
}

extension String {
  func isSpelt(_ word: String) -> Bool { lowercased() == word.lowercased() }
}
