import Testing

@testable import Rendering

@Suite struct JSONTests {
  @Test func keysKeepTheirOrderAndNullIsWritten() {
    let value: JSON = ["b": 1, "a": nil, "c": [true, 2.5, "x"], "d": [:]]
    #expect(value.text == #"{"b":1,"a":null,"c":[true,2.5,"x"],"d":{}}"#)
  }

  static let numbers: [(number: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.1, "0.1"), (1 / 3, "0.3333333333333333"), (128.66666666666666, "128.66666666666666"),
    (123_456_789_012, "123456789012"), (1e-7, "1e-07"),
  ]

  @Test(arguments: numbers) func numberIsTheShortestDecimalThatReadsBack(number: Double, text: String) {
    #expect(JSON.number(number).text == text)
    #expect(Double(text) == number)
  }

  /// JSON has no such numbers.
  @Test(arguments: [Double.nan, .infinity, -.infinity]) func numberThatIsNotFiniteIsNull(number: Double) {
    #expect(JSON.number(number).text == "null")
  }

  @Test func stringsAreEscaped() {
    #expect(JSON.string("a\"\\\n\t\r\u{1}\u{7F}\u{9B}\u{2028}é😀/").text == #""a\"\\\n\t\r\u0001\u007f\u009b\u2028é😀/""#)
  }
}
