import CommandLanguage
import Documents
import TestSupport
import Testing

@testable import Sessions

/// A line beyond the maximum length is rejected, and the next one runs.
@Suite struct LongLineTests {
  private let limit = Tokenizer.longestLine

  private func run(_ lines: [String]) -> Transcript {
    let session = Session(settings: .goingOn)
    return session.run(lines.joined(separator: "\n") + "\n")
  }

  private func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test func theLongestLineRuns() {
    let output = run(["# " + letters(limit - 2), "echo on"])
    #expect(output.text == "on\n")
  }

  @Test(arguments: [1, 5 << 20]) func aLongerLineIsRefusedAtItsFirstByteTooMany(excess: Int) {
    let output = run(["echo first", "# " + letters(limit - 2 + excess), "echo on"])
    #expect(output.answers == "first\non\n")
    #expect(output.errors.hasPrefix("<stdin>:2:4194305: error: the line is longer than 4,194,304 bytes\n  …aaaa"))
    #expect(output.errors.utf8.count < 1_000)
  }

  @Test func theRestOfALongLineIsPassedOver() {
    let output = run([letters(2 * limit + 1) + "\\", "echo inside \\", "echo inside", "echo on"])
    #expect(output.answers == "on\n")
    #expect(output.errors.hasPrefix("<stdin>:1:4194305: error: "))
  }

  @Test func aLongLineIsRefusedBeforeItsEndAndNotKept() {
    var joiner = LineJoiner()
    #expect(joiner.take(Array(letters(limit + 1).utf8), number: 1, isWhole: false, by: Session().swiftPrompt)?.isTooLong == true)
    #expect(joiner.take(Array("inside \\".utf8), number: 1, by: Session().swiftPrompt) == nil)
    #expect(joiner.finish() == nil)
  }

  @Test func joinedLinesAreOneLine() {
    let half = letters(limit / 2)
    let output = run(["echo " + half + "\\", half + "\\", "echo inside \\", "echo inside", "echo on"])
    #expect(output.answers == "on\n")
    #expect(output.errors.hasPrefix("<stdin>:2:\(limit / 2 - 5): error: the line is longer than 4,194,304 bytes\n"))
  }

  // MARK: Saved lines

  /// A word that is five times as long when it is saved, because each of its characters is escaped.
  private var escaped: String { "\"" + String(repeating: "\u{1}", count: 80_000) + "\"" }

  private func lengths(after lines: [String]) -> [Int] {
    Session.after((["append sections m"] + lines).joined(separator: "\n")).document.scriptLines.map { $0.utf8.count }
  }

  @Test func longNamesAreSavedInSeveralLines() throws {
    let names = (0..<12).map { "append items \(escaped.dropLast())\($0)\"" }
    let lengths = lengths(after: names)
    #expect(lengths.reduce(0, +) > limit && lengths.allSatisfy { $0 <= limit })
  }

  @Test func manyFieldsAreSavedInSeveralLines() throws {
    let lengths = lengths(after: ["append items x"] + (0..<12).map { "content x k\($0)=\(escaped)" })
    #expect(lengths.reduce(0, +) > limit && lengths.allSatisfy { $0 <= limit })
  }

  @Test func aDefinitionThatGrewTooLongIsNotSaved() throws {
    let files = MemoryFiles()
    let session = Session(on: files)
    let mentions = String(repeating: " i", count: 10_000)
    session.run("define item i width=1w height=1h; define group g horizontal width=1w height=1h of\(mentions)")
    session.run("rename i \(letters(500))")
    let errors = session.run("save grown.galley").errors
    #expect(errors.contains("'grown.galley' cannot be written: the line of 'define group g horizontal "))
    #expect(errors.contains("' would be longer than 4,194,304 bytes\n"))
    #expect(files.contents.isEmpty)
  }

  @Test func aLongJSONFileIsNotRead() throws {
    let files = MemoryFiles()
    let bytes = String(repeating: " ", count: FileLimit.json.bytes + 1)
    _ = try files.replace(FilePlace("long.json"), with: bytes, by: .never)
    let session = Session(on: files)
    let errors = session.run("open long.json").errors
    #expect(errors.contains("'long.json' cannot be read: it is longer than 8,388,608 bytes; a document saved with 'save' can be longer\n"))
  }
}
