import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Documents
@testable import Sessions
@testable import Vocabulary

/// What people type without having read the help runs, or is answered with the line that does it.
@Suite struct OtherWordsTests {
  private static let setup = "template grid 3; append sections main; append items a b c d to main; apply"

  struct Case: CustomTestStringConvertible, Sendable {
    var tried: String
    var line: String
    var runs: Bool
    var testDescription: String { tried }
  }

  private static let cases = cases(in: "words.txt")

  private static func cases(in file: String) -> [Case] {
    let text = (try? Repository.text(of: "Tests/WorkbenchTests/Fixtures/\(file)")) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { row in
      for (arrow, runs) in [(" -> ", true), (" => ", false)] {
        if let place = row.range(of: arrow) {
          return Case(tried: String(row[..<place.lowerBound]), line: String(row[place.upperBound...]), runs: runs)
        }
      }
      return nil
    }
  }

  private func session(in folder: TemporaryFolder, talks: Bool = false) -> Session {
    var session = Session(settings: Session.Settings(isTalkative: talks))
    _ = session.runLines(Array(Self.setup.utf8), from: Source(name: "words", folder: folder.path), to: Output())
    _ = try? folder.write("append sections board\n", as: "board.galley")
    return session
  }

  private func answer(to line: String, of session: inout Session, in folder: TemporaryFolder) -> Transcript {
    let output = Transcript()
    _ = session.runLines(Array(line.utf8), from: Source(name: "words", folder: folder.path), to: output)
    return output
  }

  @Test func thereAreAHundredCases() { #expect(Self.cases.count > 100) }

  @Test(arguments: cases) func aLineRunsAsWhatItMeansOrIsAnsweredWithIt(_ example: Case) throws {
    let folder = try TemporaryFolder()
    var tried = session(in: folder)
    var meant = session(in: folder)
    let said = answer(to: example.tried, of: &tried, in: folder)
    let wanted = answer(to: example.line, of: &meant, in: folder)
    #expect(wanted.errors == "", "\(example.line)")
    if example.runs {
      #expect(said.errors == "")
      #expect(said.answers == wanted.answers)
      #expect(tried.script == meant.script)
    } else {
      let offers = ["\n  in Galley: \(example.line)\n", "\n  did you mean '\(example.line)'?\n"]
      #expect(offers.contains { said.errors.contains($0) }, "\(said.errors)")
      #expect(tried.script == session(in: folder).script)
    }
  }

  /// What a line states is in the line that is offered, whether it holds or not.
  @Test(arguments: cases(in: "words-unmet.txt")) func whatALineStatesIsKept(_ example: Case) throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    let errors = answer(to: example.tried, of: &session, in: folder).errors
    #expect(errors.contains("\n  in Galley: \(example.line)\n"), "\(errors)")
    #expect(example.line.split(separator: ";").allSatisfy { shellCommands.binds(String($0)) })
  }

  /// A word from elsewhere is named once; a batch says nothing.
  @Test func aNameFromElsewhereIsSaidOnce() throws {
    let folder = try TemporaryFolder()
    var talking = session(in: folder, talks: true)
    let said = answer(to: "rm a; rm b", of: &talking, in: folder).answers
    #expect(said == "in Galley: delete items a\ndeleted 1 item\ndeleted 1 item\n")
    var batch = session(in: folder)
    #expect(answer(to: "rm a", of: &batch, in: folder).text == "")
  }

  /// A step of undo is the line that ran, so that a journal and 'redo' need no other words.
  @Test func theStepIsTheLineThatRan() throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    session.journals = JournalFolder(path: folder.path("state"))
    let journal = answer(to: "delete a; undo; redo", of: &session, in: folder).journalText
    #expect(journal.contains("delete items a"))
    #expect(answer(to: "history", of: &session, in: folder).answers.contains("delete items a"))
  }

  /// A refusal of the line that ran points at the words that were typed.
  @Test func aRefusalPointsAtTheWordsThatWereTyped() throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    let moved = answer(to: "move d before d", of: &session, in: folder).errors
    #expect(moved.hasPrefix("words:1:"))
    #expect(moved.contains("\n  move d before d\n"))
  }

  /// A name that is an item and a section is not guessed.
  @Test func anAmbiguousNameIsOfferedBothWays() throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    let errors = answer(to: "append items main; delete main", of: &session, in: folder).errors
    #expect(errors.contains("in Galley: delete items main\n  in Galley: delete sections main\n"))
  }

  /// In a document without anything, the line comes after those that make what it is about; each runs there.
  @Test(arguments: cases(in: "words-empty.txt"))
  func anEmptyDocumentIsOfferedWhatTheLineNeeds(_ example: Case) throws {
    let folder = try TemporaryFolder()
    var session = Session()
    let errors = answer(to: example.tried, of: &session, in: folder).errors
    #expect(errors.contains("\n  in Galley: \(example.line)\n"), "\(errors)")
    #expect(session.script == Session().script)
    #expect(answer(to: example.line, of: &session, in: folder).errors == "")
  }

  /// Words that are understood and a name that nothing has: the refusal is about the name.
  @Test func aMissingNameIsSaid() throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    #expect(answer(to: "index of q", of: &session, in: folder).errors.contains("error: there is no item 'q'"))
    #expect(answer(to: "new section main", of: &session, in: folder).errors.contains("error: 'main' is in the snapshot already"))
  }

  /// What is made for two widths has its columns on each.
  @Test(arguments: [
    ("2 columns on iphone and 4 on ipad", "device iphone-15", "device ipad-10.2"),
    ("2 columns when compact and 4 when regular", "device iphone-15", "device ipad-10.2"),
    ("2 columns in portrait and 4 in landscape", "device iphone-15", "device iphone-15 landscape"),
    ("2 columns when narrow and 4 when wide", "container 390x844", "container 800x600"),
  ])
  func columnsByWidthAreThoseOfTheirWidth(line: String, narrow: String, wide: String) throws {
    let folder = try TemporaryFolder()
    var session = Session()
    let errors = answer(to: line, of: &session, in: folder).errors
    let offer = try #require(errors.split(separator: "\n").first { $0.hasPrefix("  in Galley: ") }).dropFirst(13)
    #expect(answer(to: "\(offer); append sections main; append items a b c d; apply", of: &session, in: folder).errors == "")
    for (screen, columns) in [(narrow, 2), (wide, 4)] {
      let frames = answer(to: "\(screen); frames --csv", of: &session, in: folder).answers
      #expect(
        frames.split(whereSeparator: \.isNewline).filter { $0.contains(",main,") && $0.split(separator: ",")[6] == "0" }.count == columns,
        "\(frames)")
    }
  }

  /// A name that nothing has, and no line makes, is said; what would be refused for it is not offered.
  @Test func whatIsRefusedAlikeIsNotOffered() throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    for line in ["index of q", "snapshot.moveItem(\"q\", beforeItem: \"a\")"] {
      let errors = answer(to: line, of: &session, in: folder).errors
      #expect(errors.contains("error: there is no item 'q' in the snapshot\n"))
      #expect(errors.contains("there are: a, b, c, d\n"))
      #expect(!errors.contains("in Galley"))
    }
    var empty = Session()
    let absent = answer(to: "delete main", of: &empty, in: folder).errors
    #expect(absent.contains("error: there is no section 'main' in the snapshot\n"))
    #expect(absent.contains("\n  in Galley: append sections main\n"))
    #expect(answer(to: "delete q", of: &session, in: folder).errors.contains("there are: a, b, c, d\n"))
  }

  /// Only what is about leaving is answered with it.
  @Test(arguments: ["exit the loop", "exit and show a frame", "quit because a frame is wrong", "frames a and quit"])
  func whatIsNotAboutLeavingDoesNotLeave(_ line: String) throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    let errors = answer(to: line, of: &session, in: folder).errors
    #expect(errors.contains("error: "))
    #expect(!["exit", "quit"].contains { errors.contains("in Galley: \($0)") || errors.contains("; \($0)\n") })
  }

  /// Where there is no layout yet, what is stated of an item is expected after the lines that make it.
  @Test(arguments: [
    ("expect a.width == 125", "a", "(0,0,125,131)"), ("check b.height == 44", "b", "(131,0,131,44)"),
    ("expect a width 131", "a", "(0,0,131,131)"), ("assert c.x == 10", "c", "(10,0,131,131)"),
    ("assert z.width == 10", "z", "(0,0,10,131)"),
  ])
  func aStatedNumberIsKeptWhereNothingIs(line: String, item: String, frame: String) throws {
    let folder = try TemporaryFolder()
    var session = Session()
    let items = ["a", "b", "c"].prefix { $0 < item && item != "z" } + [item]
    let made = "template grid 3; append sections main; append items \(items.joined(separator: " ")); apply; expect frame \(item) "
    #expect(answer(to: line, of: &session, in: folder).errors.contains("\n  in Galley: \(made)\(frame)\n"))
    #expect(answer(to: made + "(\(131 * (items.count - 1)),0,131,131)", of: &session, in: folder).errors == "")
  }

  /// Where there is no way back, that is said, and no line offered that would be refused.
  @Test(arguments: ["oops", "go back", "undo everything"]) func whatCannotBeUndoneIsSaid(_ line: String) throws {
    let folder = try TemporaryFolder()
    var session = Session()
    let errors = answer(to: line, of: &session, in: folder).errors
    #expect(errors.contains("error: there is nothing to undo"))
    #expect(!errors.contains("in Galley"))
  }

  @Test(arguments: LessonWords.names.sorted()) func everyLessonThatIsFoundIsThere(_ name: String) throws {
    let folder = try TemporaryFolder()
    var session = Session()
    #expect(answer(to: "lesson \(name)", of: &session, in: folder).errors == "")
  }

  /// What has no command is said plainly; a file that is not there is not offered to be read.
  @Test(arguments: [
    ("cat notes.txt", "no command only shows a file; in your terminal 'cat notes.txt' does"),
    ("less x", "no command only shows a file; in your terminal 'less x' does"),
    ("type x", "no command only shows a file; in your terminal 'type x' does"),
    ("head out.json", "no command only shows a file; in your terminal 'head out.json' does"),
    ("set appearance dark", "dark appearance changes no frame, and is left out"),
    ("export PS1", "there are no shell variables: what a layout depends on is its environment"),
    ("defaults write", "there are no preferences: 'set' changes a property of the document"),
    (
      "galley test --junit report.xml",
      "there are no JUnit reports: in your terminal 'galley test --json' writes the results of tests"
    ),
    ("mark before; diff before after", "a mark is compared with what is there now: 'mark before', and later 'compare mark before'"),
    (
      "set item contentInsets 4 4 4",
      "insets take 1, 2 or 4 numbers: one for all sides, (vertical,horizontal), or (top,leading,bottom,trailing)"
    ),
    ("scroll to item z", "there is no item 'z' on screen"),
    ("vim", "there is no editor: any editor changes a saved file, and 'open' reads it"),
    ("items move z before a", "there is no item 'z' in the snapshot"),
    (
      "check all items have the same width",
      "nothing expects that frames are alike: what is recorded are the frames that there are, one by one"
    ),
    ("import Layout.swift", "'Layout.swift' cannot be read: there is no such file"),
    ("take a screenshot", "Galley draws SVG: 'rsvg-convert -f png board.svg' makes other pictures of it"),
  ])
  func whatHasNoCommandIsSaid(line: String, message: String) throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    let errors = answer(to: line, of: &session, in: folder).errors
    #expect(errors.contains("error: \(message)\n"))
    #expect(!errors.contains("in Galley: read"))
  }

  /// Swift that only looks something up runs, and says which line shows that.
  @Test(arguments: ["let cell = ", ""]) func aLookInSwiftIsAnswered(_ beginning: String) throws {
    let folder = try TemporaryFolder()
    var session = session(in: folder)
    let line = beginning + "collectionView.cellForItem(at: IndexPath(item: 0, section: 0))"
    #expect(answer(to: line, of: &session, in: folder).errors.contains("in Galley: frames main:0\n"))
  }

  /// Traits that Swift makes are those of the environment.
  @Test(arguments: [
    ("horizontalSizeClass: .regular", "horizontalSizeClass regular"), ("userInterfaceIdiom: .pad", "userInterfaceIdiom pad"),
    ("displayScale: 2", "scale 2"), ("preferredContentSizeCategory: .large", "preferredContentSizeCategory large"),
    ("verticalSizeClass: .compact", "verticalSizeClass compact"), ("layoutDirection: .rightToLeft", "direction rightToLeft"),
  ])
  func traitsInSwiftAreAnswered(traits: String, property: String) throws {
    let folder = try TemporaryFolder()
    for beginning in ["let traits = ", ""] {
      var session = session(in: folder)
      let line = "set environment.\(property)"
      let errors = answer(to: beginning + "UITraitCollection(\(traits))", of: &session, in: folder).errors
      #expect(errors.contains("in Galley: \(line)\n"))
      #expect(answer(to: line, of: &session, in: folder).errors == "")
    }
  }

  /// A test of another framework is no entry that waits for its end, unless the end was pasted with it.
  @Test func aTestThatIsBegunIsAnsweredAtOnce() {
    let session = Session()
    #expect(session.isWhole(Array("class GridTests: XCTestCase {".utf8)))
    #expect(session.isWhole(Array("@Test func grid() {".utf8)))
    #expect(!session.isWhole(Array("class GridTests: XCTestCase {\n  func testGrid() {".utf8)))
    #expect(!session.isWhole(Array("func grid() {".utf8)))
    #expect(!session.isWhole(Array("func testLayout() -> NSCollectionLayoutSection {".utf8)))
  }

  // MARK: The law of the table

  private static let samples = [
    "item": "a", "section": "main", "component": "cell", "property": "row.interItemSpacing", "view": "main", "selector": "a", "number": "5",
    "template": "grid", "pairs": "contentInsets=5", "device": "iphone-16", "word": "x", "dimension": "5", "layoutSize": "width=5 height=5",
    "animatingDifferences": "false", "appearance": "plain", "=": "horizontal", "to": "a",
  ]

  /// The line with words in the places of its names, one word for several.
  private static func filled(_ line: String) -> String {
    var text = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let label = String(rest[rest.index(after: open)..<close])
      let kind = String(label.prefix { !$0.isNumber })
      text += rest[..<open] + (label.contains("|") ? String(label.prefix { $0 != "|" }) : samples[kind] ?? Document().example(of: kind))
      rest = rest[rest.index(after: close)...]
      if rest.hasPrefix("...") { rest = rest.dropFirst(3) }
    }
    return text + rest
  }

  @Test func everyLineOfTheTableParses() {
    let lines = OtherWords.shell.rows.map(\.line) + SwiftCode.rows.map(\.line)
    #expect(lines.count > 300)
    #expect(lines.map(Self.filled).filter { !shellCommands.binds($0) } == [])
  }

  /// A word that is a command needs no row to run.
  @Test func noRowIsHiddenByACommand() {
    let names = Set(shellCommands.commands.map(\.declaration.name))
    #expect(
      OtherWords.shell.rows.filter { row in !row.pattern.contains(" ") && names.contains(row.pattern) && shellCommands.binds(row.pattern) }
        .map(\.pattern) == [])
  }
}
