import TestSupport
import Testing

@testable import CommandLanguage
@testable import Sessions

/// Assistance while a line is typed.
@Suite struct GuidanceTests {
  private static let state = Session.after(
    """
    append sections main other; append items a1 a2 unique "My Point" to main; view todo; view main
    define item cell width=1w height=44; define group row vertical width=1w height=44 of cell; define section rows row
    """
  ).state

  // MARK: Templates

  @Test(arguments: [
    ("append items ", "<id>... [to <section>] [under <parent>]"), ("append items", " <id>... [to <section>] [under <parent>]"),
    ("append items a", " [to <section>] [under <parent>]"), ("append items a ", "[to <section>] [under <parent>]"),
    ("append items a to", " <section> [under <parent>]"), ("append items a to main", " [under <parent>]"),
    ("append", " sections|items"), ("append ", "sections|items"), ("move item a", " before|after <item>"),
    ("apply; move item ", "<id> before|after <item>"), ("set ", "<property> <value>"), ("set cell.width", " <value>"),
    ("use rows for main", " [when <condition>...]"), ("apply\nmove item ", "<id> before|after <item>"),
    ("append items a \\\nb to ", "<section> [under <parent>]"), ("append items a (\nmove item a", " before|after <item>"),
  ])
  func templateShrinks(line: String, template: String) {
    #expect(Session(Self.state).template(after: Array(line.utf8)) == template)
  }

  @Test(arguments: [
    "", "appe", "nonsense ", "append items a to main under a1", "revert", "apply; ", "append items a # x", "append items \"a", "(", "a;b;",
    "append items \n", "append items a # x\n", "append items \n\n",
  ])
  func nothingIsMissing(line: String) {
    #expect(Session(Self.state).template(after: Array(line.utf8)) == nil)
  }

  // MARK: Continuations

  @Test(arguments: [
    ("appe", "nd"), ("append it", "ems"), ("delete items un", "ique"), ("append items x t", "o"), ("append items x to m", "ain"),
    ("set cell.wi", "dth"), ("delete items a", nil), ("", nil), ("append ", nil), ("zzz", nil), ("device iphone-16-pro-m", "ax"),
    ("set layout.scrollDirection h", "orizontal"), ("apply; reve", "rt"), ("delete items a1", nil),
    ("apply\nreve", "rt"), ("append items x \\\nto m", "ain"), ("append items x\nto m", nil), ("# set\nset cell.wi", "dth"),
  ])
  func oneContinuationIsOffered(line: String, rest: String?) {
    #expect(Session(Self.state).continuation(of: Array(line.utf8)) == rest)
  }

  /// 사과 and 사각 agree in two of the three bytes of their second letters.
  @Test func aContinuationEndsWithAWholeCharacter() {
    let session = Session.after("append sections main; append items 나의사과 나의사각 to main")
    #expect(session.continuation(of: Array("delete items 나".utf8)) == "의사")
    #expect(session.continuation(of: Array("delete items 나의사".utf8)) == nil)
  }

  // MARK: Meanings

  @Test(arguments: [
    ("append items a1 n to main", "command:append command:items keyword:to known:main"),
    ("append items n to nowhere", "command:append command:items keyword:to unknown:nowhere"),
    ("delete items a1 zz \"My Point\"", "command:delete command:items known:a1 unknown:zz known:\"My Point\""),
    ("delete items a{1...2}", "command:delete command:items"), ("frobnicate x", "unknownCommand:frobnicate"),
    ("append itmes x", "command:append unknownCommand:itmes"), ("set cell.width 10", "command:set known:cell.width number:10"),
    ("set cell.wdth 10", "command:set unknown:cell.wdth number:10"),
    ("define item x width=10 colour=red", "command:define command:item property:width number:10 unknown:colour"),
    ("frames a1 --json --nope", "command:frames unknown:a1 keyword:--json unknown:--nope"),
    ("append sections s; append items x to s", "command:append command:sections command:append command:items keyword:to"),
    ("append items x; delete items x a1", "command:append command:items command:delete command:items known:a1"),
    ("apply # now", "command:apply comment:# now"), ("view todo; revert x", "command:view known:todo command:revert unknown:x"),
    ("append items \"new one\"", "command:append command:items string:\"new one\""),
    ("append items \"open", "command:append command:items"),
    ("apply\nfrobnicate", "command:apply unknownCommand:frobnicate"), ("a (\napply", "unknownCommand:a command:apply"),
    ("append items x \\\nto main", "command:append command:items keyword:to known:main"),
    ("append items x\nto main", "command:append command:items unknownCommand:to"),
    ("append sections 가\nappend items x to 가", "command:append command:sections command:append command:items keyword:to"),
    ("# 말\n\nappend items x to no # so", "comment:# 말 command:append command:items keyword:to unknown:no comment:# so"),
    ("apply\\\n", "command:apply"),
  ])
  func wordsHaveTheirMeaning(line: String, meanings: String) {
    let bytes = Array(line.utf8)
    let spans = Session(Self.state).meanings(in: bytes)
    #expect(spans.map { "\($0.meaning):\(String(decoding: bytes[$0.range], as: UTF8.self))" }.joined(separator: " ") == meanings)
  }

  /// For any input, spans are in order, do not overlap, and lie within the line.
  @Test func spansAreInOrderWhateverIsTyped() {
    for seed in UInt64(0)..<40 {
      var generator = LineGenerator(seed: seed)
      let line = Array(generator.session(of: 1).joined().utf8)
      for end in 0...line.count {
        let bytes = Array(line[..<end])
        var last = 0
        for span in Session(Self.state).meanings(in: bytes) {
          #expect(span.range.lowerBound >= last && span.range.upperBound <= bytes.count)
          last = span.range.upperBound
        }
        _ = Session(Self.state).template(after: bytes)
        _ = Session(Self.state).continuation(of: bytes)
      }
    }
  }
}
