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
    if tried.words.count == 4, tried.words[0].lowercased() == "move", ["before", "after", "to"].contains(tried.words[2]),
      workspace.document.has(tried.words[3], as: "item"), !workspace.document.has(tried.words[1], as: "section")
    {
      let place = tried.words[2] == "after" ? "after" : "before"
      return missing("item", "move", [tried.words[1], place, tried.words[3]], workspace.document)
    }
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
    let snapshot = document.view.pending
    guard edits.contains(verb), let name = names.first, name.allSatisfy({ $0.isLetter || $0.isNumber }), !document.has(name, as: noun),
      noun == "item" ? snapshot.numberOfItems > 0 : snapshot.numberOfSections > 0
    else { return nil }
    let refusal =
      noun == "item" ? Diagnostic.unknownItem(name, in: snapshot, at: .command) : .unknownSection(name, in: snapshot, at: .command)
    let isPlaced = verb == "move" && names.count == 3 && document.has(names[2], as: noun)
    return .offering([isPlaced ? (["insert", noun + "s"] + names).joined(separator: " ") : noun + "s"], message: refusal.message)
  }

  /// The line that appends a range or a list of names that nothing has, or shows items that are there.
  private static func appending(_ noun: String, _ tried: TriedLine, _ document: Document) -> OtherWords<Workspace>.Reading? {
    if noun == "item", tried.words.count == 2, Int(tried.words[1]) != nil, nouns[tried.words[0].lowercased()] != nil {
      return .offering(["frames \(document.example(of: "someSection")):\(tried.words[1])"])
    }
    let spellings = tried.spellings
    let words = (spellings.first { $0.text.contains(text: "...") } ?? spellings.last ?? tried).words
    let areSections = tried.words[0].lowercased() == "sections" && tried.words.allSatisfy { decimal($0) == nil }
    let isEnumerated = tried.text.contains(",") || areSections
    // '100 x 50' is a size.
    let isList = words.count > 2 && !(words.contains("x") && words[1].first?.isNumber == true)
    var (names, there) = ([String](), 0)
    for word in words.dropFirst() {
      let name = hyphenatedRange(word).map { "\($0.lowerBound)...\($0.upperBound)" } ?? word
      let isName = isEnumerated || noun == "section" || name.count == 1 || name.last?.isNumber == true
      if document.has(name, as: noun) {
        there += 1
      } else if !(isList ? isName : name.contains(text: "..")) || name.first.map({ !$0.isLetter && !$0.isNumber }) ?? true
        || Int(name) == nil && !ItemAppends.isName(name, mayBeLayout: isEnumerated)
      {
        return nil
      }
      names.append(isList || name.contains(text: "...") ? name : name.replacing(text: "..", with: "..."))
    }
    if there > 0 { return noun == "item" && there == names.count && isList ? .offering([ExpectCommands.line("frames", names)]) : nil }
    let place = noun == "section" ? [] : ["to", document.example(of: "someSection")]
    return .offering([(["append", noun + "s"] + names + place).joined(separator: " ")])
  }
}
