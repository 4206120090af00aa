import CommandLanguage
import TestSupport
import Testing

@testable import Sessions

@Suite struct ExpectTests {
  /// Expectations that are met.
  @Test(arguments: [
    "expect error unknown-section append items x to nowhere",
    "expect error unknown-flag frames --bogus",
    "expect error extra-word undo 1 2 # a comment",
    "expect error open-quote echo \"x",
    "expect error open-parenthesis define item a width=(1",
    "expect error\tunknown-command\tfrobnicate",
    // The rest of the line is the command, including `;`.
    "expect error unknown-item append sections x; move item nobody after a",
    "expect error expectation expect items main a b",
    "expect items main a b c",
    "expect pending items main a b c d",
    "expect sections main",
    "expect pending sections main",
    "expect difference \"1 section inserted, 3 items inserted\"",
    "expect difference \"3 items inserted\"",
    "expect count 3",
    "expect count 3 in main",
  ]) func expectationHolds(line: String) {
    let session = Session.after("append sections main; append items a b c; apply; append items d")
    let before = session.document
    #expect(session.run(line).errors == "")
    #expect(session.document == before)
  }

  /// An expectation without a value is refused with a sentence about what is missing.
  @Test(arguments: [
    ("expect header main", "section main has no header", "section main has a header"),
    ("expect lint", "'lint' finds dim-percent", "'lint' finds no errors"),
    ("expect lint none", "'lint' finds dim-percent", "'lint' finds no errors or warnings"),
  ]) func theRefusalIsASentence(line: String, message: String, goal: String) {
    let session = Session.after(
      "define item tile width=fractionalWidth(50) height=1h; define group row horizontal width=1w height=80 of tile; define section list row; use list; append sections main; append items a; apply"
    )
    let errors = session.run(line).errors
    #expect(errors.contains("error: \(message)\n") && errors.contains("expected: \(goal)\n"), "\(errors)")
  }

  /// A header is a boundary item at the top, whatever it is called.
  @Test(arguments: [
    ("define boundary t width=1w height=44 alignment=top; add t to grid", true),
    ("define boundary t width=1w height=44 alignment=topTrailing; add t to grid", true),
    ("define boundary t width=1w height=44 alignment=bottom; add t to grid", false),
    ("define header t height=44; add t to grid; set t.alignment bottom", false),
  ]) func aHeaderIsAtTheTop(lines: String, hasHeader: Bool) {
    let session = Session.after("template grid 3; append sections m; append items a to m; apply; \(lines)")
    #expect(session.run("expect header m").errors.isEmpty == hasHeader)
  }

  /// An error about the applied snapshot says that edits are pending.
  @Test(arguments: ["expect items m a", "expect sections m", "expect count 1"])
  func pendingEditsAreNamed(line: String) {
    let session = Session.after("append sections m; append items a to m")
    #expect(session.run(line).errors.contains("edits are pending; the screen still shows the applied snapshot"))
    #expect(!session.run("expect pending items m b").errors.contains("edits are pending"))
  }

  /// Expectations that are not met.
  @Test(arguments: [
    // Commands that are never run would be taken for expectations that hold.
    "expect error unknown-item move item nobody after a; expect items main a",
    "expect error unknown-command frobnicate; zzz",
    "expect error unknown-section append items x to main",
    "expect error unknown-item append items x to nowhere",
    "expect error",
    "expect error unknown-section",
    "expect items main a b",
    "expect items main b a c",
    "expect sections",
    "expect pending items main a b c",
    "expect difference \"1 items inserted\"",
    "expect difference \"2 moved\"",
    "expect difference \"no changes\"",
    "expect count 4",
    "expect count 4 in main",
    "expect count 3 in nowhere",
    "expect count",
    "expect count -1",
    "expect count 2.5",
  ]) func expectationFails(line: String) {
    let session = Session.after("append sections main; append items a b c; apply; append items d")
    let before = session.document
    #expect(session.run(line).errors != "")
    #expect(session.document == before)
  }

  /// A cell shows the content it was last configured with, not its item's current content.
  @Test(arguments: [
    ("expect cell a row", true), ("expect cell a row title=Hello", true), ("expect cell a row title=Hello kind=note", true),
    ("expect cell a row title=Bye", false), ("expect cell a row title=Hello kind=photo", false), ("expect cell a row size=1", false),
    ("expect cell a card", false), ("expect cell b row", true), ("expect cell c row", false), ("expect cell nobody row", false),
  ]) func cellsShowWhatTheyWereGiven(line: String, holds: Bool) {
    let session = Session.after(
      "register cell row; append sections main; append items a b; present main as row; content a title=Hello kind=note; apply")
    session.run("content a title=Bye; append items c")
    #expect((session.run(line).errors == "") == holds)
    session.run("reconfigure items a; apply")
    #expect(session.run("expect cell a row title=Bye").errors == "")
  }

  @Test func aCommaInsideANumberSeparatesNothing() {
    let session = Session.after("append sections main; apply; append items 1...1500; apply")
    for text in ["1,500 inserted", "1500 inserted"] {
      let line = "expect difference \"\(text)\""
      #expect(session.run(line).errors == "", "\(line)")
    }
    #expect(session.run("expect difference \"500 inserted\"").errors != "")
  }
}

extension ExpectTests {
  private static let screen = "template grid 3; append sections main; append items a b c d; apply"

  /// Frames, sizes and offsets may be given within some points, but are never compared more exactly than to a hundredth.
  @Test(arguments: [
    ("expect frame a (0,0,131,131)", true), ("expect frame a (0,0,131.009,131)", true), ("expect frame a (0,0,131.02,131)", false),
    ("expect frame a (0,0,131.5,130.5) within 0.5", true), ("expect frame a (0.6,0,131,131) within 0.5", false),
    ("expect frame a within 2 (1,1,130,130)", true), ("expect frame a (0,0,131.009,131) within 0", true),
    ("expect content 393x262", true), ("expect content 392x263 within 1", true), ("expect content 392x264 within 1", false),
  ]) func numbersHoldWithinATolerance(line: String, holds: Bool) {
    let session = Session.after(Self.screen)
    #expect((session.run(line).errors == "") == holds)
  }

  @Test(arguments: [("expect offset A 250", true), ("expect offset A 248 within 2.5", true), ("expect offset A 248 within 1", false)])
  func offsetsHoldWithinATolerance(line: String, holds: Bool) {
    let session = Session.after(
      "template grid; set grid.orthogonalScrollingBehavior continuous; append sections A; append items 1...40; apply")
    session.run("scroll A to 250 --exactly")
    #expect((session.run(line).errors == "") == holds)
  }

  /// The layout has an error, then only a warning, then only an info, and finally no findings.
  @Test(arguments: [
    (
      "define item a width=fractionalWidth(33) height=1h; define group row horizontal width=1w height=100 of a; define section s row; use s",
      [
        ("expect lint", false), ("expect lint none", false), ("expect lint dim-percent", true), ("expect lint empty-frame", false),
      ]
    ),
    ("", [("expect lint", true), ("expect lint none", true), ("expect lint dim-percent", false)]),
  ]) func lintIsExpected(layout: String, lines: [(line: String, holds: Bool)]) {
    for (line, holds) in lines {
      let session = Session.after(layout + "; append sections main; append items x; apply")
      let errors = session.run(line).errors
      #expect((errors == "") == holds, "\(line): \(errors)")
    }
  }

  @Test(arguments: [
    ("expect lint dim-percen", "did you mean 'dim-percent'?"),
    ("expect lint none dim-percent", "'none' cannot be combined with other words"),
  ])
  func onlyChecksAreExpected(line: String, words: String) {
    let session = Session.after(Self.screen)
    #expect(session.run(line).errors.contains(words))
  }

  @Test func checksAreCompleted() {
    let session = Session()
    let names = session.completion(of: Array("expect lint dim-pe".utf8)).candidates.map(\.text)
    #expect(names.contains("dim-percent"))
  }
}
