import CommandLanguage
import Commands
import Wording

/// Commands that should be refused, each with the code it is refused with: `expect append items x to nowhere to fail`.
enum AssertedErrors {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.words
    guard let first = words.first?.lowercased(), ["expect", "assert", "check", "verify", "ensure", "expectthrows"].contains(first) else {
      return nil
    }
    let said = words.dropFirst().filter { $0.lowercased() != "that" }
    guard let line = command(in: said) else {
      let words = Set(said.map { $0.lowercased() })
      return words.isDisjoint(with: failures) || words.isDisjoint(with: ["when", "if", "while", "throws"])
        ? nil : .offering([["help", "expect", "error"].joined(separator: " ")])
    }
    guard let code = refusal(of: line, workspace)?.code else { return .offering([["help", "expect", "error"].joined(separator: " ")]) }
    return .offering(["expect error \(code.name) \(line)"])
  }

  private static let endings = [
    ["to", "fail"], ["fails"], ["to", "throw"], ["throws"], ["should", "fail"], ["should", "throw"], ["must", "fail"],
    ["to", "be", "refused"],
    ["is", "refused"], ["raises"], ["to", "raise"], ["to", "error"], ["crashes"], ["to", "crash"], ["will", "fail"], ["is", "an", "error"],
  ]
  private static let beginnings: Set<String> = [
    "error", "an", "failure", "throws", "throw", "when", "if", "on", "from", "of", "a", "refusal", "exception",
  ]

  private static let failures: Set<String> = ["error", "failure", "throws", "exception", "refusal", "fail"]

  /// The command of a line that says that it fails.
  private static func command(in words: [String]) -> String? {
    let small = words.map { $0.lowercased() }
    if let ending = endings.first(where: { small.count > $0.count && Array(small.suffix($0.count)) == $0 }) {
      let line = words.dropLast(ending.count).joined(separator: " ")
      return shellCommands.binds(line) ? line : nil
    }
    guard small.contains(where: failures.contains) else { return nil }
    let line = words.drop { beginnings.contains($0.lowercased()) }.joined(separator: " ")
    return shellCommands.binds(line) && !line.isEmpty ? line : nil
  }

  /// Why a line would be refused; nil if it would be accepted.
  private static func refusal(of line: String, _ workspace: Workspace) -> Diagnostic? {
    var copy = workspace
    var tokenizer = Tokenizer(Array(line.utf8))
    var tokens: [Token] = []
    do throws(Diagnostic) {
      while try shellCommands.nextCommand(of: &tokenizer, into: &tokens) {
        var arguments = Arguments()
        let index = try shellCommands.bind(tokens, in: tokenizer.bytes, into: &arguments)
        _ = try shellCommands.commands[index].run(&copy, arguments)
        copy.settle()
      }
      return nil
    } catch {
      return error
    }
  }
}
