import CommandLanguage
import Commands
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Machine-readable output contains no sentences for users.
@Suite struct MachineFormatTests {
  private static let commands = shellCommands.commands.map(\.declaration)

  /// Each command with a flag for machine-readable output, with each of its formats.
  private static let flagged = commands.flatMap { command in command.formats.map { (command.name, $0.name) } }

  /// Answers for an empty document, which often consist of only a sentence, and answers after each example's lines.
  private func answers(of name: String, as format: String) throws -> [String] {
    let command = try #require(shellCommands.command(named: name)?.declaration)
    let examples = command.examples.map { example in
      (example.setup, example.lines.split(separator: ";").map { String($0).trimmingSpaces }.last { $0.hasPrefix(name) } ?? name)
    }
    return ([("", name)] + examples).map { setup, line in
      let bare = line.replacing(" --json", with: "").replacing(" --csv", with: "")
      let session = Session()
      session.files = Files(on: MemoryFiles())
      session.run(setup)
      return session.run("\(bare) --\(format)").answers
    }
  }

  @Test(arguments: flagged) func flagsAnswerForProgramsAlone(_ name: String, _ format: String) throws {
    for answer in try answers(of: name, as: format) {
      format == "json" ? expectObjects(answer, name) : expectTables(answer, name)
    }
  }

  /// With the process's format, all output that is not a table goes to standard error.
  @Test(arguments: commands.map(\.name)) func aWholeSessionInCSVPrintsTablesAlone(_ name: String) throws {
    let command = try #require(shellCommands.command(named: name)?.declaration)
    for example in command.examples {
      let session = Session(settings: Session.Settings(renderer: Renderer(format: .csv), keepsGoing: true))
      session.files = Files(on: MemoryFiles())
      let transcript = session.run("\(example.setup)\n\(example.lines.replacing(" --json", with: ""))")
      expectTables(transcript.answers, example.lines)
    }
  }

  @Test func whatIsNoTableIsStillSaid() {
    let session = Session(settings: Session.Settings(renderer: Renderer(format: .csv)))
    let transcript = session.run("timing on; append sections A; sections; tree")
    #expect(transcript.answers == "identifier,items\r\nA,0\r\n")
    #expect(transcript.errors.contains("there is no layout section yet") && transcript.errors.contains("took "))
  }

  /// Changes and snapshots are printed as tables, with the command's flag as well as with the process's format.
  @Test(arguments: [true, false]) func changesAndItemsAreTables(isFlagged: Bool) {
    let flag = isFlagged ? " --csv" : ""
    let session = Session(settings: Session.Settings(renderer: Renderer(format: isFlagged ? nil : .csv)))
    let header = "change,identifier,fromSection,fromItem,toSection,toItem\r\n"
    session.run("append sections A; append items x \"y,z\" to A")
    let inserted = header + "inserted,A,,,0,\r\ninserted,x,,,0,0\r\ninserted,\"y,z\",,,0,1\r\n"
    #expect(session.run("diff" + flag).answers == inserted)
    #expect(session.run("apply" + flag).answers == inserted)
    session.run("delete items x; reload items \"y,z\"")
    #expect(session.run("diff" + flag).answers == header + "deleted,x,0,0,,\r\nreloaded,\"y,z\",,,0,0\r\n")
    #expect(session.run("items" + flag).answers == "sectionIdentifier,item,itemIdentifier\r\nA,0,\"y,z\"\r\n")
    #expect(session.run("snapshot" + flag).answers == "sectionIdentifier,item,itemIdentifier\r\nA,0,\"y,z\"\r\n")
  }

  @Test func timesAreNotAmongAnswersInJSON() throws {
    let session = Session(settings: .machine)
    let transcript = session.run("timing on; sections")
    #expect(
      transcript.answers == "{\"ok\":true,\"command\":\"timing\"}\n{\"sections\":[],\"command\":\"sections\"}\n")
    #expect(transcript.errors.contains("{\"message\":\"took "))
  }

  private func expectObjects(_ answer: String, _ name: String) {
    for line in answer.split(separator: "\n") {
      let object = JSON(parsing: line)
      #expect(object?.isObject == true && object?["message"] == nil, "\(name): \(line)")
    }
  }

  /// Each row has as many fields as the header before it, which names its columns in words of letters.
  private func expectTables(_ answer: String, _ name: String) {
    var count: Int?
    for line in answer.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast() {
      let fields = Self.fields(of: line)
      if fields.allSatisfy({ $0.wholeMatch(of: /(?:was |by )?[a-z]+(?:[A-Z][a-z]+)*/) != nil }), fields.count > 1 { count = fields.count }
      #expect(fields.count == count, "\(name): \(line)")
    }
  }

  private static func fields(of line: Substring) -> [Substring] {
    var isQuoted = false
    return line.split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
