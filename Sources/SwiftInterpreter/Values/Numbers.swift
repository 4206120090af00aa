import Localization

/// A number in Swift notation, with a decimal point or an exponent.
func doubleText(_ number: Double) -> String {
  let text = shortest(number)
  return text.contains(".") || text.contains("e") ? text : text + ".0"
}

func decimalNumber(_ text: String) -> Double? { decimal(text) }

/// The remainder of a division, with the sign of the dividend.
///
/// Replaces `truncatingRemainder`, which is not available in Embedded Swift. The result is exact, because it subtracts only the divisor
/// times powers of two.
func remainder(of number: Double, dividedBy divisor: Double) -> Double {
  let step = abs(divisor)
  var rest = abs(number)
  guard rest.isFinite, step > 0 else { return .nan }
  while rest >= step {
    var taken = step
    while taken <= rest / 2 { taken *= 2 }
    rest -= taken
  }
  return number < 0 ? -rest : rest
}

/// The sine, computed with its Taylor series because Embedded Swift has no C library. It is accurate to the last digits for angles that
/// layouts use.
func sine(_ angle: Double) -> Double {
  let turn = 2 * Double.pi
  var rest = remainder(of: angle, dividedBy: turn)
  guard abs(rest) <= turn else { return .nan }
  if rest > .pi { rest -= turn }
  if rest < -.pi { rest += turn }
  // The series converges slowly near π/2. Mirroring the angle moves it nearer to zero.
  if rest > .pi / 2 { rest = .pi - rest }
  if rest < -.pi / 2 { rest = -.pi - rest }
  var term = rest
  var sum = rest
  var index = 1.0
  while abs(term) > 1e-18 {
    term *= -rest * rest / ((index + 1) * (index + 2))
    sum += term
    index += 2
  }
  return sum
}
