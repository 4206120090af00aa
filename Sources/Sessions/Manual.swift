import CommandLanguage
import Commands
import Localization

/// The manual page of the shell, generated from the declarations of its commands and topics.
package enum Manual {
  /// The page in roff's man macros.
  ///
  /// - Parameters:
  ///   - version: The version of the shell.
  ///   - options: The lines about options in the process's help.
  ///   - testOptions: The same for `galley test`.
  package static func page(version: String, options: [String], testOptions: [String], in language: Language) -> String {
    func said(_ phrase: Phrase) -> String { escaped(phrase.text(in: language)) }
    func section(_ title: Phrase, _ lines: [String]) -> [String] { [".SH " + escaped(title.text(in: language).uppercased())] + lines }
    var page = [".TH GALLEY 1 \"\" \"Galley \(version)\" \"\(said("User commands"))\""]
    page += section("Name", ["galley \\- " + said("a playground for diffable snapshots and compositional layouts")])
    page += section("Synopsis", synopsis)
    page += section("Description", description.map(said))
    page += section("Options", preformatted(options))
    page += section("Test options", preformatted(testOptions))
    page += section(
      "Commands",
      shellCommands.visibleCommands.map { $0.declaration }.flatMap { declaration in
        [".TP", ".B " + escaped(declaration.usage), said(declaration.summary) + "."] + declaration.details.map(said)
          + examples(of: declaration, said)
      })
    for topic in HelpTopic.all { page += section(topic.title, preformatted(topic.text(in: language))) }
    page += section("Exit status", [said(exitStatus)])
    return page.joined(separator: "\n") + "\n"
  }

  private static let synopsis = [
    ".B galley", "[options] [file ...]", ".br", ".B galley", "[options] \\-c commands ...", ".br", ".B galley test",
    "[options] file|folder ...", ".br",
    ".B galley help", "[\\-\\-json | \\-\\-man] [command | topic]",
  ]

  private static let description: [Phrase] = [
    "A shell with a live model of UIKit's diffable snapshots and compositional layouts.",
    "Commands edit the pending snapshot, apply it and print the difference, define layouts, and print frames as UIKit computes them.",
    "At a terminal it prompts for commands; it can also run commands from a pipe or from files.",
  ]

  private static let exitStatus: Phrase =
    "0 if all commands succeeded, 1 if a command or an expectation failed, 64 for bad arguments, 66 for a file that cannot be read, 130 after Ctrl-C in a batch."

  /// The examples of a command, indented like its summary.
  private static func examples(of declaration: CommandDeclaration, _ said: (Phrase) -> String) -> [String] {
    guard !declaration.examples.isEmpty else { return [] }
    let lines = declaration.examples.flatMap { $0.lines.split(separator: "\n").map { "  " + escaped(String($0)) } }
    return [".br", said("for example") + ":", ".nf"] + lines + [".fi"]
  }

  /// Lines that roff must not reflow.
  private static func preformatted(_ lines: [String]) -> [String] { [".nf"] + lines.map(escaped) + [".fi"] }

  /// The text without roff requests or escapes, in ASCII, which every formatter supports.
  private static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map(escaped).joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\\" { return "\\e" }
    if scalar == "-" { return "\\-" }
    if scalar.isASCII { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
  }
}
