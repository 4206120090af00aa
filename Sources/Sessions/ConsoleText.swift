import CommandLanguage
import Commands
import Documents
import Localization

/// A text of UIKit's that was pasted from the console, alone or after `help`. It is never run.
struct ConsoleText {
  let text: String
  /// The messages that it has: one, or several that it fits equally well.
  let messages: [UIKitMessage]
  /// Whether the line begins with `help`.
  let followsHelp: Bool

  private static let help = Array("help".utf8)

  /// Nil for bytes without a message, and for lines of commands or Swift.
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
    if messages.isEmpty { return nil }
  }

  /// Whether a line is one, rather than Swift that begins like it.
  static func isText(_ line: some Collection<UInt8>) -> Bool { ConsoleText(line).map { !$0.followsHelp } ?? false }

  /// Whether a line asks for help on one in words that are not those of one command, because of its quotes, brackets and semicolons.
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

  /// The refusal of the line that it is.
  func refusal(at range: Range<Int>) -> Diagnostic {
    let pages = messages.map { "'help " + $0.name + "'" }
    let message: Phrase =
      pages.count == 1
      ? "this is a text of UIKit's and not a command; 'help last' or \(pages[0]) explains it"
      : "this is a text of UIKit's and not a command; 'help last' explains what it may be"
    return Diagnostic(
      .unknownCommand, message, at: .bytes(range), notes: pages.count == 1 ? [] : ["it fits equally well: \(pages.joined(separator: ", "))"]
    )
  }
}

/// The last line that was refused, for `help last`.
struct RefusedLine: Sendable {
  var diagnostic: Diagnostic
  /// The line, if it is a text of UIKit's.
  var consoleText: String?

  /// The messages behind the refusal; empty if UIKit would not have raised.
  var messages: [UIKitMessage] {
    (consoleText ?? diagnostic.uikit).map { UIKitMessageSearch.shared.messages(in: $0) } ?? []
  }
}

extension UInt8 {
  fileprivate var isSpaceOrNewline: Bool { isSpace || self == UInt8(ascii: "\n") }
}
