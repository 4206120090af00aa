import Testing

@testable import Workbench

/// Steps of undo, and what makes none.
@Suite struct UndoTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ lines: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try Files.write(lines, to: path)
    return path
  }

  @Test func undoInsideAReadReachesNoFurtherThanTheFile() throws {
    let path = try file("undo.galley", "append sections x\nundo\nundo\n")
    var session = Session.after("append sections main; append items a")
    let before = session.document
    #expect(session.run("read \(path)").errors.contains("nothing to undo"))
    #expect(session.document == before)
    #expect(session.history.count == 2)
  }

  @Test func readIsOneStepAndKeepsWhatRanBeforeAFailingLine() throws {
    let path = try file("part.galley", "append sections x\nappend sections y\nnonsense\n")
    var session = Session.after("append sections main")
    let before = session.document
    session.run("read \(path)")
    #expect(session.document.view.pending.sectionIdentifiers == ["main", "x", "y"])
    session.run("undo")
    #expect(session.document == before)
  }

  @Test func readThatOnlyLooksIsNoStep() throws {
    let path = try file("look.galley", "snapshot\n")
    var session = Session.after("append sections main")
    session.run("read \(path)")
    #expect(session.history.count == 1)
  }

  @Test(arguments: [false, true]) func openOfAFailingFileChangesNothing(keepsGoing: Bool) throws {
    let path = try file("bad.galley", "append sections x\nnonsense\n")
    var session = Session.after("append sections main", settings: Session.Settings(keepsGoing: keepsGoing))
    let before = session.document
    session.run("open \(path)")
    #expect(session.document == before)
    #expect(session.history.count == 1)
  }

  @Test func looksAndTurningToTheViewOneIsInMakeNoStep() {
    let session = Session.after("append sections main; frames; snapshot; sections; history; help; view main; mark; echo x")
    #expect(session.history.count == 1)
  }

  @Test func commandsBetweenSemicolonsAreTheirOwnSteps() {
    var session = Session.after("append sections main; append items a; append items b")
    session.run("undo 2")
    #expect(session.document == Session.after("append sections main").document)
  }

  @Test func templateDragOpenAndResetAreOneStepEach() throws {
    let path = try file("open.galley", "append sections x; append sections y\n")
    for line in ["template mosaic", "drag a to other", "open \(path)", "reset"] {
      var session = Session.after("append sections main; append items a; view other; append sections main; view main")
      let before = session.document
      let steps = session.history.count
      #expect(session.run(line).errors == "", "\(line)")
      #expect(session.history.count == steps + 1, "\(line)")
      #expect(session.document != before, "\(line)")
      session.run("undo")
      #expect(session.document == before, "\(line)")
    }
  }

  @Test func theApplyNumberIsPartOfTheDocument() {
    var session = Session.after("append sections main; apply; apply; undo")
    #expect(session.run("apply").answers.hasPrefix("apply #2"))
  }
}
