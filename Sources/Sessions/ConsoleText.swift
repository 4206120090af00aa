import CommandLanguage
import Commands
import Documents
import Localization

/// A UIKit message pasted from the console, either alone or after `help`. It is never run.
struct ConsoleText {
  let text: String
  /// The matching messages: one, or several that match equally well.
  let messages: [UIKitMessage]
  /// Whether the line begins with `help`.
  let followsHelp: Bool

  private static let help = Array("help".utf8)

  /// Nil for bytes that do not contain a message, and for lines that are commands or Swift.
  init?(_ bytes: some Collection<UInt8>, by prompt: SwiftPrompt? = nil) {
    let line = Array(bytes.drop { $0.isSpaceOrNewline })
    let first = line.prefix { !$0.isSpaceOrNewline }
    followsHelp = first.elementsEqual(Self.help)
    let text = followsHelp ? line.dropFirst(first.count) : line[...]
    if !followsHelp {
      let isCommand = shellCommands.beginsCommand(String(decoding: first, as: UTF8.self))
      if isCommand || first.first == UInt8(ascii: "#") { return nil }
      if let prompt, prompt.readsAsSwift(Array(line.prefix { $0 != UInt8(ascii: "\n") })) { return nil }
    }
    self.text = String(decoding: text, as: UTF8.self)
    messages = UIKitMessageSearch.shared.messages(in: self.text)
    if messages.isEmpty, !Self.isException(self.text), !Self.isLogLine(self.text) { return nil }
  }

  /// True for the console's report of an exception, with or without a message that has a page.
  static func isException(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return ["Terminating", "terminating", "libc", "Assertion"].contains(words.first)
      && words.contains { ["exception", "failure"].contains($0) }
  }

  /// True for a line with the date, the process and the thread that the console puts first: `2026-01-14 12:30:45.12+0900 App[12:34] …`.
  static func isLogLine(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count == 4, words[2].last == "]", words[2].utf8.contains(UInt8(ascii: "[")) else { return false }
    func numbers(_ word: Substring, between separator: Character) -> Int? {
      let parts = word.split(separator: separator)
      return parts.allSatisfy { $0.first?.isNumber ?? false } ? parts.count : nil
    }
    return numbers(words[0], between: "-") == 3 && numbers(words[1], between: ":") ?? 0 >= 3
  }

  /// True for a text without a page that is probably copied from the console: it contains code, or it is a statement of several words
  /// rather than a question or a few words to look up.
  static func mayBeMessage(_ text: String) -> Bool {
    if isLogLine(text) { return true }
    if ["==", "!=", "0x", "-[", "+[", "***", ": -", "Exception", "}}"].contains(where: { text.contains(text: $0) }) {
      return text.utf8.contains(UInt8(ascii: " "))
    }
    let words = text.split { !$0.isLetter && $0 != "'" }.map { String($0).lowercased() }
    if words.first == "fatal", words.count > 1 { return true }
    let isStatement = text.first?.isUppercase ?? false && !text.utf8.contains(UInt8(ascii: "?"))
    return isStatement && words.count >= fewestWords && !asking.contains(words[0]) && asker.isDisjoint(with: words)
  }

  private static let fewestWords = 6
  /// The first words of questions and requests.
  private static let asking: Set<String> = [
    "are", "can", "could", "do", "does", "explain", "how", "is", "should", "show", "tell", "what", "when", "where", "which", "who", "why",
    "will", "would",
  ]
  /// Words that appear in questions and requests, but not in messages.
  private static let asker: Set<String> = ["i", "i'm", "me", "my", "please", "we"]

  /// True for the first line of a message that lists identifiers, each on a line of its own: `Duplicate identifiers: {(`.
  static func opensList(_ line: [UInt8]) -> Bool {
    guard let end = line.lastIndex(where: { !$0.isSpaceOrNewline }), end > 0 else { return false }
    return line[end] == UInt8(ascii: "(") && line[end - 1] == UInt8(ascii: "{") && ConsoleText(line) != nil
  }

  /// True if a line continues the list of identifiers of a message: it is indented, or closes the list.
  static func continuesList(_ line: [UInt8]) -> Bool { line.first.map { $0.isSpace || $0 == UInt8(ascii: ")") } ?? false }

  static func closesList(_ line: [UInt8]) -> Bool { line.drop { $0.isSpace }.first == UInt8(ascii: ")") }

  /// True if a line is a UIKit message and not a command.
  static func isText(_ line: some Collection<UInt8>) -> Bool { ConsoleText(line).map { !$0.followsHelp } ?? false }

  /// True if the rest of a `help` line is a UIKit message whose quotes, brackets or semicolons do not form one command.
  static func takesRest(_ bytes: [UInt8]) -> Bool {
    guard bytes.drop(while: { $0.isSpaceOrNewline }).starts(with: help) else { return false }
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    do throws(Diagnostic) {
      _ = try tokenizer.nextCommand(into: &tokens)
      guard try tokenizer.nextCommand(into: &tokens) else { return false }
    } catch {}
    return ConsoleText(bytes)?.followsHelp ?? false
  }

  /// The error for the pasted line.
  func refusal(at range: Range<Int>) -> Diagnostic {
    let pages = messages.map { "'help " + $0.name + "'" }
    let message: Phrase =
      pages.isEmpty
      ? "this is a console message that has no page here; 'help exceptions' lists the texts that have one"
      : pages.count == 1
        ? "this is a UIKit message, not a command; 'help last' or \(pages[0]) explains it"
        : "this is a UIKit message, not a command; 'help last' lists the pages that match"
    return Diagnostic(
      .unknownCommand, message, at: .bytes(range),
      notes: pages.count <= 1 ? [] : ["these pages match equally well: \(pages.joined(separator: ", "))"]
    )
  }
}

/// The last rejected line, for `help last`.
struct RefusedLine: Sendable {
  var diagnostic: Diagnostic
  /// The line, if it is a UIKit message.
  var consoleText: String?

  /// The UIKit messages of the error; empty if UIKit would not raise an exception.
  var messages: [UIKitMessage] {
    (consoleText ?? diagnostic.uikit).map { UIKitMessageSearch.shared.messages(in: $0) } ?? []
  }
}

extension UInt8 {
  fileprivate var isSpaceOrNewline: Bool { isSpace || self == UInt8(ascii: "\n") }
}
