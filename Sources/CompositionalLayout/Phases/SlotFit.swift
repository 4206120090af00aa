/// Counts the subitems that fit into a group, and computes the length that their fractions refer to (layout-rules R4.1 to R4.5).
struct SlotFit {
  /// The number of points by which a sum may exceed the available length and still fit (layout-rules R3.5).
  static let tolerance = 0.001

  let axis: Axis
  let inner: Size
  let gap: Double
  /// The length by which each gap shortens the length that fractions refer to.
  private let gapOffFractions: Double
  let grid: PixelGrid
  private let lengths: [Fitted]
  private let isRepeating: Bool

  /// The lengths of a subitem that decide whether it fits.
  private struct Fitted {
    var size: LayoutSize
    /// The minimum edge spacing at both ends along the axis.
    var gaps: Double
  }

  init(axis: Axis, inner: Size, gap: Gap, subitems: [Subitem], isRepeating: Bool, grid: PixelGrid) {
    self.axis = axis
    self.inner = inner
    self.gap = gap.length
    gapOffFractions = gap.lengthOffFractions(on: grid)
    self.grid = grid
    self.isRepeating = isRepeating
    lengths = subitems.map { Fitted(size: $0.layoutSize, gaps: EndGaps($0.edgeSpacing, axis).total) }
  }

  /// A number of slots, and the length along the axis that fractions refer to.
  struct Answer {
    var count: Int
    var base: Double
    /// The number of slots whose gaps were subtracted from the base.
    var spacedCount: Int
  }

  /// Returns a fixed number of slots, whether they fit or not (R4.3 to R4.5).
  func exactly(_ count: Int) -> Answer {
    answer(count, spacedFor: count)
  }

  private func answer(_ count: Int, spacedFor spaced: Int) -> Answer {
    Answer(count: count, base: fractionBase(count: spaced), spacedCount: spaced)
  }

  func count() -> Answer {
    isCountedTwice ? countInTwoPasses() : countInOnePass()
  }

  /// The length of `count` slots along the axis with minimum spacing.
  ///
  /// - Parameter base: The length that fractions refer to; nil uses the length that the gaps between `count` slots leave.
  func length(of count: Int, base: Double? = nil) -> Double {
    taken(count, extents: extents(base: base ?? fractionBase(count: count)))
  }

  /// True if a first pass without spacing determines the length that fractions refer to (R4.2; assumption 39, twoPasses).
  var isCountedTwice: Bool { hasCrossedFraction }

  /// The length that fractions along the axis refer to (R2.5; assumption 1, fractionBase). Gaps reduce it to zero at most (R18.9).
  private func fractionBase(count: Int) -> Double {
    let left = inner[axis] - Double(max(count, 1) - 1) * gapOffFractions
    return left < 0 ? min(max(inner[axis], left), 0) : left
  }

  /// Counts slots one by one, because fractions shrink as slots are added (R4.1).
  private func countInOnePass() -> Answer {
    if gapOffFractions == 0 || !hasFraction {
      let count = count(extents: extents(base: inner[axis]), gap: gap)
      return answer(count, spacedFor: count)
    }
    var count = 0
    while count <= Section.slotLimit {
      let next = count + 1
      let extents = extents(base: fractionBase(count: next))
      guard fits(next, extents: extents) else { break }
      count = next
      if count == lengths.count, let whole = slots(ofRound: extents, gap: gap) { return answer(whole, spacedFor: whole) }
    }
    return answer(count, spacedFor: count)
  }

  /// Counts slots in a first pass without spacing to determine the base, then counts again. Used if a length across the axis is a fraction
  /// of the length along it (R4.2).
  private func countInTwoPasses() -> Answer {
    let first = count(extents: extents(base: inner[axis]), gap: 0)
    let base = fractionBase(count: first)
    return answer(count(extents: extents(base: base), gap: gap), spacedFor: first)
  }

  /// Counts slots of known lengths, in order, as long as they fit.
  private func count(extents: [Double], gap: Double) -> Int {
    var count = 0
    var taken = 0.0
    while count <= Section.slotLimit {
      taken += extents[count % extents.count] + (count > 0 ? gap : 0)
      guard taken <= inner[axis] + Self.tolerance else { break }
      count += 1
      if count == extents.count, let whole = slots(ofRound: extents, gap: gap) { return whole }
    }
    return count
  }

  /// The number of slots if only one round of the subitems is laid out; nil if more may follow. Any number of subitems of zero length would
  /// fit, so they are laid out once (assumption 3, oneRound).
  private func slots(ofRound extents: [Double], gap: Double) -> Int? {
    extents.reduce(0, +) + Double(extents.count) * gap <= 0 ? extents.count : nil
  }

  private func fits(_ count: Int, extents: [Double]) -> Bool {
    taken(count, extents: extents) <= inner[axis] + Self.tolerance
  }

  private func taken(_ count: Int, extents: [Double]) -> Double {
    let cycle = extents.reduce(0, +)
    let rest = extents.prefix(count % extents.count).reduce(0, +)
    return Double(count / extents.count) * cycle + rest + Double(count - 1) * gap
  }

  /// The length of each subitem along the axis with its minimum edge spacing; fractions refer to `base`. An estimated subitem has its
  /// estimated length (assumption 4, estimateFits).
  private func extents(base: Double) -> [Double] {
    let container = Size(axis, main: base, cross: inner[axis.crossed])
    return lengths.map { $0.size.dimension(axis).resolved(in: container, on: grid) + $0.gaps }
  }

  private var hasFraction: Bool {
    lengths.contains { $0.size.dimension(axis).isFraction(of: axis) }
  }

  private var hasCrossedFraction: Bool {
    lengths.contains { $0.size.dimension(axis.crossed).isFraction(of: axis) }
  }
}

extension Gap {
  /// The length by which the gap shortens the length that fractions refer to. Zero for a flexible gap up to iOS 17 (assumption 2,
  /// flexibleMinimum).
  func lengthOffFractions(on grid: PixelGrid) -> Double { isFlexible && grid.systemVersion < 18 ? 0 : length }
}
