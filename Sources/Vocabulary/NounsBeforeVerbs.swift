import CommandLanguage
import Commands
import Documents
import Snapshots
import Wording

/// A command whose thing stands before what is done with it, `items move c before a`, `sections delete main`, and names that stand behind
/// what they are to name: `items 1...10`, `sections north, south`.
enum NounsBeforeVerbs {
  private static let nouns = ["item": "item", "cell": "item", "section": "section"]
  private static let verbs = ["add": "append", "push": "append", "remove": "delete", "refresh": "reload"]

  /// What is done with items that are there.
  private static let edits: Set<String> = ["move", "delete", "reload", "reconfigure"]

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard tried.words.count > 1, let noun = nouns[tried.words[0].lowercased().singular] else { return nil }
    let told = tried.words[1].lowercased()
    let verb = verbs[told] ?? told
    guard
      let command = shellCommands.commands(beginningWith: verb).first(where: { command in
        command.declaration.verb.count == 2 && command.declaration.verb[1].singular == noun
      })
    else { return appending(noun, tried, workspace.document) }
    var names = Array(tried.words.dropFirst(2))
    let view = workspace.document.view
    let isThere = { view.pending.contains(item: view.identifier(for: $0)) }
    if noun == "item", edits.contains(verb), view.pending.numberOfItems > 0,
      let missing = names.prefix(while: { !["before", "after"].contains($0) }).first(where: {
        !isThere($0) && $0.allSatisfy { $0.isLetter || $0.isNumber }
      })
    {
      let isPlaced = verb == "move" && names.count == 3 && isThere(names[2])
      let line = isPlaced ? (["insert items"] + names).joined(separator: " ") : "items"
      return .offering(verbatim: line, message: "there is no item '\(missing.abbreviated)' in the snapshot")
    }
    // The section that everybody names first.
    if verb == "append", names.count > 1, names.last == "main", !names.contains("to") { names.insert("to", at: names.count - 1) }
    let line = (command.declaration.verb + names).joined(separator: " ")
    // What it names is made where there is nothing.
    if noun == "item", verb == "move", names.count == 3, view.pending.numberOfItems == 0, shellCommands.binds(line) {
      return .offering([["append items \(names[0]) \(names[2])", line].joined(separator: "; ")])
    }
    return .offering([shellCommands.binds(line) ? line : (["help"] + command.declaration.verb).joined(separator: " ")])
  }

  /// The line that appends a range or a list of names that nothing has.
  private static func appending(_ noun: String, _ tried: TriedLine, _ document: Document) -> OtherWords<Workspace>.Reading? {
    let names = (tried.spellings.first ?? tried).words.dropFirst().map { word in
      hyphenatedRange(word).map { "\($0.lowerBound)...\($0.upperBound)" } ?? word
    }
    let isEnumerated = tried.text.contains(",")
    let isName = { (name: String) in name.first.map { $0.isLetter || $0.isNumber } ?? false }
    let isList =
      names.count > 1 && names.allSatisfy { isName($0) && (isEnumerated || $0.count == 1 || $0.last?.isNumber == true) }
    let isRange = names.count == 1 && names[0].contains(text: "...")
    let view = document.view
    guard isList || isRange, names.allSatisfy({ Int($0) != nil || ItemAppends.isName($0, mayBeLayout: isEnumerated) }),
      !names.contains(where: { view.pending.contains(section: $0) || view.pending.contains(item: view.identifier(for: $0)) })
    else { return nil }
    let line = (["append", noun + "s"] + names).joined(separator: " ")
    return .offering([noun == "section" ? line : [line, "to", document.example(of: "someSection")].joined(separator: " ")])
  }
}
