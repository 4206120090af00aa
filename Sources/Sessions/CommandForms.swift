import CommandLanguage
import Commands

/// Commands that help lists on the page of another command, because they are a form of it: `explain group` on the page of `explain`.
enum CommandForms {
  /// The other forms of each command.
  private static let table: KeyValuePairs<String, [String]> = [
    "explain": ["explain section", "explain group", "explain content", "explain offset"],
    "draw": ["draw group"],
    "export probe": ["export recording"],
    "preview": ["preview off"],
    "compare": ["compare mark"],
    "content": ["content section"],
    "unuse": ["unuse provider"],
    "define boundary": ["define header", "define footer"],
    "where item": ["where section"],
    "expect frame": ["expect x", "expect y", "expect width", "expect height", "expect z"],
    "expect sections": ["expect pending sections", "expect header"],
    "expect items": ["expect pending items", "expect count"],
    "snapshot": ["ls"],
    "items": ["count"],
    "undo": ["redo"],
    "help": ["version"],
    "lesson": ["lesson answer", "lesson check", "lesson report", "lesson results"],
    "device": ["devices"],
    "view": ["views"],
    "share": ["share lesson"],
    "quit": ["exit"],
  ]

  private static let names = Set(table.flatMap { $0.value })

  static func isForm(_ name: String) -> Bool { names.contains(name) }

  static func forms(of name: String) -> [CommandDeclaration] {
    (table.first { $0.key == name }?.value ?? []).compactMap { shellCommands.command(named: $0)?.declaration }
  }

  /// The commands that are not a form of another one.
  static var mainCommands: [CommandDeclaration] {
    shellCommands.visibleCommands.map { $0.declaration }.filter { !isForm($0.name) }
  }
}
