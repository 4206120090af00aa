import CompositionalLayout

/// The numbers that are printed without an exponent if they are whole.
private let wholeNumbers: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000

/// The shortest decimal that reads back as the same number, without a trailing `.0`.
package func shortest(_ number: Double) -> String {
  if number == 0 { return "0" }
  if number == number.rounded(), abs(number) < 1e15 { return String(clampedFloor(number, to: wholeNumbers)) }
  return number.description
}

/// A number rounded to three decimals, as tables print it.
package func rounded(_ number: Double) -> String {
  guard abs(number) < 1e12 else { return shortest(number) }
  return shortest((number * 1000).rounded() / 1000)
}
