import CommandLanguage
import Foundation
import Localization
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Scripts as tests: their counts, reports and rewritten files.
@Suite struct ScriptTestTests {
  private let files = MemoryFiles()
  private static let start = "template grid 3\nappend sections main\nappend items a b c d to main\napply\n"

  private func write(_ text: String, as name: String = "a.galley") throws { try files.write(text, to: name) }

  private func text(of name: String = "a.galley") throws -> String { String(decoding: try files.bytes(of: name), as: UTF8.self) }

  /// Runs a file, and returns its result and its errors.
  private func test(
    _ name: String = "a.galley", keepsGoing: Bool = false, isUpdating: Bool = false
  ) -> (result: ScriptTest, errors: String) {
    let transcript = Transcript()
    let options = ScriptTest.TestOptions(settings: Session.Settings(keepsGoing: keepsGoing), isUpdating: isUpdating)
    let result = ScriptTest(of: Path(name), options, on: files, to: transcript)
    #expect(transcript.answers == "")
    return (result, transcript.errors)
  }

  // MARK: Counting

  @Test(arguments: [
    ("expect sections", "passed a.galley (1 expectation)"), ("echo", "passed a.galley (no expectations)"),
    ("expect sections; expect sections\nexpect visible", "passed a.galley (3 expectations)"),
    // A trial counts as part of the expectation that runs it.
    ("expect error expectation expect sections a", "passed a.galley (1 expectation)"),
    ("expect sections a\nexpect sections", "failed a.galley (1 error, 1 expectation)"),
    ("read b.galley", "passed a.galley (1 expectation)"),
  ]) func aLineSaysHowManyExpectationsThereWere(script: String, line: String) throws {
    try write(script)
    try write("expect sections", as: "b.galley")
    #expect(test().result.line.english == line)
  }

  @Test func keepingGoingReportsAllFailures() throws {
    try write(Self.start + "expect items main a\nexpect sections\nexpect frame a (0,0,131,131)\nfrobnicate\n")
    #expect(test().result.line.english == "failed a.galley (1 error, 1 expectation)")
    let all = test(keepsGoing: true)
    #expect(all.result.line.english == "failed a.galley (3 errors, 3 expectations)")
    #expect(all.errors.contains("a.galley:5:1: error:") && all.errors.contains("a.galley:8:1: error:"))
  }

  @Test func whatCannotBeReadFails() throws {
    try write("x", as: "folder/notes.text")
    for name in ["missing.galley", "folder"] {
      let (result, errors) = test(name)
      #expect(result.result == .failed && result.line.english == "failed \(name)" && errors.contains("'\(name)' cannot be read: "))
      #expect(result.record["errors"]?.text.contains(#""code":"unreadable-file""#) == true)
    }
  }

  /// If checking a lesson finds a fault, the script that starts the lesson fails.
  @Test func aLessonThatDoesNotWorkFails() throws {
    try write("lesson b.galley; expect sections")
    try write("#: title.en A\n#: text.en B\n#: start\nappend sections m\n#: solution\nreset\n#: goal\nexpect sections x\n", as: "b.galley")
    let (result, errors) = test()
    #expect(errors.contains("the solution does not reach the goal"))
    #expect(result.line.english == "failed a.galley (1 error, 0 expectations)")
  }

  @Test func aRecordHasItsKeysInOrder() throws {
    try write(Self.start + "expect frame a (0,0,130,131)\n")
    #expect(
      test().result.record.text
        == #"{"file":"a.galley","result":"failed","expectations":1,"updated":0,"errors":[{"code":"expectation","#
        + #""message":"the frame of a is not as expected","file":"a.galley","line":5,"column":1,"length":28,"#
        + #""notes":["expected: (0,0,130,131)","found:    (0,0,131,131)"]}],"#
        + #""frames":[{"element":"a","expected":[0,0,130,131],"found":[0,0,131,131]}],"diff":null}"#)
  }

  @Test func countsAreSummed() throws {
    var count = TestCount()
    for script in ["expect sections; expect visible", "expect sections a", "echo"] {
      try write(script)
      count.add(test().result)
    }
    #expect(count.lines.map(\.english) == ["3 expectations", "2 passed, 1 failed"])
    #expect(count.record.text == #"{"passed":2,"failed":1,"expectations":3}"#)
  }

  // MARK: Folders

  @Test func foldersMeanTheirScriptsSorted() throws {
    let names = ["t/b.galley", "t/a.galley", "t/b/z.galley", "t/b/y.txt", "t/.hidden/c.galley", "t/.d.galley", "u.galley"]
    for name in names { try write("", as: name) }
    func found(_ names: String...) -> [String] { files.scripts(named: names.map { Path($0) }).map(\.text) }
    #expect(found("t") == ["t/a.galley", "t/b/z.galley", "t/b.galley"])
    #expect(found("u.galley", "t/b/", "t/b/y.txt") == ["u.galley", "t/b/z.galley", "t/b/y.txt"])
    #expect(found("missing", "t/.hidden") == ["missing", "t/.hidden/c.galley"])
  }

  @Test func aLinkThatLeadsBackEndsTheSearch() throws {
    let folder = try TemporaryFolder()
    try folder.write("", as: "one.galley")
    try FileManager.default.createSymbolicLink(atPath: folder.path("self"), withDestinationPath: ".")
    #expect(Files.standardStore.scripts(named: [Path(folder.url.path)]).map(\.text) == [folder.url.path + "/one.galley"])
  }

  // MARK: Frames

  @Test func severalFramesStandSideBySide() throws {
    let two = Self.start + "expect frame a (0,0,130,131)\nexpect frame b (0,0,130,131)\n"
    try write(two)
    #expect(
      test(keepsGoing: true).errors.hasSuffix(
        "  element  expected       found\n  a        (0,0,130,131)  (0,0,131,131)\n  b        (0,0,130,131)  (131,0,131,131)\n"))
    try write(two + "expect frame c (131,131,131,131)\n")
    let picture = test(keepsGoing: true).errors.split(separator: "\n").map(String.init)
    #expect(picture.contains { $0.hasPrefix("expected ") && $0.contains("│ found") })
    #expect(picture.allSatisfy { displayWidth($0) <= 80 && !$0.contains("…") })
  }

  /// Frames of different screens are not shown in the same picture.
  @Test func eachScreenHasItsOwnTable() throws {
    try write(
      Self.start
        + "expect frame a (0,0,130,131); expect frame b (0,0,130,131)\ncontainer 300x300\nexpect frame a (1,0,1,1); expect frame b (1,1,1,1)\n"
    )
    let errors = test(keepsGoing: true).errors
    #expect(errors.components(separatedBy: "  element  expected").count == 3)
  }

  // MARK: Updating

  /// A line and its replacement by an update; nil if the line stays unchanged and fails.
  @Test(arguments: [
    ("expect frame a (0,0,1,1)", "expect frame a (0,0,131,131)"),
    ("expect frame a (0,0,1,1) within 0.5 # why", "expect frame a (0,0,131,131) within 0.5 # why"),
    ("  expect content 1x1 ; expect sections x", "  expect content 393x262 ; expect sections main"),
    ("expect sections", "expect sections main"), ("expect items main a{1...3}", "expect items main a b c d"),
    ("expect pending items main", "expect pending items main a b c d"), ("expect pending sections x y", "expect pending sections main"),
    ("expect visible d", "expect visible a b c d"),
    ("expect difference \"1 moved\"", "expect difference \"1 section inserted, 4 items inserted\""),
    ("expect error unknown-item append items x to nowhere", "expect error unknown-section append items x to nowhere"),
    ("expect lint dim-percent", "expect lint none"),
    ("frames a\nexpect record", "frames a\nexpect frame a (0,0,131,131)"),
    ("\tsnapshot; expect record # end", "\tsnapshot; expect sections main\n\texpect items main a b c d # end"),
    ("expect frame nobody (0,0,1,1)", nil), ("expect items nowhere a", nil), ("expect error unknown-item append items x to main", nil),
    ("expect frame a", nil), ("read b.galley", nil),
  ]) func anUpdateRewritesWhatDiffers(line: String, updated: String?) throws {
    let rest = "# the end, with no line break"
    try write("expect sections x", as: "b.galley")
    try write(Self.start + line + "\n" + rest)
    let (result, _) = test(isUpdating: true)
    #expect(try text() == Self.start + (updated ?? line) + "\n" + rest)
    #expect(result.result == (updated == nil ? .failed : .updated))
    #expect(try text(of: "b.galley") == "expect sections x")
    if updated != nil { #expect(test().result.result == .passed) }
  }

  @Test func whatHoldsStaysAsItIsWritten() throws {
    let script = Self.start + "expect frame a ( 0, 0, 131.004, 131)\nexpect items main a b 'c' d\nexpect difference \"4 items inserted\"\n"
    try write(script)
    let (result, errors) = test(isUpdating: true)
    #expect(result.result == .passed && result.diff == "" && errors == "")
    #expect(try text() == script)
  }

  @Test func lineBreaksMarksAndContinuationsStay() throws {
    let lines = ["\u{FEFF}expect sections x", "append sections m", "\texpect sections \\", "  x y # so", "sections; expect record"]
    try write(lines.joined(separator: "\r\n"))
    #expect(test(isUpdating: true).result.result == .updated)
    #expect(
      try text()
        == ["\u{FEFF}expect sections", "append sections m", "\texpect sections # so", "sections; expect pending sections m"]
        .joined(separator: "\r\n"))
  }

  @Test func theChangesAreShownAsADifference() throws {
    let numbers = (1...12).map { "echo \($0)" }.joined(separator: "\n")
    try write("expect sections a\n\(numbers)\nexpect sections b")
    let (result, _) = test(isUpdating: true)
    #expect(result.line.english == "updated a.galley (2 of 2 expectations)")
    #expect(
      result.diff == """
        --- a.galley
        +++ a.galley
        @@ -1,4 +1,4 @@
        -expect sections a
        +expect sections
         echo 1
         echo 2
         echo 3
        @@ -11,4 +11,4 @@
         echo 10
         echo 11
         echo 12
        -expect sections b
        \\ No newline at end of file
        +expect sections
        \\ No newline at end of file

        """)
  }

  private static let patch = "/usr/bin/patch"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: patch), "patch is missing"))
  func patchMakesTheNewFileOfTheOldOne() throws {
    let folder = try TemporaryFolder()
    let script =
      Self.start + "frames; expect record\n" + String(repeating: "# text\n", count: 9)
      + "expect sections x; expect sections\n# a\n# b\nexpect visible"
    for name in ["new.galley", "old.galley"] { try folder.write(script, as: name) }
    let result = ScriptTest(of: Path(folder.path("new.galley")), ScriptTest.TestOptions(isUpdating: true), to: Output())
    try folder.write(result.diff, as: "changes")
    let process = try Process.run(URL(fileURLWithPath: Self.patch), arguments: ["-s", folder.path("old.galley"), folder.path("changes")])
    process.waitUntilExit()
    let texts = try ["old.galley", "new.galley"].map { try String(contentsOfFile: folder.path($0), encoding: .utf8) }
    #expect(texts[0] == texts[1] && texts[0] != script)
  }

  @Test func recordingFailsUntilItIsWritten() throws {
    try write(Self.start + "frames\nexpect record\n")
    let (result, errors) = test()
    #expect(result.result == .failed && errors.contains("replace it with 'galley test --update FILE'"))
  }
}
