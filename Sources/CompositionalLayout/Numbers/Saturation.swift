// Saturating arithmetic for products of counts: they fit in 64 bits, but `Int` has 32 bits in a browser.

extension FixedWidthInteger {
  /// The sum, or the largest representable number if it overflows.
  func saturatingPlus(_ count: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(count)
    return overflow ? .max : sum
  }

  /// The product, or the largest representable number if it overflows.
  func saturatingTimes(_ count: Self) -> Self {
    let (product, overflow) = multipliedReportingOverflow(by: count)
    return overflow ? .max : product
  }
}
