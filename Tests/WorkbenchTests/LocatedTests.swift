import TestSupport
import Testing

@testable import Rendering
@testable import Sessions

/// The location of an error: its column counts characters in the physical line, and its underline uses display columns.
@Suite struct LocatedTests {
  private func errors(_ bytes: [UInt8], json: Bool = false) -> String {
    let session = Session(settings: json ? .machine : .goingOn)
    let output = Transcript()
    _ = session.runLines(bytes, from: .standardInput, to: output)
    return output.errors
  }

  @Test func columnsCountCharactersAndUnderlinesCountColumns() {
    let text = errors(Array("append sections main\nappend items 오늘 \"😀 é\" e\u{301} x to 어디\n".utf8))
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "<stdin>:2:30: error: there is no section '어디' in the snapshot")
    #expect(lines[1] == "  append items 오늘 \"😀 é\" e\u{301} x to 어디")
    #expect(lines[2] == "  " + String(repeating: " ", count: 32) + "^^^^")
  }

  @Test(arguments: [("drag a to nowhere", 11, 7), ("drag a to main at q:0", 19, 3), ("drag a to main as move", 19, 4)])
  func aClausesValueIsMeantNotItsSyntaxWord(line: String, column: Int, length: Int) {
    let text = errors(Array("append sections main; append items a\n\(line)\n".utf8), json: true)
    #expect(text.contains("\"line\":2,\"column\":\(column),\"length\":\(length)"), "\(text)")
  }

  /// 'set' accepts a pair too, as 'define' does.
  @Test(arguments: [
    ("set photo.width=fractionalWidth(1)", "did you mean 'photo.width fractionalWidth(1)'?"), ("rename photo=picture", "'photo picture'"),
    ("set \"photo.width=1\"", nil), ("set =", nil), ("set photo.width", nil), ("set", nil),
  ]) func aPairWhereNoneIsReadIsTwoWords(line: String, suggestion: String?) {
    let text = errors(Array(line.utf8))
    #expect(text.contains(" is missing"), "\(text)")
    #expect(suggestion.map { text.contains($0) } ?? !text.contains("did you mean"), "\(text)")
  }

  @Test func aByteThatIsNotUTF8CountsOne() {
    #expect(errors(Array("append sections main; echo ".utf8) + [0xEC, 0x98, 0x20, 0x78]).hasPrefix("<stdin>:1:28: error: byte 28"))
    #expect(errors([0xFF, 0xFE, 0x20] + Array("x".utf8)).hasPrefix("<stdin>:1:1: error: byte 1 of the line, 0xFF,"))
  }

  @Test func aJoinedLineIsNamedByThePhysicalOne() {
    let text = errors(Array("append sections main\nappend items a \\\n b \\\n to nowhere\n".utf8))
    #expect(text.hasPrefix("<stdin>:4:5: error: there is no section 'nowhere'"))
    #expect(text.contains("\n   to nowhere\n      ^^^^^^^\n"))
  }

  @Test func aJoinedLineCountsLinesAfterIt() {
    #expect(errors(Array("append sections \\\r\n main\r\n\nnonsense\n".utf8)).hasPrefix("<stdin>:4:1:"))
  }

  /// The words of the previous line, which was not completely split into commands, do not determine where Swift ends.
  @Test func unfinishedSwiftIsPointedAtAfterALongRefusedLine() {
    let refused = "append sections " + (0..<60).map { "s\($0)" }.joined(separator: " ") + " \"open"
    let text = errors(Array((refused + "\nlet a = (\n").utf8))
    #expect(text.hasSuffix("comment or expression\n  let a = (\n           ^\n"), "\(text)")
    #expect(text.contains("<stdin>:2:10: error:"), "\(text)")
  }

  @Test func aTabIsOneColumn() {
    #expect(errors(Array("append\tsections\tmain\nappend\titems\tx\tto\tnowhere".utf8)).contains("2:19: error"))
  }

  @Test func aLongLineIsShownAroundItsError() {
    let text = errors(Array(("append sections main\nappend items " + String(repeating: "오", count: 100_000) + " to nowhere").utf8))
    #expect(text.utf8.count < 1_000)
    #expect(text.hasPrefix("<stdin>:2:100018: error"))
  }

  @Test func theErrorObjectHasItsKeysInOrder() throws {
    let text = errors(Array("append sections main\nappend items x to mian\n".utf8), json: true)
    guard case .object(let outer)? = JSON(parsing: text), case .object(let error) = outer[0].value else {
      throw NotAnObject()
    }
    #expect(outer.map(\.key) == ["error", "command"])
    #expect(outer[1].value == .string("append items"))
    #expect(error.map(\.key) == ["code", "message", "file", "line", "column", "length", "hint", "uikit"])
    #expect(error[0].value == .string("unknown-section"))
    #expect(error[2...5].map(\.value) == [.string("<stdin>"), .number(2), .number(19), .number(4)])
    #expect(error[6].value == .string("did you mean 'main'?"))
    #expect(error[7].value == .string("Invalid parameter not satisfying: section != NSNotFound"))
  }

  private struct NotAnObject: Error {}
}
