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

/// From here on every `Double` is a whole number.
private let wholeFrom = 0x1p52

/// The whole number below a number. The standard library's `rounded` would call the C library, which a module without imports does not
/// link; this is also what the processor does in two instructions.
@inline(__always)
func floored(_ value: Double) -> Double {
  guard abs(value) < wholeFrom else { return value }
  let truncated = Double(Int64(value))
  return truncated > value ? truncated - 1 : truncated
}
