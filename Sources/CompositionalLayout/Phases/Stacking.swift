/// Phase 5: the positions of the sections along the scroll axis (layout-rules R8.1, R10.1, R10.2).
struct Stacking: Sendable {
  /// The shape of a section of the data, with its start and length before measuring.
  struct StackedPlace: Sendable {
    /// The index of the shape in the solution; nil if the provider returned no section.
    var shape: Int?
    var start: Double
    var length: Double
  }

  let spacing: Double
  private(set) var places: [StackedPlace] = []
  /// The differences between measured and planned section lengths.
  private(set) var changes: SparsePrefixSum
  /// True if the starts and ends of sections are in ascending order; otherwise searches visit every section.
  private(set) var isOrdered = true
  /// The greatest distance by which an element extends beyond its section; a bound for searches.
  private(set) var overhang = 0.0
  private var plannedLength = 0.0

  init(count: Int, spacing: Double) {
    self.spacing = bounded(spacing)
    changes = SparsePrefixSum(count: count)
    places.reserveCapacity(count)
  }

  /// The length of all sections, including the spacing between them.
  var length: Double { plannedLength + changes.total }

  /// Appends a section. O(1).
  mutating func append(shape: Int?, length: Double) {
    let start = places.isEmpty ? 0 : plannedLength + spacing
    if spacing + length < 0 { isOrdered = false }
    places.append(StackedPlace(shape: shape, start: start, length: length))
    plannedLength = start + length
  }

  mutating func include(overhang: Double) {
    self.overhang = max(self.overhang, overhang)
  }

  /// The start of a section, from the start of the first one. O(log sections) after measuring, otherwise O(1).
  func start(of section: Int) -> Double { places[section].start + changes.sum(before: section) }

  func length(of section: Int) -> Double { places[section].length + changes[section] }

  /// Sets a section's measured length. O(log sections).
  mutating func setLength(_ length: Double, of section: Int) {
    changes.set(length - places[section].length, at: section)
    if spacing + length < 0 { isOrdered = false }
  }

  /// The sections that may overlap a span of the scroll axis. O(log sections) if they are ordered.
  func candidates(meeting span: Span) -> Range<Int> {
    guard isOrdered else { return places.indices }
    let first = partition { start(of: $0) + length(of: $0) + overhang >= span.start }
    let last = partition { start(of: $0) - overhang > span.end }
    return first..<max(first, last)
  }

  /// Returns the first section for which a condition holds, by binary search; the condition must hold for all later sections too.
  private func partition(_ holds: (Int) -> Bool) -> Int {
    var range = 0..<places.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
