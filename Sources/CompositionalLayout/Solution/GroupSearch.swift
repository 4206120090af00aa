extension Solution {
  /// The number of consecutive groups without a hit after which a search stops. Only layouts whose groups overlap heavily, because of
  /// lengths near or below zero, reach this limit.
  public static let barrenGroupLimit = 10_000
}

/// The groups of a section that overlap an area, in order. O(log groups + result) if groups do not overlap.
struct GroupSearch: Sequence, IteratorProtocol {
  private let reader: SectionReader
  private let area: Rect
  private var candidates: Range<Int>
  private var barren = 0
  private let isMeasured: Bool
  private let zero: Double
  private let stride: Double
  private let length: Double
  private let span: Span

  init(_ reader: SectionReader, meeting area: Rect) {
    self.reader = reader
    self.area = area
    let axis = reader.plan.groupAxis
    candidates = reader.groupCandidates(meeting: area)
    isMeasured = reader.isMeasured
    zero = reader.shape.groups > 0 ? reader.origin(ofGroup: 0)[axis] : 0
    stride = reader.shape.stride
    length = reader.shape.groupLength
    span = Span(start: area.min(axis), end: area.max(axis))
  }

  /// Returns true if a group overlaps the area. In unmeasured sections, the candidates already overlap it across the axis.
  private func meets(_ group: Int) -> Bool {
    guard !isMeasured, group + 1 < reader.shape.groups else { return reader.frame(ofGroup: group).intersects(area) }
    let start = zero + Double(group) * stride
    return start < span.end && span.start < start + length
  }

  mutating func next() -> Int? {
    while let group = nextCandidate() {
      if meets(group) {
        barren = 0
        return group
      }
      barren += 1
    }
    return nil
  }

  /// Returns the next group to check. The last group follows all others, because it may be longer than they are.
  private mutating func nextCandidate() -> Int? {
    if barren < Solution.barrenGroupLimit, let group = candidates.popFirst() { return group }
    let last = reader.shape.groups - 1
    guard last >= 0, candidates.lowerBound <= last else { return nil }
    candidates = (last + 1)..<(last + 1)
    return last
  }
}

extension SectionReader {
  func groups(meeting area: Rect) -> GroupSearch { GroupSearch(self, meeting: area) }

  /// The groups, not counting the last, that may overlap an area, with few false positives. O(log groups) if the groups are in ascending
  /// order.
  func groupCandidates(meeting area: Rect) -> Range<Int> {
    let axis = plan.groupAxis
    let span = Span(start: area.min(axis), end: area.max(axis))
    let regular = 0..<max(0, shape.groups - 1)
    guard isMeasured else {
      guard !regular.isEmpty, overlapsAcross(area) else { return 0..<0 }
      return plannedGroups(from: span.start - shape.groupLength, to: span.end).clamped(to: regular)
    }
    guard isOrdered else { return regular }
    let (zero, stride) = (origin(ofGroup: 0)[axis], shape.stride)
    let first = firstGroup { zero + Double($0) * stride + $1 + longestMeasuredGroup > span.start }
    let last = firstGroup { zero + Double($0) * stride + $1 >= span.end }
    return (first..<max(first, last)).clamped(to: regular)
  }

  /// Returns true if unmeasured groups overlap an area across the axis on which they follow each other.
  private func overlapsAcross(_ area: Rect) -> Bool {
    let cross = plan.groupAxis.crossed
    let frame = frame(ofGroup: 0)
    return frame.min(cross) < area.max(cross) && area.min(cross) < frame.max(cross)
  }

  /// The groups that start between two positions, with one more at both ends to allow for rounding errors.
  private func plannedGroups(from start: Double, to end: Double) -> Range<Int> {
    let zero = origin(ofGroup: 0)[plan.groupAxis]
    guard shape.stride != 0 else { return zero > start && zero < end ? 0..<shape.groups : 0..<0 }
    let first = (start - zero) / shape.stride
    let last = (end - zero) / shape.stride
    let indices = -2...shape.groups
    let lower = clampedFloor(min(first, last), to: indices) - 1
    return max(0, lower)..<max(0, lower, clampedFloor(max(first, last), to: indices) + 2)
  }

  /// Returns the first group for which a condition holds, by binary search; the condition must hold for all later groups too. Its
  /// parameters are a group and the length change of all groups before it.
  private func firstGroup(where holds: (Int, Double) -> Bool) -> Int {
    if let packing { return packing.value.firstGroup(where: holds) }
    return firstGroup { holds($0, measured?.value.changes.sum(before: $0) ?? 0) }
  }

  /// Returns the first group for which a condition holds, by binary search; the condition must hold for all later groups too.
  func firstGroup(where holds: (Int) -> Bool) -> Int {
    var range = 0..<shape.groups
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
