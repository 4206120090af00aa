/// The shortest decimal that parses to the same number, without a trailing `.0`.
package func shortest(_ number: Double) -> String {
  if number == 0 { return "0" }
  // Smaller whole numbers have no exponent. `Int` would be too narrow in a page, where it has 32 bits.
  if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
  return number.description
}

/// The number rounded to three decimals, as printed in tables.
package func rounded(_ number: Double) -> String {
  guard abs(number) < 1e12 else { return shortest(number) }
  return shortest((number * 1000).rounded() / 1000)
}

/// The largest magnitude of a number. Beyond it, fractions of a pixel would be lost to rounding.
package let maximumNumber = 1e12

extension Double {
  /// The number clamped to the range that a line may contain.
  package var limitedToReadable: Double { min(max(self, -maximumNumber), maximumNumber) }
}

/// Parses a decimal with an optional exponent. Returns nil for anything else, including `nan`, `inf`, hexadecimal numbers and numbers
/// beyond ±10^12. Negative zero becomes zero, because it is printed as `0` and would not survive a round trip.
package func decimal(_ text: String) -> Double? { readDecimal(text) }

package func decimal(_ text: Substring) -> Double? { readDecimal(text) }

package func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  readDecimal(String(decoding: bytes, as: UTF8.self))
}

private func readDecimal(_ text: some StringProtocol) -> Double? {
  guard let first = text.utf8.first, first != UInt8(ascii: "+") else { return nil }
  let isDecimal = text.utf8.allSatisfy { byte in
    (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }
  guard isDecimal, let number = Double(text), abs(number) <= maximumNumber else { return nil }
  return number == 0 ? 0 : number
}
