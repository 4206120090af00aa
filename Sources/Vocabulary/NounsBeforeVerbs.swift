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
    if let missing = missing(noun, verb, names, workspace.document) { return missing }
    // The section that everybody names first.
    if verb == "append", names.count > 1, names.last == "main", !names.contains("to") { names.insert("to", at: names.count - 1) }
    let line = (command.declaration.verb + names).joined(separator: " ")
    // What it names is made where there is nothing.
    if noun == "item", verb == "move", names.count == 3, workspace.document.view.pending.numberOfItems == 0, shellCommands.binds(line) {
      return .offering([["append items \(names[0]) \(names[2])", line].joined(separator: "; ")])
    }
    return .offering([shellCommands.binds(line) ? line : (["help"] + command.declaration.verb).joined(separator: " ")])
  }

  /// An edit of what is not there; one that would move it names a place for it.
  private static func missing(_ noun: String, _ verb: String, _ names: [String], _ document: Document) -> OtherWords<Workspace>.Reading? {
    guard edits.contains(verb), document.view.pending.numberOfSections > 0 else { return nil }
    for name in names {
      if name == "before" || name == "after" { return nil }
      if isThere(name, noun, document) || name.contains(where: { !$0.isLetter && !$0.isNumber }) { continue }
      let snapshot = document.view.pending
      let refusal =
        noun == "item" ? Diagnostic.unknownItem(name, in: snapshot, at: .command) : .unknownSection(name, in: snapshot, at: .command)
      let isPlaced = verb == "move" && names.count == 3 && isThere(names[2], noun, document)
      // Where there are no items, they are made.
      if noun == "item", snapshot.numberOfItems == 0 { return nil }
      return .offering([isPlaced ? (["insert", noun + "s"] + names).joined(separator: " ") : noun + "s"], message: refusal.message)
    }
    return nil
  }

  private static func isThere(_ name: String, _ noun: String, _ document: Document) -> Bool {
    let view = document.view
    return noun == "item" ? view.pending.contains(item: view.identifier(for: name)) : view.pending.contains(section: name)
  }

  /// The line that appends a range or a list of names that nothing has, or shows items that are there.
  private static func appending(_ noun: String, _ tried: TriedLine, _ document: Document) -> OtherWords<Workspace>.Reading? {
    let spellings = tried.spellings
    let spelling = spellings.first { $0.text.contains(text: "...") } ?? spellings.last ?? tried
    let names = spelling.words.dropFirst().map { range($0, noun) }
    let isEnumerated = tried.text.contains(",")
    let isName = { (name: String) in name.first.map { $0.isLetter || $0.isNumber } ?? false }
    let isList =
      names.count > 1 && names.allSatisfy { isName($0) && (isEnumerated || $0.count == 1 || $0.last?.isNumber == true) }
    // '100 x 50' is a size.
    let isSize = names.contains("x") && names.contains { decimal($0) != nil }
    let isRange = names.count == 1 && names[0].contains(text: "...")
    let there = names.filter { isThere($0, noun, document) }
    if noun == "item", names.count > 1, there.count == names.count { return .offering([ExpectCommands.line("frames", names)]) }
    guard isList && !isSize || isRange, there.isEmpty,
      names.allSatisfy({ Int($0) != nil || ItemAppends.isName($0, mayBeLayout: isEnumerated) })
    else { return nil }
    let line = (["append", noun + "s"] + names).joined(separator: " ")
    return .offering([noun == "section" ? line : [line, "to", document.example(of: "someSection")].joined(separator: " ")])
  }

  /// A word that says a range in another way, `1-20` and `1..20`, or how many items there are to be.
  private static func range(_ word: String, _ noun: String) -> String {
    if let numbers = hyphenatedRange(word) { return "\(numbers.lowerBound)...\(numbers.upperBound)" }
    return word.contains(text: "...") ? word : word.replacing(text: "..", with: "...")
  }
}
