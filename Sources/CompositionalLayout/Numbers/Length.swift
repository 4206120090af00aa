/// The longest length the engine computes with, in points. What is longer, or no number at all, is brought into this range before
/// it is used, so that no sum of lengths can overflow into infinity and no frame can hold a NaN.
let lengthLimit = 1e15

/// The length within the limit: NaN counts as nothing, infinities as the limit.
func bounded(_ length: Double) -> Double {
  guard !length.isNaN else { return 0 }
  return max(-lengthLimit, min(lengthLimit, length))
}

/// Whether a length is used as it was given.
func isUsable(_ length: Double) -> Bool {
  abs(length) <= lengthLimit
}

/// The whole number below a quotient of lengths, within `range`: converting a huge double would trap.
func clampedFloor(_ value: Double, to range: ClosedRange<Int>) -> Int {
  guard !value.isNaN, value > Double(range.lowerBound) else { return range.lowerBound }
  guard value < Double(range.upperBound) else { return range.upperBound }
  return Int(floored(value))
}

/// Below this a number plus one and a half times 2^52 keeps no fraction; above it the engine's lengths have no use for one.
private let fractionLimit = 0x1p51

/// The whole number below a number. The standard library's `rounded` would call the C library, which a module without imports does not
/// link; an addition and a subtraction round as well.
@inline(__always)
func floored(_ value: Double) -> Double {
  guard abs(value) < fractionLimit else { return value }
  let nearest = (value + 0x1.8p52) - 0x1.8p52
  return nearest > value ? nearest - 1 : nearest
}
