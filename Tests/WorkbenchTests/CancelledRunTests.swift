import Cancelling
import Foundation
import Sessions
import TestSupport
import Testing

/// A command ends soon after its run is cancelled, no matter what it is doing, and changes nothing outside its session, which is discarded.
@Suite struct CancelledRunTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let document = """
    append sections m n t
    append items a{1...5} to m
    append items b c to n
    append items r1 r2 to t
    append items r3 r4 to t under r1
    expand items r1
    content a1 title=one
    define item photo width=1/3w height=~100
    define group row horizontal width=1w height=~100 of photo
    define section grid row
    use grid
    register cell plain
    mark before
    apply
    append items d{1...5} to m
    move item a1 after a3
    reload items a{1...4}
    reconfigure items d{1...4}
    content a2 title=two
    measure a{1...5} 100x50

    """

  /// Each works on several items or sections.
  private static let lines = [
    "append items e{1...5} to m", "append items a{1...5} to n", "append items e{1...5} under r3", "append sections s{1...5}",
    "insert items e{1...5} after a5", "insert items e{1...5} before r3", "insert sections s{1...5} before n", "delete items a{1...5}",
    "delete items r1 r2 a1", "delete sections m n t", "reload items a{1...5}", "reload sections m n t", "reconfigure items a{1...5}",
    "collapse items r1 r2 r3 r4", "expand items r{1...4}", "replace children of r1 with e{1...5}",
    "replace children of r1 with outline of m", "insert outline of m after r3", "keep items a{1...5} in n", "apply", "apply --cells",
    "apply --ops --all", "apply usingReloadData", "diff", "diff --all", "diff --ops --all", "diff --json", "snapshot --all",
    "snapshot --json", "items --all", "items --json", "outline t", "outline t --json", "identity content", "identity reference", "frames",
    "frames --json", "frames --csv", "frames --sort position", "frames --in (0,0,1000,1000000)", "draw", "container 390x2000", "visible",
    "tree", "lint --all", "explain photo", "compare grid grid", "compare mark before", "reorder a2 before a5",
    "reorder a2 before a5 --json",
    "expect items m a{1...5}", "expect visible a{1...5}", "measure a{1...5} 200x300", "measure a{1...5} 200x300 taken", "undo",
    "undo 3; redo 3", "view other; drag a1 to other", "mark later", "set photo.height ~200; scroll to 0,50", "revert",
    "delete all; apply", "sections", "cells", "expect error unknown-item append items e{1...5}", "rotate", "reset",
  ]

  @Test(arguments: lines) func aCommandEndsWhereverItIsCancelled(line: String) throws {
    try expectEnds(of: line, after: Self.document)
  }

  /// An evaluation checks for cancellation at each step.
  @Test(arguments: [
    "for n in 0..<200 { _ = n * n }", "let sum = (0..<200).reduce(0) { $0 + $1 }", "var n = 0; while n < 200 { n += 1 }",
  ])
  func anEvaluationEndsWhereverItIsCancelled(line: String) throws {
    try expectEnds(of: line, after: Self.document, asking: 200)
  }

  @Test(arguments: ["save", "export json", "export svg", "export csv", "export swift"])
  func aFileIsReplacedByTheWholeOrNotAtAll(line: String) throws {
    let path = folder.path("written")
    func replace() throws { try folder.write("kept", as: "written") }
    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    let session = Session.after(Self.document)
    session.run("\(line) \(path)")
    let whole = try text()
    try replace()
    try expectEnds(of: "\(line) \(path)", after: Self.document) {
      #expect(try ["kept", whole].contains(text()))
      try replace()
    }
  }

  @Test(arguments: ["saved.galley", "saved.json"]) func openingAFileEndsWhereverItIsCancelled(name: String) throws {
    let path = folder.path(name)
    let session = Session.after(Self.document)
    session.run("\(name.hasSuffix("json") ? "export json" : "save") \(path)")
    try expectEnds(of: "open \(path)", after: "")
  }

  @Test func readingAFileEndsAtALine() throws {
    let path = try folder.write(String(repeating: "append sections m; delete sections m\n", count: 12), as: "lines.galley")
    try expectEnds(of: "read \(path)", after: "")
  }

  /// A run checks for cancellation before each line and each command.
  @Test(arguments: 0...1) func aCancelledRunBeginsNoOtherCommand(askings: Int) {
    let session = Session()
    CancellationToken(askings: askings).carryOut { session.run("view other; view another\nview third") }
    #expect(session.document == Session().document)
  }

  private static let cancellations = SampleSize.count(25, large: 80, of: "moments at which each line is cancelled")

  /// Runs a line several times, each cancelled at its n-th check, for `cancellations` values of n. After the cancellation, a run makes only
  /// a few more checks.
  private func expectEnds(
    of line: String, after lines: String, asking least: Int = 3, _ expectation: () throws -> Void = {}
  ) throws {
    let before = Session.after(lines)
    func run(askings: Int) -> Int {
      let session = before.copy()
      session.settings.keepsGoing = true
      let run = CancellationToken(askings: askings, stride: 1)
      session.cancellation = Cancellation { change in
        guard run.askings > 0 else { return false }
        change()
        return true
      }
      run.carryOut { session.run(line) }
      return run.askings
    }
    let count = Int.max - run(askings: .max)
    #expect(count >= least)
    try expectation()
    for askings in stride(from: 0, to: count, by: 1 + count / Self.cancellations) {
      #expect(run(askings: askings) > -100, "cancelled at \(askings) of \(count)")
      try expectation()
    }
  }
}
