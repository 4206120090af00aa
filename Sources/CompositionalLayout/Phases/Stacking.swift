/// Phase 5: sections one after the other along the scroll axis (layout-rules R8.1, R10.1, R10.2).
struct Stacking: Sendable {
  /// One section of the data: its shape, and where it begins before anything is measured.
  struct StackedPlace: Sendable {
    /// The index of its shape in the solution; nil if the provider has no section.
    var shape: Int?
    var start: Double
    var length: Double
  }

  let spacing: Double
  private(set) var places: [StackedPlace] = []
  /// How much longer measured sections are than planned.
  private(set) var changes: SparsePrefixSum
  /// Whether the starts and ends of sections are in ascending order; otherwise searches visit every section.
  private(set) var isOrdered = true
  /// The farthest that anything extends before its section's beginning or after its end; a bound for searches.
  private(set) var overhang = 0.0
  private var plannedLength = 0.0

  init(count: Int, spacing: Double) {
    self.spacing = bounded(spacing)
    changes = SparsePrefixSum(count: count)
    places.reserveCapacity(count)
  }

  /// The length of all sections with the gaps between.
  var length: Double { plannedLength + changes.total }

  /// Puts a section after the last one. O(1).
  mutating func append(shape: Int?, length: Double) {
    let start = places.isEmpty ? 0 : plannedLength + spacing
    if spacing + length < 0 { isOrdered = false }
    places.append(StackedPlace(shape: shape, start: start, length: length))
    plannedLength = start + length
  }

  /// Records how far something extends beyond its section.
  mutating func include(overhang: Double) {
    self.overhang = max(self.overhang, overhang)
  }

  /// Where a section begins, from the first one's beginning. O(log sections) after measuring, else O(1).
  func start(of section: Int) -> Double { places[section].start + changes.sum(before: section) }

  func length(of section: Int) -> Double { places[section].length + changes[section] }

  /// Sets a section's measured length. O(log sections).
  mutating func setLength(_ length: Double, of section: Int) {
    changes.set(length - places[section].length, at: section)
    if spacing + length < 0 { isOrdered = false }
  }

  /// The sections that may overlap a span of the scroll axis. O(log sections) where they are ordered.
  func candidates(meeting span: Span) -> Range<Int> {
    guard isOrdered else { return places.indices }
    let first = partition { start(of: $0) + length(of: $0) + overhang >= span.start }
    let last = partition { start(of: $0) - overhang > span.end }
    return first..<max(first, last)
  }

  /// The first section for which a condition holds that holds for all after it.
  private func partition(_ holds: (Int) -> Bool) -> Int {
    var range = 0..<places.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
