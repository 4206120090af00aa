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

  /// The first screen of help fits a terminal of 80 by 24, with the prompt below it.
  @Test(arguments: Language.allCases) func helpIsOneScreen(_ language: Language) {
    let session = Session()
    session.settings.language = language
    session.settings.renderer.columns = 80
    let lines = session.run("help").answers.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 23, "\(lines.joined(separator: "\n"))")
    #expect(lines.allSatisfy { displayWidth($0) <= 80 }, "\(lines.joined(separator: "\n"))")
    let list = session.run("help commands").answers.split(separator: "\n")
    #expect(list.count > 100)
  }
}
