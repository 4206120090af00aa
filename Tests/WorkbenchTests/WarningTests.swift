import CommandLanguage
import Sessions
import TestSupport
import Testing

/// Likely mistakes in a script print a warning on standard error, and do not change the result.
@Suite struct WarningTests {
  private static let screen = "append sections main; template grid 3; append items a to main; apply"

  private func session(_ settings: Session.Settings = .init()) -> Session { Session(settings: settings, on: MemoryFiles()) }

  @Test func anItemNamedAsASectionIsWarnedOf() {
    let session = session()
    session.run("append sections main")
    let transcript = session.run("append items e f main")
    #expect(
      transcript.errors
        == "<stdin>:1: warning: 'main' was added as an item, but a section has that name; to append to the section, write 'to main'\n")
    #expect(transcript.answers == "")
    #expect(session.run("items main").answers.split(separator: "\n").map(String.init) == ["e", "f", "main"])
  }

  private static let twoBars = """
    define item cell width=1w height=1h; define group row horizontal width=1w height=44 of cell; define section list row
    define header top width=1w height=40 elementKind=bar; define footer end width=1w height=40 elementKind=bar; add top to list
    use list; append sections main; append items a; apply; add end to list

    """

  /// Expectations hold for the frames that Galley continues with, so a script of expectations says it at its end.
  @Test func aRejectedLayoutIsWarnedOfAtTheEnd() throws {
    let warning = "warning: UIKit would reject this layout: section 0: more than one supplementary item has the kind 'bar'"
    let session = session()
    #expect(session.run(Self.twoBars + "expect height a 44\n").errors == "")
    let output = Transcript()
    session.finishInput(to: output)
    #expect(output.errors.hasPrefix(warning), "\(output.errors)")
    session.run("set end.elementKind end")
    let repaired = Transcript()
    session.finishInput(to: repaired)
    #expect(repaired.errors == "")

    let store = MemoryFiles()
    try store.write(Self.twoBars + "expect height a 44\n", to: "a.galley")
    try store.write("append sections main\nexpect pending sections main\n", to: "b.galley")
    let tested = Transcript()
    for file in ["a.galley", "b.galley"] {
      let test = ScriptTest(of: Path(file), ScriptTest.TestOptions(settings: Session.Settings()), on: store, to: tested)
      #expect(test.result == .passed)
    }
    #expect(tested.errors.hasPrefix("a.galley: \(warning)") && !tested.errors.contains("b.galley"), "\(tested.errors)")
  }

  private static let moving =
    "UIKit logs: Diffable data source detected an attempt to insert or append 1 item identifier that already exists"

  /// UIKit logs that items were moved, also if the lines are those of code.
  @Test func theMessageThatUIKitLogsIsPrinted() {
    let session = session()
    let transcript = session.run("append sections main; append items e f main\nappend items e to main")
    #expect(transcript.errors.contains("<stdin>:2: warning: \(Self.moving)"), "\(transcript.errors)")
    #expect(transcript.answers == "")
    #expect(session.run("set environment.os 14; append items f to main").errors == "")
  }

  @Test func theMessageOfCodeHasNoLineNumber() {
    let code = """
      var snapshot = dataSource.snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      dataSource.apply(snapshot)
      snapshot.appendItems(["a"])
      dataSource.apply(snapshot)

      """
    let transcript = session().run(code)
    #expect(transcript.errors.hasPrefix(Self.moving) && transcript.errors.split(separator: "\n").count == 1, "\(transcript.errors)")
  }

  @Test(arguments: ["append items main", "append items e f", "append items main e", "append items e f main to main"])
  func otherItemsAreNot(line: String) {
    let session = session()
    session.run("append sections main")
    #expect(session.run(line).errors == "")
  }

  @Test(arguments: [
    ("export swift code", "code", "swift"), ("export svg folder.d/picture", "folder.d/picture", "svg"),
    ("export json .hidden", ".hidden", "json"),
    ("export csv csv", "csv", "csv"), ("export html page", "page", "html"), ("export xctest tests", "tests", "swift"),
  ])
  func aFileWithoutAnExtensionIsWarnedOf(_ line: String, _ name: String, _ ending: String) throws {
    let files = MemoryFiles()
    let session = Session(on: files)
    session.run(Self.screen)
    #expect(session.run(line).errors == "<stdin>:1: warning: the file is named '\(name)', not '\(name).\(ending)'\n")
    #expect(files.takeWritten().map(\.path.text) == ["/\(name)"])
  }

  @Test(arguments: ["export swift code.swift", "export svg picture.txt", "export csv -", "export probe folder"])
  func otherFilesAreNot(line: String) {
    let session = session()
    session.run(Self.screen)
    #expect(session.run(line).errors == "")
  }

  @Test func quietSilencesThem() {
    var settings = Session.Settings()
    settings.isQuiet = true
    let session = session(settings)
    #expect(session.run("append sections main; append items e f main; export swift code").errors == "")
  }

  @Test func programsReadThemAsObjects() {
    let session = session(.machine)
    let transcript = session.run("append sections main; append items e f main")
    #expect(
      transcript.errors.contains(
        #"{"message":"'main' was added as an item, but a section has that name; to append to the section, write 'to main'""#))
  }
}
