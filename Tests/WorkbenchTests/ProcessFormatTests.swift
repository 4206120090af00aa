import CommandLanguage
import Commands
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// The process's `--json` prints only objects, and its `--csv` only tables, even with a command's own flag for another format.
@Suite struct ProcessFormatTests {
  private static let commands = shellCommands.commands.map(\.declaration)

  private func answers(to lines: String, after setup: String, as format: Session.Settings.Format) -> String {
    let session = Session(settings: .init(renderer: Renderer(format: format), keepsGoing: true), on: MemoryFiles())
    session.run(setup)
    return session.run(lines).answers
  }

  @Test(arguments: commands.map(\.name)) func theProcessWins(name: String) throws {
    let declaration = try #require(shellCommands.command(named: name)?.declaration)
    for example in declaration.examples {
      let lines = example.lines
      for flag in [""] + declaration.formats.map({ " --\($0.name)" }) {
        let line = lines.hasSuffix(flag) ? lines : lines + flag
        for answer in answers(to: line, after: example.setup, as: .json).split(separator: "\n") {
          guard case .object? = JSON(parsing: answer) else {
            Issue.record("\(line): \(answer)")
            continue
          }
        }
        let table = answers(to: line, after: example.setup, as: .csv)
        #expect(table.isEmpty || table.hasSuffix("\r\n"), "\(line): \(table)")
        if !flag.isEmpty, !lines.contains("--") { #expect(table == answers(to: lines, after: example.setup, as: .csv), "\(line)") }
      }
    }
  }

  @Test(arguments: ["export swift -", "export json -", "export svg -", "export html -", "export xctest -", "help swift", "echo a", "ls"])
  func nonTablesGoToStandardError(line: String) {
    let screen = "template grid 3; append sections main; append items a to main; apply"
    #expect(answers(to: line, after: screen, as: .csv) == "")
  }

  @Test func anExportedTableIsATable() {
    let screen = "template grid 3; append sections main; append items a to main; apply"
    let table = answers(to: "export csv -", after: screen, as: .csv)
    #expect(table == answers(to: "frames", after: screen, as: .csv))
    #expect(table.hasPrefix("category,kind,"))
  }
}
