import Testing

@testable import CompositionalLayout

/// In a browser `Int` has 32 bits. These tests check the same laws with 32-bit numbers.
@Suite struct SaturationLaws {
  private static let edges: [Int32] = [0, 1, 2, 3, 46_340, 46_341, 65_535, 65_536, 99_999, 1_000_000_000, .max - 1, .max]

  @Test(arguments: edges, edges) func sumsAndProductsStayWithinTheirWidth(_ one: Int32, _ other: Int32) {
    let limit = Int64(Int32.max)
    #expect(Int64(one.saturatingPlus(other)) == min(limit, Int64(one) + Int64(other)))
    #expect(Int64(one.saturatingTimes(other)) == min(limit, Int64(one) * Int64(other)))
  }
}
