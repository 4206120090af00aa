/// The shortest decimal that reads back as the same number, without a trailing `.0`.
package func shortest(_ number: Double) -> String {
  if number == 0 { return "0" }
  // Whole numbers below this have no exponent; in a page an integer has 32 bits.
  if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
  return number.description
}

/// A number rounded to three decimals, as tables print it.
package func rounded(_ number: Double) -> String {
  guard abs(number) < 1e12 else { return shortest(number) }
  return shortest((number * 1000).rounded() / 1000)
}
