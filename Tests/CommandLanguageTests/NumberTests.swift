import Localization
import Testing

@testable import CommandLanguage

/// Numbers are decimals with an optional exponent, and nothing else.
@Suite struct NumberTests {
  @Test(arguments: [
    ("0", 0.0), ("10", 10), ("-2.5", -2.5), (".5", 0.5), ("1e3", 1000), ("1E-2", 0.01), ("1e+2", 100), ("1e12", 1e12), ("1e-400", 0),
  ])
  func decimalIsRead(text: String, value: Double) { #expect(decimal(text) == value) }

  @Test(arguments: ["-0", "-0.0", "-1e-400"]) func zeroHasNoSign(text: String) { #expect(decimal(text)?.sign == .plus) }

  @Test(arguments: [
    "", "+1", "nan", "inf", "-inf", "infinity", "0x10", "1e999", "-1e999", "1e13", "1/2", "1,5", "1 ", " 1", "1_000", "e", "-", ".", "1e",
    "--1",
    "１",
  ]) func otherTextIsNoNumber(text: String) { #expect(decimal(text) == nil) }

  @Test(arguments: [("5", 5), ("1", 1), ("9", 9)]) func countIsRead(text: String, value: Int) throws {
    #expect(try ValueType<Int>.count("n", from: 1, through: 9).read(Word(text)) == value)
  }

  @Test(arguments: ["0", "10", "+5", "-1", "1.0", "", "99999999999999999999", "five"]) func countIsRefused(text: String) {
    let refusal = #expect(throws: Diagnostic.self) { try ValueType<Int>.count("n", from: 1, through: 9).read(Word(text)) }
    #expect(refusal?.code == .unreadableValue)
  }
}
