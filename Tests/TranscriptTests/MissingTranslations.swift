import CompositionalLayout
import Foundation
import Lessons
import Linting
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Documents
@testable import Localization
@testable import Sessions

/// Lists English sentences without a Korean translation, and unused translations. Prints a line for each and never fails, so that a
/// translation may follow later. `.ci/translations` runs it, and a release requires an empty list.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_TRANSLATIONS"] != nil, ".ci/translations lists missing translations"))
struct MissingTranslations {
  private static let entries = StringsFile(LanguageFiles(code: "ko").phrases).entries

  @Test func sentencesOfTheSources() throws {
    let known = Set(Self.entries.map(\.english))
    for file in try Self.sources() {
      for literal in SourceLiteral.all(in: file.text) {
        guard let said = Self.said(literal), !known.contains(said) else { continue }
        Self.list("missing", "\(file.path):\(literal.line): \(said)")
      }
    }
  }

  /// All declared text, even if it does not look like a sentence, and the system's most frequent error messages about files.
  @Test func declaredTexts() {
    var phrases: [Phrase] = HelpTopic.all.map(\.title) + Template.all.map(\.summary)
    for command in shellCommands.commands.map(\.declaration) {
      phrases += [Phrase(saying: command.topic), command.summary] + command.details
      for shape in command.shapes { phrases += [shape.accepts] + shape.completions.descriptions }
    }
    for kind in Component.ComponentKind.allCases {
      phrases += Component.properties(of: kind).properties.flatMap { [$0.summary, $0.accepts] + $0.completions.descriptions }
    }
    phrases += Assumption.allCases.map { Phrase(saying: $0.statement) }
    phrases += UnaskedPoint.all.map { Phrase(saying: $0.statement) }
    phrases += Rule.all.flatMap { [Phrase(saying: $0.chapter), Phrase(saying: $0.sentence)] }
    phrases += UIKitMessage.all.flatMap(\.phrases)
    phrases += Tour.steps.map { Phrase(saying: $0.text) }
    phrases += Self.systemWords.map { Phrase(saying: $0) }
    let missing = Language.korean.missingKeys { korean in
      for phrase in phrases { _ = phrase.text(in: korean) }
    }
    for key in missing { Self.list("missing", key) }
  }

  @Test func helpTopics() {
    for topic in HelpTopic.all where !topic.text(in: .korean).contains(where: { $0.contains(where: \.isHangul) }) {
      Self.list("missing", "help \(topic.name)")
    }
  }

  @Test func lessons() throws {
    for bundled in BundledLesson.all {
      let lesson = try bundled.lesson(in: .korean)
      let optional = [lesson.chapter, lesson.question].filter { !$0.lines.isEmpty }
      let replies = lesson.wrong.map(\.reply) + lesson.misconceptions.values.map(\.words)
      for words in optional + [lesson.title, lesson.text, lesson.done] + lesson.hints + replies {
        guard words.lines[.korean] == nil else { continue }
        Self.list("missing", "lesson \(bundled.name): \(words.lines(in: .english).first ?? "")")
      }
    }
  }

  /// The messages of the samples, and of the transcripts of rejected lines.
  @Test func transcripts() throws {
    var missing: Set<String> = []
    for name in SampleTests.names {
      let file = Repository.samples.appendingPathComponent(name + ".galley")
      let source = Source(name: name, folder: Repository.samples.path, paths: [file.path])
      missing.formUnion(Self.untranslated(in: [UInt8](try Data(contentsOf: file)), from: source))
    }
    for name in DiagnosticTests.names {
      let scene = try Scene(of: name)
      missing.formUnion(Self.untranslated(in: scene.script, from: scene.source))
    }
    for key in missing.sorted() { Self.list("missing", key) }
  }

  @Test func unusedEntries() throws {
    var said: Set<String> = Set(Self.systemWords + Self.parserWords + Tour.steps.map(\.text))
    for file in try Repository.swiftFiles(below: "Sources") where !file.path.hasPrefix("Sources/Localization/") {
      for literal in SourceLiteral.all(in: file.text) {
        said.insert(literal.key)
        // The noun of a count: `counted(number, "item")`.
        if literal.before.contains(/counted\([^"]*$/) { said.insert("%1 \(literal.key)") }
      }
    }
    for entry in Self.entries where !said.contains(entry.english) { Self.list("unused", entry.english) }
  }

  // MARK: Helpers

  /// Prints a line that `.ci/translations` recognises.
  private static func list(_ state: String, _ text: String) {
    print("\(state) translation: \(text.replacingOccurrences(of: "\n", with: "\\n"))")
  }

  private static func untranslated(in script: [UInt8], from source: Source) -> [String] {
    Language.korean.missingKeys { _ = Transcript(of: script, from: source, in: $0, keepsGoing: true) }
  }

  /// Files whose literals are not shown to users, or that also contain the Korean text.
  private static let otherFiles = [
    "HelpTopic", "SVGPalette.swift", "SceneSVG.swift", "Document+Script.swift", "ViewRecord.swift", "Link+Known.swift",
    "Device.swift", "CompletionScript.swift",
    "Sessions/UIKitWord.swift",
    "Exports/SwiftCode", "Exports/Probe/ProbeExport.swift", "Exports/Probe/XCTestExport", "Exports/Probe/ProbeStep.swift",
    "Exports/Probe/ProbeApply.swift",
    "Documents/PastApply+Line.swift",
    "Exports/Probe/Recording+Writing.swift",
    "Exports/Probe/AssumptionExport.swift", "Exports/Probe/AssumptionDocument+",
    "Documents/Components/SwiftExpression", "Documents/UIKit/UIKitSurface",
    "Documents/UIKit/UIKitMessage",
  ]

  /// Modules that show no messages to users, only UIKit's own, or reports for the logs of continuous integration, which are in English.
  private static let otherModules = [
    "Checking", "GalleyCheckPlugin", "CompositionalLayout", "Snapshots", "UIKitLayout", "SwiftParsing", "Localization", "CEditline",
    "galley-bench", "galley-fuzz",
  ]

  private static func sources() throws -> [Repository.File] {
    try Repository.swiftFiles(below: "Sources")
      .filter { file in !otherModules.contains { file.path.hasPrefix("Sources/\($0)/") } }
      .filter { file in !otherFiles.contains { file.path.contains($0) } }
  }

  /// The key that the table needs for a literal; nil if the literal is not shown to users.
  private static func said(_ literal: SourceLiteral) -> String? {
    let before = literal.before
    // Words that only English grammar needs, and the names of notations in code.
    if before.contains(/english: [^)]*$/) { return nil }
    if before.contains(/(?:uikit:|verbatim:|\.verbatim\(|Example\(|after:|RestOfLine\()\s*$/) { return nil }
    // The noun of a count: `counted(number, "item")`.
    if before.contains(/\bcounted\([^"]*, $/) { return "%1 \(literal.key)" }
    if before.contains(/(?:Column|StyledLine|Phrase)\(\s*$/) { return literal.key.contains(/[A-Za-z]{2}/) ? literal.key : nil }
    return readsAsWords(literal.key) ? literal.key : nil
  }

  /// Whether the text looks like a message: at least two words, at least one of them English, and not a line of the command language.
  private static func readsAsWords(_ text: String) -> Bool {
    text.contains(/[A-Za-z]{2,}'?[,;:.]? '?[A-Za-z%]|[A-Za-z\d]'?[,;:.]? '?[A-Za-z]{2,}/) && !notSaid.contains(text) && !isCommandLine(text)
  }

  /// Whether the text is the name of a command, or consists of lines that the shell accepts.
  private static func isCommandLine(_ text: String) -> Bool {
    let line = text.drop { $0 == ";" || $0 == " " }
    if shellCommands.command(named: String(line)) != nil { return true }
    guard let first = line.split(separator: " ").first, !["help", "echo"].contains(first) else { return false }
    var tokenizer = Tokenizer(Array(line.replacing(/%\d/, with: "1").utf8))
    var tokens: [Token] = []
    do {
      while try shellCommands.nextCommand(of: &tokenizer, into: &tokens) {
        var arguments = Arguments()
        _ = try shellCommands.bind(tokens, in: tokenizer.bytes, into: &arguments)
      }
      return true
    } catch {
      return false
    }
  }

  /// Literals that look like messages but are not.
  private static let notSaid: Set = [
    // Names of parameters and of choices.
    "section component", "other section component", "edge spacing", "size class", "insets reference", "scrolling behaviour",
    "deceleration rate", "header mode", "footer mode", "two snapshots", "item|component... size",
    // Usages of the process.
    "galley [<options>] [<files> ...] [-c <commands>]\ngalley test <files> ...\ngalley share <file>\ngalley help [<words> ...]",
    // Output of `test` and of pictures that is the same in every language.
    "  UIKit: %1\n", "\\ No newline at end of file\n", "by x", "by y", "by width", "by height", "was x", "was y", "was width", "was height",
    // Classes of pictures.
    "label on-%1", "label on-space", "label on-ghost", "box %1",
    // UIKit's messages.
    "Invalid fractional width: %1. The fraction must be a finite value.",
    "Invalid fractional height: %1. The fraction must be a finite value.",
    "Invalid absolute dimension: %1. The dimension must be a finite value.",
    "Invalid estimated dimension: %1. The dimension must be a finite value.",
    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item",
    "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error.",
    "At least 1 subitem is required for a group",
    // Parts of lines that are typed or saved.
    "device %1\n", "container 390x844; %1; append sections main; append items a b c d to main; apply", "define %1", "define %1 %2", "of %1",
    " for %1", " for index %1", "%1 to %2", " when %1", "'restore %1'",
    "# in full: %1",
    // Roff requests of the manual page, and typed text.
    ".TH GALLEY 1 \"\" \"Galley %1\" \"%2\"", ".B galley", ".B galley test", ".B galley help", "[options] \\-c commands ...",
    // Beginnings of sentences that are completed elsewhere.
    "one of",
  ]

  /// The argument parser's messages, found by running `galley`.
  private static let parserWords = [
    "Show the version.", "Show help information.", "See '%1' for more information.", "See '%1' for detailed help.", "Unknown option '%1'",
    "Unknown option '%1'. Did you mean '%2'?", "Missing value for '%1'", "Missing expected argument '%1'", "Unexpected argument '%1'",
    "The value '%1' is invalid for '%2'. Please provide one of '%3' and '%4'.",
    "The value '%1' is invalid for '%2'. Please provide one of '%3', '%4' or '%5'.",
  ]

  private static let systemWords = [ENOENT, EACCES, ENOSPC, EISDIR, ENOTDIR, EROFS, ENAMETOOLONG, ELOOP, EFBIG, EIO, EBADF].map { code in
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension CompletionSource {
  fileprivate var descriptions: [Phrase] {
    if case .choices(let candidates) = self { candidates.map(\.description) } else { [] }
  }
}

extension Character {
  fileprivate var isHangul: Bool { ("가"..."힣").contains(self) }
}
