import CommandLanguage
import Commands
import Documents
import Localization

/// Hints below the error for a refused line: the equivalent line, and pages of help.
extension Session {
  /// The length in bytes of the longest line whose words are looked up.
  private static let longestHinted = 1_000

  /// A refusal with hints. Nothing is tried: an alias is looked up in a table, pages of help by the words of their titles.
  func addingHints(to refusal: Diagnostic, in entry: InputEntry) -> Diagnostic {
    guard let first = command.tokens.first, let last = command.tokens.last, entry.bytes.count <= Self.longestHinted else { return refusal }
    let words = command.tokens.map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }
    var copy = refusal
    if let line = assignment(words) ?? line(ofAliasIn: words, refusal, entry) {
      copy.notes = ["try: \(line)"] + (refusal.place == .bytes(first.range) ? [] : refusal.notes)
    } else if refusal.code == .unknownCommand, refusal.place == .bytes(first.range) {
      let line = String(decoding: entry.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
      let pages = HelpSearch.shared.lines(matching: line)
      if !pages.isEmpty { copy.notes = [.seeing(pages)] }
    }
    return copy
  }

  /// `set cell.width 0.5w` for `cell.width = 0.5w`, if there is such a component.
  private func assignment(_ words: [String]) -> String? {
    var words = words
    if words.count == 1, let equals = words[0].firstIndex(of: "=") {
      words = [String(words[0][..<equals]), "=", String(words[0][words[0].index(after: equals)...])]
    }
    guard words.count > 2, words[1] == "=", let dot = words[0].firstIndex(of: ".") else { return nil }
    let owner = String(words[0][..<dot])
    guard document.components[owner] != nil || ["layout", "environment"].contains(owner) else { return nil }
    let line = (["set", words[0]] + words.dropFirst(2)).joined(separator: " ")
    return shellCommands.accepts(line) ? line : nil
  }

  private func line(ofAliasIn words: [String], _ refusal: Diagnostic, _ entry: InputEntry) -> String? {
    var words = words
    let isCall = words[0].utf8.contains(UInt8(ascii: "("))
    if isCall { words = [methodName(words[0])] }
    guard let alias = AliasTable.all.alias(beginning: words), refusal.code.isAboutWords,
      alias.words.count > 1 || refusal.code == .unknownCommand && (words.count == 1 || refusal.suggestion == nil)
    else { return nil }
    let rest = isCall ? [] : command.tokens.dropFirst(alias.words.count)
    let text = zip(rest.prefix(1), rest.suffix(1)).map { entry.bytes[$0.range.lowerBound..<$1.range.upperBound] }.first ?? []
    let line = alias.line(with: String(decoding: text, as: UTF8.self))
    if shellCommands.accepts(line), alias.takesWords || rest.isEmpty { return line }
    guard alias.takesWords else { return alias.line }
    return shellCommands.command(named: alias.command)?.declaration.usage ?? alias.command
  }

  /// The usage of the command that a method of UIKit is called here, for code that cannot be read.
  func usage(ofMethodIn code: [UInt8]) -> String? {
    guard code.count <= Self.longestHinted, let alias = AliasTable.all.alias(beginning: [methodName(String(decoding: code, as: UTF8.self))])
    else { return nil }
    return shellCommands.command(named: alias.command)?.declaration.usage ?? alias.command
  }

  /// `appendItems` in `snapshot.appendItems(["a"])`.
  private func methodName(_ call: String) -> String {
    let callee = call.prefix { $0 != "(" }
    return String(callee.split { $0 == "." || $0 == " " }.last ?? "")
  }
}

extension Phrase {
  /// `see: help spacing, lesson gaps`
  static func seeing(_ pages: [String]) -> Phrase { "see: \(pages.joined(separator: ", "))" }
}

extension DiagnosticCode {
  /// Whether a line is refused with it because of how it is written.
  fileprivate var isAboutWords: Bool {
    switch self {
    case .unknownCommand, .missingWord, .extraWord, .unknownComponent, .unknownChoice: true
    default: false
    }
  }
}
