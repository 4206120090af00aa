import CommandLanguage
import Documents
import Localization

/// Commands about the section provider, which assigns layout sections to snapshot sections.
enum UseCommands {
  static let all: [ShellCommand] = [use, unuse]

  private static let topic = "components"
  private static let name = "use"

  static let use = ShellCommand(
    name, "chooses the layout section for a section of the snapshot, or for all; the last matching use wins", topic: topic,
    One(.word("section component", accepts: "a layout section", completions: .live(Live.component))),
    ListClause("for", .word("section", accepts: "a section of the snapshot, or index and a number", completions: .live(Live.section))),
    ListClause("when", .word("condition", accepts: Condition.accepts, completions: .live(Live.condition)), exactly: 3),
    examples: [
      Example("use grid for main when width >= 600", after: ComponentCommands.grid),
      Example("use grid when preferredContentSizeCategory >= accessibilityMedium", after: ComponentCommands.grid),
      Example("use grid when userInterfaceIdiom is pad", after: ComponentCommands.grid),
      Example("use grid", after: ComponentCommands.grid), Example("use grid for featured", after: ComponentCommands.grid),
      Example("use grid for index 0", after: ComponentCommands.grid),
    ]
  ) { (workspace: inout Workspace, name: Word, sections: [Word], words: [Word]) throws(Diagnostic) -> CommandEffect in
    try workspace.document.expect(name, oneOf: [.section])
    let targets = try targets(sections)
    let condition = words.isEmpty ? nil : try Condition(words)
    try workspace.edit { document throws(Diagnostic) in
      for target in targets { document.view.provider.use(Use(component: name.text, target: target, condition: condition)) }
    }
    let serves = targets.map { $0.words }.joined(separator: ", ")
    guard let condition else { return .edited("\(name.text) lays out \(serves)") }
    return .edited("\(name.text) lays out \(serves) when \(condition.text)")
  }

  static let unuse = ShellCommand(
    "unuse", "removes a layout section from the section provider", topic: topic,
    One(.word("section component", accepts: "a layout section", completions: .live(Live.component))),
    examples: [Example("unuse grid", after: ComponentCommands.grid)]
  ) { (workspace: inout Workspace, name: Word) throws(Diagnostic) -> CommandEffect in
    guard workspace.document.view.provider.mentions(name.text) else {
      throw Diagnostic(
        .notUsed, "the layout section '\(name.text.abbreviated)' is not used in view \(workspace.document.view.name)",
        at: .bytes(name.range)
      ).offering(Set(workspace.document.view.uses.map { $0.component }).sorted(), insteadOf: name.text)
    }
    try workspace.edit { document throws(Diagnostic) in document.view.provider.remove(name.text) }
    return .edited("\(name.text) no longer lays out any section")
  }

  /// The targets of `for featured today`, or of `for index 0 1`; every section if there are no words.
  private static func targets(_ words: [Word]) throws(Diagnostic) -> [Use.UseTarget] {
    guard let first = words.first else { return [.every] }
    guard first.text == "index", !first.isQuoted else {
      // Without 'when', a condition would name sections.
      let ofConditions = ["if", "where", "and", "index", "=", "==", "!="] + Condition.Comparison.allCases.map { $0.rawValue }
      if let word = words.first(where: { !$0.isQuoted && ofConditions.contains($0.text) }) {
        throw Diagnostic(
          .extraWord, "'\(name)' does not accept '\(word.text)' here", at: .bytes(word.range),
          notes: ["accepted: names of sections, in quotes if they are such words, then 'when' and a condition"])
      }
      return words.map { .section($0.text) }
    }
    guard words.count > 1 else { throw Diagnostic(.missingWord, "a number is missing after 'index'", at: .end) }
    var targets: [Use.UseTarget] = []
    for word in words.dropFirst() { targets.append(.index(try ValueType<Int>.count("index", from: 0).read(word))) }
    return targets
  }
}

extension Use.UseTarget {
  package var words: Phrase {
    switch self {
    case .every: "every section"
    case .section(let identifier): "section '\(identifier)'"
    case .index(let index): "section \(index)"
    }
  }
}
