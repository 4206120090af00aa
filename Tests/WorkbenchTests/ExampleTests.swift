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
      var session = Session()
      let output = Transcript()
      let source = Source(name: "example", folder: folder.path)
      for text in [example.setup, example.lines] {
        let isAccepted = session.runLines(Array(text.utf8), from: source, to: output)
        #expect(isAccepted, "\(name): \(text)")
      }
      #expect(output.errors == "")
    }
  }
}
