/// The longest length the engine computes with, in points. Longer lengths and NaN are clamped before use, so that sums of lengths cannot
/// overflow to infinity and frames cannot contain NaN.
let lengthLimit = 1e15

/// Clamps a length to the length limit; NaN becomes 0.
func bounded(_ length: Double) -> Double {
  guard !length.isNaN else { return 0 }
  return max(-lengthLimit, min(lengthLimit, length))
}

/// Returns true if the length is finite and within the length limit.
func isUsable(_ length: Double) -> Bool {
  abs(length) <= lengthLimit
}

/// Rounds a value down and clamps it to `range`; NaN becomes the lower bound.
///
/// All conversions of lengths to integers go through this function, because converting NaN or a huge number traps.
package func clampedFloor<Integer: FixedWidthInteger>(_ value: Double, to range: ClosedRange<Integer>) -> Integer {
  guard !value.isNaN, value > Double(range.lowerBound) else { return range.lowerBound }
  guard value < Double(range.upperBound) else { return range.upperBound }
  return Integer(floored(value))
}

/// The limit up to which adding 1.5 × 2^52 rounds a number to an integer. The fractional part of larger lengths does not matter.
private let fractionLimit = 0x1p51

/// Rounds a value down by an addition and a subtraction. The standard library's `rounded` would call the C library, which this module does
/// not link.
func floored(_ value: Double) -> Double {
  guard abs(value) < fractionLimit else { return value }
  let nearest = (value + 0x1.8p52) - 0x1.8p52
  return nearest > value ? nearest - 1 : nearest
}
