// Counts multiplied with counts: 64 bits hold them all, but an `Int` has 32 in a browser.

extension FixedWidthInteger {
  /// The sum of two counts; the greatest number where it does not fit.
  func saturatingPlus(_ count: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(count)
    return overflow ? .max : sum
  }

  /// The product of two counts; the greatest number where it does not fit.
  func saturatingTimes(_ count: Self) -> Self {
    let (product, overflow) = multipliedReportingOverflow(by: count)
    return overflow ? .max : product
  }
}
