/// The longest length the engine computes with, in points. Longer lengths and NaN are brought into this range before they are used, so that
/// no sum of lengths can overflow into infinity and no frame can hold a NaN.
let lengthLimit = 1e15

/// The length within the limit: NaN counts as 0, infinities as the limit.
func bounded(_ length: Double) -> Double {
  guard !length.isNaN else { return 0 }
  return max(-lengthLimit, min(lengthLimit, length))
}

/// Whether a length is used as given.
func isUsable(_ length: Double) -> Bool {
  abs(length) <= lengthLimit
}

/// The number rounded down, clamped to `range`, NaN to its lower bound.
///
/// The one place that makes integers of lengths: converting NaN or a huge number would trap.
package func clampedFloor<Integer: FixedWidthInteger>(_ value: Double, to range: ClosedRange<Integer>) -> Integer {
  guard !value.isNaN, value > Double(range.lowerBound) else { return range.lowerBound }
  guard value < Double(range.upperBound) else { return range.upperBound }
  return Integer(floored(value))
}

/// Up to this magnitude, adding 1.5 × 2^52 rounds a number to a whole one; beyond it, lengths are so large that their fraction does not
/// matter.
private let fractionLimit = 0x1p51

/// The number rounded down. The standard library's `rounded` would call the C library, which a module without imports does not link; an
/// addition and a subtraction round as well.
func floored(_ value: Double) -> Double {
  guard abs(value) < fractionLimit else { return value }
  let nearest = (value + 0x1.8p52) - 0x1.8p52
  return nearest > value ? nearest - 1 : nearest
}
