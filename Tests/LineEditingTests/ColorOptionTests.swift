import LineEditing
import Testing

@Suite struct ColorOptionTests {
  @Test(arguments: [
    (ColorOption.auto, ["TERM": "xterm"], true, true),
    (.auto, ["TERM": "xterm"], false, false),
    (.auto, ["TERM": "dumb"], true, false),
    (.auto, [:], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, true),
    (.auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], false, true),
    (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, false),
    (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": ""], false, false),
    (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
    (.never, ["CLICOLOR_FORCE": "1", "TERM": "xterm"], true, false),
  ]) func follows(option: ColorOption, environment: [String: String], isTerminal: Bool, allows: Bool) {
    #expect(option.allowsColor(environment: { environment[$0] }, isTerminal: isTerminal) == allows)
  }
}
