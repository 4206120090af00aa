import Snapshots
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Steps of undo, and commands that are not steps.
@Suite struct UndoTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func undoInsideAReadReachesNoFurtherThanTheFile() throws {
    let path = try folder.write("append sections x\nundo\nundo\n", as: "undo.galley")
    let session = Session.after("append sections main; append items a")
    let before = session.document
    #expect(session.run("read \(path)").errors.contains("nothing to undo"))
    #expect(session.document == before)
    #expect(session.state.record.history.count == 2)
  }

  @Test func readIsOneStepAndKeepsWhatRanBeforeAFailingLine() throws {
    let path = try folder.write("append sections x\nappend sections y\nnonsense\n", as: "part.galley")
    let session = Session.after("append sections main")
    let before = session.document
    session.run("read \(path)")
    #expect(session.document.view.pending.sectionIdentifiers == ["main", "x", "y"])
    session.run("undo")
    #expect(session.document == before)
  }

  @Test func readThatOnlyLooksIsNoStep() throws {
    let path = try folder.write("snapshot\n", as: "look.galley")
    let session = Session.after("append sections main")
    session.run("read \(path)")
    #expect(session.state.record.history.count == 1)
  }

  @Test(arguments: [false, true]) func openOfAFailingFileChangesNothing(keepsGoing: Bool) throws {
    let path = try folder.write("append sections x\nnonsense\n", as: "bad.galley")
    let session = Session.after("append sections main", settings: Session.Settings(keepsGoing: keepsGoing))
    let before = session.document
    session.run("open \(path)")
    #expect(session.document == before)
    #expect(session.state.record.history.count == 1)
  }

  @Test func queriesAndSwitchingToTheCurrentViewMakeNoStep() {
    let session = Session.after("append sections main; frames; snapshot; sections; history; help; view main; mark; echo x")
    #expect(session.state.record.history.count == 1)
  }

  @Test func commandsBetweenSemicolonsAreTheirOwnSteps() {
    let session = Session.after("append sections main; append items a; append items b")
    session.run("undo 2")
    #expect(session.document == Session.after("append sections main").document)
  }

  @Test func templateDragOpenAndResetAreOneStepEach() throws {
    let path = try folder.write("append sections x; append sections y\n", as: "open.galley")
    for line in ["template mosaic", "drag a to other", "open \(path)", "reset"] {
      let session = Session.after("append sections main; append items a; view other; append sections main; view main")
      let before = session.document
      let steps = session.state.record.history.count
      #expect(session.run(line).errors == "", "\(line)")
      #expect(session.state.record.history.count == steps + 1, "\(line)")
      #expect(session.document != before, "\(line)")
      session.run("undo")
      #expect(session.document == before, "\(line)")
    }
  }

  @Test func theApplyNumberIsPartOfTheDocument() {
    let session = Session.after("append sections main; apply; apply; undo")
    #expect(session.run("apply").answers.hasPrefix("apply #2"))
  }

  // MARK: Steps older than the kept documents

  /// More steps than are kept as documents: appends, inserts, moves, settings, and a file that is deleted afterwards.
  @Test func undoAndRedoReachThroughAllSteps() throws {
    let path = try folder.write("append items fromFile to main\nset layout.interSectionSpacing 3\n", as: "gone.galley")
    let depth = 500
    let session = Session()
    session.state.record.history = History(depth: depth)
    session.run("append sections main; append items first")
    var documents: [Int: Document] = [:]
    for index in 0..<3 * depth {
      if index == depth / 2 { session.run("read \(path)") }
      switch index % 4 {
      case 0, 1: session.run("append items i\(index)")
      case 2: session.run("insert items i\(index) before first")
      default: session.run("set layout.interSectionSpacing \(index)")
      }
      if index % 299 == 0 { documents[session.state.record.history.count] = session.document }
    }
    try Files.standardStore.write("nonsense", to: path)
    let last = session.document
    let steps = session.state.record.history.count
    #expect(steps == 3 * depth + 3)
    for step in documents.keys.sorted().reversed() {
      session.run("undo \(session.state.record.history.count - step)")
      #expect((session.document == documents[step]) == true, "after \(step) steps")
    }
    session.run("undo \(session.state.record.history.count)")
    #expect(session.document == Document())
    for step in documents.keys.sorted() {
      session.run("redo \(step - session.state.record.history.count)")
      #expect((session.document == documents[step]) == true, "after \(step) steps again")
    }
    session.run("redo \(steps - session.state.record.history.count)")
    #expect(session.document == last)
    session.run("undo 3; append sections other; undo 2")
    #expect(session.state.record.history.count == steps - 4)
    #expect(session.state.record.history.undoneCount == 2)
  }
}
