import CommandLanguage
import Commands
import Foundation
import Lessons
import Localization
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// All JSON output follows the schema of 'help json --schema': each example of each command, each error, each exported file.
@Suite struct SchemaTests {
  private static let commands = shellCommands.commands.map(\.declaration)

  /// The printed schema.
  private static func printedSchema() throws -> SchemaValidator {
    let session = Session()
    return SchemaValidator(try #require(JSON(parsing: session.run("help json --schema").answers)))
  }

  private static let schema = Result { try printedSchema() }

  /// Lines whose answers programs read, with the lines that run before them.
  private func machine(_ lines: String, after setup: String = "") -> Transcript {
    let session = Session(settings: .machine, on: MemoryFiles())
    session.run(setup)
    return session.run(lines)
  }

  private func expectValid(_ text: String, _ line: String) throws {
    let schema = try Self.schema.get()
    for answer in text.split(separator: "\n") {
      let value = try #require(JSON(parsing: answer), "\(line): \(answer)")
      guard schema.definitions(fitting: value).isEmpty else { continue }
      let faults = schema.names.compactMap { name in schema.fault(in: value, definition: name).map { "\(name)\($0)" } }
      let near = faults.filter { !$0.contains(": required") && !$0.contains("is no key here") && !$0.contains(": enum") }
      Issue.record("\(line): \(answer.prefix(400))\n\(near.joined(separator: "\n"))")
    }
  }

  @Test(arguments: commands.map(\.name)) func everyExampleAnswersAsTheSchemaSays(name: String) throws {
    var names: [JSON?] = []
    for example in try #require(shellCommands.command(named: name)?.declaration).examples {
      let transcript = machine(example.lines, after: example.setup)
      try expectValid(transcript.answers + transcript.errors, example.lines)
      names += transcript.answers.split(separator: "\n").map { JSON(parsing: $0)?["command"] }
    }
    #expect(names.contains(.string(name)), "\(names)")
  }

  @Test(arguments: commands.filter { !$0.formats.isEmpty }.map(\.name)) func everyFlagAnswersAsTheSchemaSays(name: String) throws {
    for example in try #require(shellCommands.command(named: name)?.declaration).examples {
      let session = Session(on: MemoryFiles())
      session.run(example.setup)
      for line in example.lines.split(separator: ";") {
        let line = line.drop { $0 == " " }
        guard line.hasPrefix(name) else {
          session.run(String(line))
          continue
        }
        let transcript = session.run(line.replacing(" --json", with: "") + " --json")
        #expect(!transcript.answers.isEmpty, "\(line)")
        try expectValid(transcript.answers, String(line))
      }
    }
  }

  /// The scripts that end with each error.
  @Test func everyRefusalIsAsTheSchemaSays() throws {
    let scripts = try Repository.files(below: "Tests/TranscriptTests/Diagnostics") { $0.pathExtension == "galley" }
    #expect(scripts.count > 50)
    for script in scripts {
      let transcript = machine(script.text)
      try expectValid(transcript.answers + transcript.errors, script.name)
    }
  }

  /// The shapes that the examples do not cover: each shape occurs in an answer.
  @Test func everyShapeIsMet() throws {
    let schema = try Self.schema.get()
    var met: Set<String> = ["node", "step"]
    let lines = Self.commands.flatMap(\.examples).map { ($0.lines, $0.setup) } + AnswerTests.commands.map { ($0, AnswerTests.screen) }
    let solution = try BundledLesson.all[0].lesson(in: .english).solution.map { String(decoding: $0.bytes, as: UTF8.self) }
    for (line, setup) in lines + Self.rarities + [(solution.joined(separator: "\n"), "lesson fraction")] {
      let transcript = machine(line, after: setup)
      for answer in (transcript.answers + transcript.errors).split(separator: "\n") {
        met.formUnion(schema.definitions(fitting: try #require(JSON(parsing: answer))))
      }
    }
    #expect(Set(schema.names).subtracting(met) == ["document"])
  }

  private static let rarities = [
    ("frobnicate; show; view; template", ""), ("content a", "append sections main; append items a to main"), ("help rules", ""),
    ("set photo.width 1w", "lesson fraction"), ("help values", ""), ("help repeated-items", ""), ("help fixed", ""), ("help help", ""),
    ("history", "reset"),
    ("let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))", ""),
    ("lesson next; lesson next", "lesson \(BundledLesson.all.count)"), ("lesson fraction; solution; lesson start", ""), ("lesson map", ""),
    ("solution; set row.width 1w", "lesson fraction"),
    (
      "show provider",
      "let s = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))"
    ),
  ]

  @Test func whatEachLineAnswersNamesItsCommand() throws {
    let transcript = machine(
      """
      append sections main
      append items a b to main; count main
      # nothing
      frob
      insert sections
      apply
      undo; redo
      view other
      help version
      echo hello
      mark before
      """)
    let answers = transcript.answers.split(separator: "\n").map { JSON(parsing: $0)?["command"] }
    let names = [
      "append sections", "append items", "count", "apply", "undo", "redo", "view", "help", "echo", "mark",
    ]
    #expect(answers == names.map(JSON.string))
    let refused = transcript.errors.split(separator: "\n").map { JSON(parsing: $0)?["command"] }
    #expect(refused == [.null, "insert sections"])
    #expect(transcript.answers.hasPrefix("{\"ok\":true,\"command\":\"append sections\"}\n"))
  }

  /// The answers of lines that a command runs are part of its answer; the lines of a file have separate answers.
  @Test func commandsThatRunLinesAnswerOnce() throws {
    #expect(machine("template grid 3").answers == "{\"ok\":true,\"command\":\"template\"}\n")
    let files = MemoryFiles()
    let session = Session(settings: .machine, on: files)
    session.run("append sections a; save made.galley; reset")
    let answers = session.run("read made.galley; count").answers.split(separator: "\n").map { JSON(parsing: $0)?["command"] }
    #expect(answers.suffix(2) == ["read", "count"] && answers.contains("append sections"))
  }

  @Test func withoutJSONAnEditStillAnswersNothing() {
    let session = Session(on: MemoryFiles())
    let transcript = session.run("append sections main; append items a to main; template grid 3; mark x; undo")
    #expect(transcript.text == "")
  }

  // MARK: Files

  @Test func exportedFilesAreAsTheSchemaSays() throws {
    let schema = try Self.schema.get()
    for flag in ["", " --screen"] {
      let files = MemoryFiles()
      let session = Session(on: files)
      session.run(AnswerTests.screen + "\ndevice iphone-16 landscape; view other; use grid for index 1 when width >= 300")
      session.run("view main; export json a.json\(flag)")
      let file = try #require(files.contents.first { $0.key.text.hasSuffix("a.json") })
      let text = String(decoding: file.value, as: UTF8.self)
      let value = try #require(JSON(parsing: text))
      #expect(schema.fault(in: value, definition: "document") == nil)
      #expect((value["screen"] == nil) == flag.isEmpty)
    }
  }
}
