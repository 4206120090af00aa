import CompositionalLayout
import Documents
import Foundation
import Localization
import Rendering
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Sessions

/// Every example of every command runs.
@Suite struct ExampleTests {
  @Test(arguments: shellCommands.commands.map(\.declaration.name)) func examplesRun(name: String) throws {
    let declaration = try #require(shellCommands.command(named: name)?.declaration)
    #expect(!declaration.examples.isEmpty, "\(name) has no example")
    let folder = try TemporaryFolder()
    for example in declaration.examples {
      let session = Session()
      let output = Transcript()
      let source = Source(name: "example", folder: folder.path)
      for text in [example.setup, example.lines] {
        let isAccepted = session.runLines(Array(text.utf8), from: source, to: output)
        #expect(isAccepted, "\(name): \(text)")
      }
      #expect(output.errors == "")
    }
  }

  /// Runs a command's words without their arguments, its first words, and its words with a wrong argument, in a document and in an empty
  /// session. Each line is accepted or rejected, and none ends the program.
  @Test(arguments: shellCommands.commands.map(\.declaration.name)) func partsOfALineAreAnswered(name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    let folder = try TemporaryFolder()
    let beginnings = (1...words.count).map { words.prefix($0).joined(separator: " ") }
    for line in beginnings + ["\(name) }", "\(name) -1 x", "} \(name)"] {
      for setup in ["", "template grid 3; append sections main; append items a b c d to main; apply\n"] {
        let session = Session()
        let output = Transcript()
        let source = Source(name: "part", folder: folder.path)
        _ = session.runLines(Array(setup.utf8), from: source, to: output)
        let isAccepted = session.runLines(Array(line.utf8), from: source, to: output)
        #expect(isAccepted != output.errors.contains(/^part:1:\d+: error:/.anchorsMatchLineEndings()), "\(line): \(output.errors)")
      }
    }
  }

  /// The same is true for a line that contains only punctuation, and for one with punctuation in place of a name.
  @Test func signsAloneAreAnswered() {
    let signs = [
      ",", ",,", ", ,", ".", "..", "...", "... ...", "()", "[]", "[ ]", "[ ,", "$ ,", "?", "!", ":", "\"\"", "=", "-", "&", "\\",
    ]
    let beginnings = [
      "", "example of ", "show me an example of ", "datasource ", "uicollectionview ", "append ", "why ", "what is ", "set ",
    ]
    for line in beginnings.flatMap({ beginning in signs.map { beginning + $0 } }) {
      for setup in ["", "template grid 3; append sections main; append items a b c d to main; apply"] {
        let session = Session()
        _ = session.run(setup)
        let said = session.run(line)
        #expect(session.run("count").errors == "", "\(line): \(said.errors)")
      }
    }
  }

  /// The page of a command shows what its examples need: typed as shown, line by line into a fresh shell, each example is accepted.
  @Test(arguments: shellCommands.visibleCommands.map(\.declaration.name)) func examplesRunAsShown(name: String) throws {
    let reader = Session()
    let page = reader.run("help \(name)").answers.split(separator: "\n").map(String.init)
    let start = try #require(page.firstIndex { $0 == "  for example" || $0 == "  first" })
    var setup: [String] = []
    var isSetup = false
    var count = 0
    for line in page[start...] {
      if line == "  first" || line == "  for example" { (setup, isSetup) = ([], line == "  first") }
      if line == "  then, for example" { isSetup = false }
      guard line.hasPrefix("    ") else {
        if line.hasPrefix("  related") { break }
        continue
      }
      if isSetup {
        setup.append(String(line.dropFirst(4)))
        continue
      }
      count += 1
      let folder = try TemporaryFolder()
      let session = Session()
      let output = Transcript()
      let text = (setup + [String(line.dropFirst(4))]).joined(separator: "\n") + "\n"
      let isAccepted = session.runLines(Array(text.utf8), from: Source(name: "example", folder: folder.path), to: output)
      #expect(isAccepted, "\(name): \(text)")
      #expect(output.errors == "", "\(name): \(text)")
    }
    #expect(count == shellCommands.command(named: name)?.declaration.examples.count, "\(name)")
    let related = try #require(page.first { $0.hasPrefix("  related: '") })
    let names = related.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    #expect(names.last?.hasPrefix("help ") == true && names.count >= 3, "\(related)")
    #expect(names.dropLast().allSatisfy { shellCommands.command(named: $0) != nil && $0 != name }, "\(related)")
  }

  /// The page of a topic begins with a sentence and lines that are accepted in a new session, in every language.
  @Test(arguments: HelpTopic.names) func topicsBeginWithAnExampleThatRuns(name: String) throws {
    for language in Language.allCases { try expectSentenceAndExample(name, language) }
  }

  /// So does the page of a property, of a value, and of a UIKit class.
  @Test func propertiesBeginWithAnExampleThatRuns() throws {
    var names = ["NSCollectionLayoutSize", "NSCollectionLayoutItem", "NSCollectionLayoutSection", "cell", "item", "estimated"]
    func add<Owner>(_ list: PropertyList<Owner>) {
      for property in list.properties {
        names += [property.name] + property.otherNames
        if case .choices(let candidates) = property.completions {
          names += candidates.map { $0.text.hasSuffix("(") ? String($0.text.dropLast()) : $0.text }
        }
      }
    }
    for kind in Component.ComponentKind.allCases { add(Component.properties(of: kind)) }
    add(LayoutConfiguration.properties)
    add(EnvironmentSettings.properties)
    #expect(names.count > 100)
    for name in Set(names).sorted() { try expectSentenceAndExample(name, .english) }
  }

  private func expectSentenceAndExample(_ name: String, _ language: Language) throws {
    let reader = Session()
    reader.settings.language = language
    let page = reader.run("help \(name)").answers.split(separator: "\n").map(String.init)
    #expect(page.first?.hasSuffix(".") == true, "\(name): \(page.first ?? "")")
    func said(_ phrase: Phrase) -> String { "  " + phrase.text(in: language) }
    let (first, example, then) = (said("first"), said("for example"), said("then, for example"))
    let begin = try #require(page.dropFirst().first, "\(name)")
    #expect(begin.hasPrefix(first) || begin.hasPrefix(example), "\(name): \(begin)")
    // Lines stand below their title, or beside it in one column.
    var lines: [String] = []
    for line in page.dropFirst() {
      let title = [then, first, example].first { line.hasPrefix($0) }
      let text = title.map { line.dropFirst($0.count) } ?? line[...]
      if title == nil, !line.hasPrefix("    ") { break }
      if title == example || title == first, !lines.isEmpty { break }
      lines.append(text.trimmingCharacters(in: .whitespaces))
    }
    let folder = try TemporaryFolder()
    let output = Transcript()
    let text = lines.joined(separator: "\n") + "\n"
    let isAccepted = Session().runLines(Array(text.utf8), from: Source(name: "example", folder: folder.path), to: output)
    #expect(isAccepted, "\(name): \(text)\(output.errors)")
  }

  /// The first screen of help fits a terminal with 24 rows, with the prompt below it.
  @Test(arguments: Language.allCases, [60, 80, 120]) func helpIsOneScreen(_ language: Language, columns: Int) {
    let session = Session()
    session.settings.language = language
    session.settings.renderer.columns = columns
    let lines = session.run("help").answers.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 23, "\(lines.joined(separator: "\n"))")
    #expect(lines.allSatisfy { displayWidth($0) <= columns }, "\(lines.joined(separator: "\n"))")
    let list = session.run("help commands").answers.split(separator: "\n")
    #expect(list.count > 100)
  }
}
