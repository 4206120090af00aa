import CommandLanguage
import Commands
import Documents
import Snapshots
import TestSupport
import Testing

@testable import Sessions

/// Lines whose cost could be exponential. Each would run for hours if it were.
@Suite struct CostTests {
  /// Each group contains the previous one twice: 2^60 items.
  private static let doubled =
    ["define item g0 width=1w height=1h"]
    + (1...60).map { "define group g\($0) horizontal width=1w height=1h of g\($0 - 1) g\($0 - 1)" }
    + ["define section s g60", "use s", "append sections m", "append items a", "apply"]

  @Test(arguments: ["frames", "tree", "expect content 1x1", "frames component@g0"]) func groupsThatDoubleAreRefused(look: String) {
    let session = Session.after(Self.doubled.joined(separator: "\n"))
    #expect(session.run(look).errors.contains("has more than 10,000 subitems"))
  }

  @Test func groupsThatDoubleAreSavedRenamedAndShown() {
    let session = Session.after(Self.doubled.joined(separator: "\n"))
    let other = Session()
    other.run(session.document.script)
    #expect(other.document == session.document)
    #expect(session.run("rename g0 cell; show; show g60; undefine s").errors.contains("'s' is used by view main"))
    #expect(
      session.run("define group g1 horizontal width=1w height=1h of g60").errors.contains("'g1' would contain itself: g1 → g60 → g59"))
  }

  @Test func aGroupOfTooManySubitemsIsRefusedWhenItIsDefined() {
    let session = Session.after("define item g0 width=1w height=1h")
    let define = "define group g1 horizontal width=1w height=1h of"
    #expect(session.run(define + String(repeating: " g0", count: 10_000)).errors == "")
    #expect(session.run(define + String(repeating: " g0", count: 10_001)).errors.contains("has more than 10,000 subitems"))
    #expect(session.document.components["g1"]?.parts.subitems.count == 10_000)
  }

  @Test func aDeepChainOfGroupsIsRefusedForItsDepth() {
    let chain =
      ["define item g0 width=1w height=1h"] + (1...3_000).map { "define group g\($0) vertical width=1w height=1h of g\($0 - 1)" }
      + ["define section s g3000", "use s", "append sections m", "append items a", "apply"]
    let session = Session.after(chain.joined(separator: "\n"))
    #expect(session.run("frames").errors.contains("nested more than 100 levels deep"))
    let refused = session.run("define group g1 vertical width=1w height=1h of g3000").errors
    #expect(refused.contains("'g1' would contain itself: g1 → g3000 → g2999 → g2998 → g2997 → g2996 → g2995 → g2994 → … → g1\n"))
  }

  @Test func everyLookAtADeepChainEnds() throws {
    let folder = try TemporaryFolder()
    let chain =
      ["define item g0 width=1w height=1h"] + (1...20_000).map { "define group g\($0) vertical width=1w height=1h of g\($0 - 1)" }
      + ["define section s g20000", "use s", "append sections m", "append items a", "apply"]
    let session = Session.after(chain.joined(separator: "\n"), settings: .goingOn)
    for look in ["frames", "tree", "draw", "visible", "explain a", "export swift \(folder.path("a"))"] {
      #expect(session.run(look).errors.contains("nested more than 100 levels deep"), "\(look)")
    }
    for look in ["lint", "show", "show s", "export json \(folder.path("b.json"))", "rename g1 z1", "undo", "save \(folder.path("c"))"] {
      #expect(session.run(look).errors == "", "\(look)")
    }
  }

  @Test func nestedTrialsAreRefusedForTheirDepth() {
    let session = Session()
    let outer = String(repeating: "expect error expectation ", count: 24)
    #expect(session.run("\(outer)expect error nested-too-deep expect error x frames").errors == "")
    #expect(session.run(String(repeating: "expect error x ", count: 4_000)).errors.contains("failed with a different code"))
  }

  @Test func theRestOfALineIsOneWordWithoutSplittingIt() throws {
    var tokenizer = Tokenizer(Array(("expect error x" + String(repeating: " a", count: 10_000)).utf8))
    var tokens: [Token] = []
    #expect(try shellCommands.nextCommand(of: &tokenizer, into: &tokens))
    #expect(tokens.last?.range.upperBound == tokenizer.bytes.count)
    #expect(tokens.capacity < 100)
  }

  @Test func manyPairsAndManyFieldsAreLinear() {
    let pairs = (0..<20_000).map { "k\($0)=v" }.joined(separator: " ")
    let session = Session.after("append sections m; append items a")
    #expect(session.run("content a \(pairs)").errors == "")
    #expect(session.run("content a \(pairs) k7=w").errors.contains("'k7' is given twice"))
    #expect(session.run("content a \(pairs)").errors == "")
    #expect(session.document.view.items.content(of: "a").map { $0.key }.count == 20_000)
  }

  /// A single character with half a million combining marks.
  @Test(arguments: ["x", "\u{301}"]) func aMegabyteOfAWordIsAWord(letter: String) {
    let word = String(repeating: letter, count: 1_000_000 / letter.utf8.count)
    let session = Session.after("append sections m; append items \(word)", settings: .goingOn)
    #expect(session.document.view.pending.numberOfItems == 1)
    for line in ["append items y to \(word)", "\(word)", "set \(word).width 3", "define item \(word).", "frames \(word)", "echo \"\(word)"]
    {
      let errors = session.run(line).errors
      #expect(errors != "" && errors.utf8.count < 2_000, "\(line.prefix(20))")
    }
  }

  @Test func aRangeOfTooManyIsRefusedWithTheLimit() {
    let session = Session.after("append sections m; append items z")
    let before = session.document
    for range in ["1...1000000000000000000", "1...10000000", "a{0...9999999}", "0...99999999999999999999999999"] {
      #expect(session.run("append items \(range)").errors.contains("10,000,000"), "\(range)")
      #expect(session.document == before)
    }
  }

  @Test func manySectionsEachWithAUseAreLaidOut() {
    let lines = ["template list"] + (0..<500).map { "append sections s\($0); append items i\($0) to s\($0); use list-section for s\($0)" }
    let session = Session.after(lines.joined(separator: "\n"))
    #expect(session.run("apply; expect content 393x22000").errors == "")
  }

  @Test func undoingManyAppendsWalksEachOnce() {
    let session = Session.after("append sections m")
    session.run((0..<15_000).map { "append items i\($0)" }.joined(separator: "\n"))
    let end = session.document
    #expect(session.run("undo 15000").errors == "")
    #expect(session.document.view.pending.numberOfItems == 0)
    #expect(session.run("redo 15000").errors == "")
    #expect(session.document == end)
  }
}
