import Foundation
import TestSupport
import Testing

@testable import Sessions

/// Lines that are accepted, or fail as a test fails, and were hardly meant as they were written: a batch is told the line that was.
@Suite struct DoubtfulLineTests {
  private static let setup = "template grid 3; append sections main other; append items a b c d to main; apply"

  private func errors(of line: String, after setup: String = setup) -> String {
    var session = Session()
    #expect(session.run(setup).errors == "")
    return session.run(line).errors
  }

  @Test(arguments: [
    ("append items e f main", "'undo; append items e f to main'"),
    ("append sections one items x y", "'undo; append sections one; append items x y to one'"),
    ("append sections one with x y", "'undo; append sections one; append items x y to one'"),
    ("append sections one items 1 2 3", "'undo; append sections one; append items 1 2 3 to one'"),
    ("append sections one and items x y", "'undo; append sections one; append items x y to one'"),
    ("insert items e f main before b", "'undo; insert items e f before b'"),
    ("append items e main before b", "'undo; insert items e before b'"),
    ("insert items e to main after b", "'undo; insert items e after b'"),
    ("echo hello > notes.txt", "'save notes.galley'"),
    ("delete items in main", "in Galley: delete items a b c d"), ("delete items main", "in Galley: delete items a b c d"),
    ("delete items a-c", "in Galley: delete items a b c"), ("append items e1-e10", "'e{1...10}' are 10"),
    ("append items e1-3", "'e{1...3}' are 3"),
    ("define item photo width=1/2 height=100", "'1/2w' is a part"), ("set row.height 2/3", "'2/3h' is a part"),
    ("set cell.width 2/3", "'2/3w' is a part"),
    ("append sections one two with 2 items each", "append items one{1...2} to one; append items two{1...2} to two'"),
  ])
  func namesThatAreSectionsOrPrepositionsAreSaid(line: String, meant: String) {
    #expect(errors(of: line).contains(meant))
  }

  /// Names that would count out more than a number holds are names.
  @Test(arguments: ["0-9223372036854775807", "a1-9223372036854775807", "1-99999999999999999999"])
  func theGreatestNumberIsNoTrap(name: String) { #expect(errors(of: "append items \(name)") == "") }

  /// The line that is named does what was meant, whatever the first one did.
  @Test func theNamedLineNamesTheSection() {
    var session = Session()
    session.run(Self.setup)
    session.run("append items e f main")
    #expect(session.run("undo; append items e f to main; expect pending items main a b c d e f; expect pending items other").errors == "")
  }

  @Test(arguments: [
    "append items e f to main", "append items e main1", "append items main", "insert items e before b", "echo a > b c",
    "delete items a z", "delete items z", "delete items in other", "append items 1 2 3", "append items a-1x",
  ])
  func otherNamesAreNot(line: String) {
    #expect(errors(of: line) == "")
  }

  @Test(arguments: [
    ("#expect(snapshot.numberOfItems == 4)", "expect count 4"),
    ("#expect(snapshot.itemIdentifiers(inSection: .main) == [\"a\", \"b\"])", "expect items main a b"),
    ("#require(!snapshot.itemIdentifiers.contains(\"z\"))", "expect items main a b c d; expect items other"),
  ])
  func aMacroOfSwiftTestingIsAComment(line: String, meant: String) {
    #expect(errors(of: line) == "what begins with # is a comment; in Galley: \(meant)\n")
    #expect(errors(of: "# expect this") == "")
  }

  @Test(arguments: [
    ("expect sections to be main", "expect sections main"), ("expect visible items to be a b c d", "expect visible a b c d"),
  ])
  func anExpectationWithWordsOfASentenceIsOfferedWithout(line: String, meant: String) {
    let errors = errors(of: line)
    #expect(errors.contains("\n  in Galley: \(meant)\n"))
    #expect(errors.contains("not as expected"))
  }

  @Test func anUnmetListOfNamesIsNot() { #expect(!errors(of: "expect sections main").contains("in Galley")) }

  /// A file takes every name. One that rather says what is written is said, once it is there.
  @Test(arguments: [
    ("export swift code", "code", "export swift board.swift"), ("export html page", "page", "export html board.html"),
    ("export json file", "file", "export json board.json"), ("save frames", "frames", "frames; expect record"),
    ("save layout", "layout", "save board.galley"),
  ])
  func aFileThatIsCalledAsAThingIsWritten(line: String, name: String, meant: String) throws {
    let folder = try TemporaryFolder()
    var session = Session.after(Self.setup)
    let output = Transcript()
    let isAccepted = session.runLines(Array(line.utf8), from: Source(name: "words", folder: folder.path), to: output)
    #expect(isAccepted)
    #expect(output.errors == "'\(name)' is a file now; in Galley: \(meant)\n")
    #expect(try !String(contentsOfFile: folder.path(name), encoding: .utf8).isEmpty)
  }

  @Test(arguments: ["export svg drawings", "save frames.galley", "save 'layout'", "export csv \"table\""])
  func otherFilesAreNotDoubted(line: String) throws {
    let folder = try TemporaryFolder()
    var session = Session.after(Self.setup)
    let output = Transcript()
    let isAccepted = session.runLines(Array(line.utf8), from: Source(name: "words", folder: folder.path), to: output)
    #expect(isAccepted)
    #expect(output.errors == "")
  }

  /// Where there is no such file, the refusal has the line that was meant.
  @Test func aThingThatIsVerifiedIsAFileIfThereIsOne() throws {
    #expect(errors(of: "verify frames").contains("\n  in Galley: frames; expect record\n"))
    let folder = try TemporaryFolder()
    _ = try folder.write("{}", as: "frames")
    var session = Session.after(Self.setup)
    let output = Transcript()
    _ = session.runLines(Array("verify frames".utf8), from: Source(name: "words", folder: folder.path), to: output)
    #expect(!output.errors.contains("in Galley"))
  }
}
