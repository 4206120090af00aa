import ArgumentParser
import Sessions

/// An option of the process, parsed from its help.
struct CommandOption {
  enum OptionValue {
    case none, text, file
    case choice([String])
  }

  /// The names with their hyphens.
  private(set) var names: [String]
  private(set) var summary: String
  private(set) var value: OptionValue
  var isRepeating: Bool { names == ["-c"] }

  /// The options of a command. The help is printed wide enough for each option to take up one line.
  static func all(of command: ParsableCommand.Type) -> [CommandOption] {
    lines(in: command.helpMessage(columns: 10_000)).compactMap(CommandOption.init)
  }

  /// The option lines in the help of swift-argument-parser.
  static func lines(in help: String) -> [String] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "OPTIONS:" }.dropFirst().prefix { !$0.isEmpty }.map(String.init)
  }

  /// Parses `  --color <color>   Colours: auto, always or never. (values: auto, always, never; default: auto)`.
  private init?(_ line: String) {
    let words = line.split(separator: " ")
    let heads = words.prefix { $0.hasPrefix("-") || $0.hasPrefix("<") }
    names = heads.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "," }) }
    let sentence = words.dropFirst(heads.count)
    summary = sentence.prefix { $0 != "(values:" && $0 != "(default:" }.joined(separator: " ")
    let choices = sentence.drop { $0 != "(values:" }.dropFirst()
    let last = choices.firstIndex { $0.hasSuffix(";") || $0.hasSuffix(")") } ?? choices.endIndex
    switch heads.last {
    case "<device>": value = .choice(Session.deviceNames)
    case "<file>": value = .file
    case let placeholder? where !placeholder.hasPrefix("<"): value = .none
    default:
      let names = choices.prefix(through: min(last, choices.endIndex - 1)).map { String($0.filter { !",;)".contains($0) }) }
      value = choices.isEmpty ? .text : .choice(names)
    }
    guard !names.isEmpty else { return nil }
  }
}
