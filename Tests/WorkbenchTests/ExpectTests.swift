import TestSupport
import Testing

@testable import Sessions

@Suite struct ExpectTests {
  /// Lines that hold.
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
  ]) func expectationHolds(line: String) {
    var session = Session.after("append sections main; append items a b c; apply; append items d")
    let before = session.document
    #expect(session.run(line).errors == "")
    #expect(session.document == before)
  }

  /// Lines that do not.
  @Test(arguments: [
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
  ]) func expectationFails(line: String) {
    var session = Session.after("append sections main; append items a b c; apply; append items d")
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
    var session = Session.after(
      "register cell row; append sections main; append items a b; present main as row; content a title=Hello kind=note; apply")
    session.run("content a title=Bye; append items c")
    #expect((session.run(line).errors == "") == holds)
    session.run("reconfigure items a; apply")
    #expect(session.run("expect cell a row title=Bye").errors == "")
  }

  @Test func aCommaInsideANumberSeparatesNothing() {
    var session = Session.after("append sections main; apply; append items 1...1500; apply")
    for text in ["1,500 inserted", "1500 inserted"] {
      let line = "expect difference \"\(text)\""
      #expect(session.run(line).errors == "", "\(line)")
    }
    #expect(session.run("expect difference \"500 inserted\"").errors != "")
  }
}
