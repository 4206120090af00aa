import CommandLanguage
import Commands

/// A command whose thing stands before what is done with it: `items move c before a`, `sections delete main`.
enum NounsBeforeVerbs {
  private static let nouns = ["item": "item", "cell": "item", "section": "section"]
  private static let verbs = ["add": "append", "push": "append", "remove": "delete", "refresh": "reload"]

  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    guard tried.words.count > 1, let noun = nouns[tried.words[0].lowercased().singular] else { return nil }
    let told = tried.words[1].lowercased()
    let verb = verbs[told] ?? told
    guard
      let command = shellCommands.commands(beginningWith: verb).first(where: { command in
        command.declaration.verb.count == 2 && command.declaration.verb[1].singular == noun
      })
    else { return nil }
    var names = Array(tried.words.dropFirst(2))
    // The section that everybody names first.
    if verb == "append", names.count > 1, names.last == "main", !names.contains("to") { names.insert("to", at: names.count - 1) }
    let line = (command.declaration.verb + names).joined(separator: " ")
    return .offering([shellCommands.binds(line) ? line : (["help"] + command.declaration.verb).joined(separator: " ")])
  }
}
