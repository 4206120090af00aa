import CompositionalLayout
import Snapshots
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// A session of any length can be undone to its start, with bounded memory.
@Suite struct HistoryTests {
  /// A document is too long to print when a test fails.
  private func expect(_ session: Session, is document: Document, sourceLocation: SourceLocation = #_sourceLocation) {
    let isSame = session.document == document
    #expect(isSame, sourceLocation: sourceLocation)
  }

  /// A line of each kind in turn. All of them change the document.
  private static func line(_ number: Int) -> String {
    switch number % 5 {
    case 0: "append items i\(number)"
    case 1: "container \(number)x844"
    case 2: "insert items i\(number) before i0"
    case 3: "move item i\(number - 1) after i0"
    default: "content i0 title=t\(number)"
    }
  }

  /// Any older step can be rebuilt from a checkpoint, and so can the steps after it.
  @Test func stepsBeyondTheKeptOnesAreReachedAgain() {
    let count = 3_000
    let marked = [1, 7, 200, count / 2, count - 120, count - 10]
    var documents: [Int: Document] = [:]
    let session = Session()
    session.state.record.history = History(depth: 100)
    session.run("append sections m; append items i0")
    for number in 1...count {
      session.run(Self.line(number))
      if marked.contains(number) { documents[number] = session.document }
    }
    #expect(session.state.record.history.count == count + 2)
    let end = session.document
    for number in marked.reversed() {
      #expect(session.run("undo \(session.state.record.history.count - number - 2)").errors == "")
      expect(session, is: documents[number] ?? Document())
      #expect(session.state.record.history.undoneCount == count - number)
    }
    #expect(session.run("redo \(count - 1)").errors == "")
    expect(session, is: end)
    #expect(session.run("undo \(count + 2)").errors == "")
    expect(session, is: Document())
  }

  @Test func noMoreOlderDocumentsAreKeptThanTheLimit() {
    let session = Session()
    session.state.record.history = History(depth: 10)
    session.run((1...2_000).map { "container \($0)x844" }.joined(separator: "\n"))
    let kept = session.state.record.history.documentCount
    #expect(kept >= 10 + 32 && kept <= 10 + 64)
    #expect(session.state.record.history.count == 2_000)
    for step in [1_995, 1_555, 777, 3] {
      #expect(session.run("undo \(session.state.record.history.count - step)").errors == "")
      #expect(session.document.view.bounds.width == Double(step))
    }
  }

  /// Older documents in the history keep the last apply before them, which the next apply needs. Running lines again restores later
  /// applies.
  @Test func anOlderDocumentKeepsItsLastApply() {
    let session = Session()
    session.state.record.history = History(depth: 10)
    session.run("append sections m\n" + (1...200).map { "append items i\($0); apply" }.joined(separator: "\n"))
    #expect(session.document.view.appliesToScreen.count == 100)
    #expect(session.run("undo 4").errors == "")
    #expect(session.document.view.appliesToScreen.count == 100)
    for applies in [150, 77] {
      #expect(session.run("undo \(session.state.record.history.count - 1 - 2 * applies)").errors == "")
      let kept = session.document.view.appliesToScreen
      #expect(kept.last?.marked.numberOfItems == applies)
      // A document is kept every ten steps, which are five applies.
      #expect((1...6).contains(kept.count))
      #expect(session.document.view.applyCount == applies)
    }
    #expect(session.run("redo 40").errors == "")
    #expect(session.document.view.appliesToScreen.last?.marked.numberOfItems == 97)
  }

  @Test func appendsOfNewItemsKeepNoDocument() {
    let session = Session.after("append sections m\nappend items a\nappend items b{1...1000} c\nappend items d to m")
    #expect(session.state.record.history.count == 4)
    #expect(session.state.record.history.documentCount == 1)
  }

  /// Redo repeats the lines that `read` ran, without reading the file, which may have changed.
  @Test func redoOfAReadDoesNotNeedTheFile() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/lines.galley"
    try Files.standardStore.write("append sections x\nappend items 1 2\n", to: path)
    for command in ["read", "open"] {
      let session = Session.after("append sections m; \(command) \(path)")
      let after = session.document
      try Files.standardStore.write("nonsense", to: path)
      #expect(session.run("undo 2; redo 2").errors == "")
      expect(session, is: after)
      try Files.standardStore.write("append sections x\nappend items 1 2\n", to: path)
    }
  }

  /// Commands that change nothing because the document is already as requested.
  @Test(arguments: [
    "set row.interItemSpacing 7", "set layout.interSectionSpacing 0", "set environment.scale 3", "unset row.edgeSpacing", "identity id",
    "content a title=x", "use grid for n", "use grid for m when width > 3", "container 390x844", "difference minimal", "view main",
    "move item b after a", "move item a before b", "append items c to m", "insert items b before c", "insert items a b before c",
    "move section m before n", "reload items a", "reconfigure items b", "reload sections m", "delete items nobody",
    "delete sections nothing", "define section grid row", "define item cell width=1/3w height=1h", "measure a 390x50",
    "expand items r", "collapse items s", "register cell card", "present m as card", "scroll to 0,0", "reorder a before b",
  ])
  func commandsThatChangeNothingAreNoSteps(line: String) {
    let session = Session.after(
      """
      container 390x844; define item cell width=1/3w height=1h; define group row horizontal width=1w height=~100 of cell
      define section grid row; set row.interItemSpacing 7; append sections m n; append items a b c to m; append items r s to n
      append items r1 to n under r; append items s1 to n under s; expand items r; content a title=x; use grid
      use grid for n; use grid for m when width > 3; register cell card; present m as card; apply; scroll to 0,0; measure a 390x50
      reload items a; reconfigure items b; reload sections m
      """)
    let before = session.document
    let steps = session.state.record.history.count
    #expect(session.run(line).errorsBesideLogs == "")
    #expect(session.state.record.history.count == steps)
    expect(session, is: before)
  }

  /// If no edits were pending before, none are pending afterwards.
  @Test(arguments: ["collapse items s", "expand items r", "move item b after a", "append items b to m", "delete items nobody"])
  func anEditThatChangesNothingIsNotPending(line: String) {
    let session = Session.after(
      "append sections m n; append items a b to m; append items r s to n; append items r1 to n under r; expand items r; apply")
    #expect(session.run(line).errorsBesideLogs == "")
    #expect(!session.document.view.hasPendingEdits)
  }
}
