import Localization

/// A number as Swift writes it: with a decimal point.
func doubleText(_ number: Double) -> String {
  let text = shortest(number)
  return text.contains(".") || text.contains("e") ? text : text + ".0"
}

func decimalNumber(_ text: String) -> Double? { decimal(text) }

/// What is left of a number after as many whole divisors as it has, with the number's sign.
///
/// Exact, as `truncatingRemainder`, which Embedded Swift lacks: each divisor taken off is a power of two times the given one.
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

/// Sine and cosine by their series, exact to the last digits of a `Double` for angles that layouts have: Embedded Swift has no C library.
func sine(_ angle: Double) -> Double {
  let turn = 2 * Double.pi
  var rest = remainder(of: angle, dividedBy: turn)
  guard abs(rest) <= turn else { return .nan }
  if rest > .pi { rest -= turn }
  if rest < -.pi { rest += turn }
  // Near a quarter turn the series converges slowly; the other half is nearer to zero.
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
