import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Localization
import Snapshots
import TestSupport
import Testing

/// Text that is written as bytes equals the result of string interpolation.
@Suite struct WrittenTextTests {
  @Test(arguments: [-1, 0, 9, 10, 99, 100, 12_345_678], [-3, 0, 7, 10, 109, 1_000, .max]) func indexPaths(section: Int, item: Int) {
    #expect(SnapshotIndexPath(section: section, item: item).shown == "[\(section), \(item)]")
  }

  /// Numbers with few digits are parsed by separate code, which gives the same result as the C library.
  @Test func decimals() {
    var random = SeededGenerator(seed: 11)
    var texts = [
      "0", "-0", "00", "5.", ".5", ".", "", "-", "--1", "1-", "1.2.3", "+1", "1e3", "0.1", "0.3", "999999999999999", "123456789.125",
    ]
    for _ in 0..<5_000 {
      let digits = (0..<Int.random(in: 1...17, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))" }
      let point = Int.random(in: 0...digits.count + 2, using: &random)
      texts.append(
        (Bool.random(using: &random) ? "-" : "") + digits[..<min(point, digits.count)].joined() + "."
          + digits.dropFirst(point).joined())
      texts.append(digits.joined())
    }
    for text in texts {
      let isWritten = text.first != "+" && text.utf8.allSatisfy { "0123456789.-+eE".utf8.contains($0) }
      let expected = isWritten ? Double(text).flatMap { abs($0) <= maximumNumber ? $0 : nil } : nil
      #expect(decimal(text) == expected, "\(text)")
      #expect(decimal(Substring(text)) == expected, "\(text)")
    }
  }

  /// A spacing is rejected if a combining mark follows a bracket or a sign.
  @Test(arguments: ["10\u{600}+", "fixed(10\u{600})", "fixed(\u{301}10)", ".\u{301}fixed(10)", "10)", "+", "fixed()"])
  func marksAreNoPartOfASpacing(text: String) {
    #expect(throws: Diagnostic.self) { try Notation<Spacing>.spacing.type.read(Word(text, range: 0..<text.utf8.count)) }
  }

  @Test(arguments: [-1, 0, 1, 79, 80, 81, 250]) func blanks(count: Int) {
    var text = "a"
    text.append(blanks: count)
    #expect(text == "a" + String(repeating: " ", count: max(0, count)))
  }
}
