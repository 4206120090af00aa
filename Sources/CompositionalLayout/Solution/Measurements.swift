/// The measured sizes of cells and boundary items, kept outside a solution so that the next one can reuse them (layout-rules R7.1).
public struct Measurements: Hashable, Sendable {
  /// The size of each measured element, in points; only estimated axes are used.
  public var sizes: [Element.ID: Size]

  /// The given measurements, in points; by default none.
  public init(sizes: [Element.ID: Size] = [:]) {
    self.sizes = sizes
  }

  /// The measured size of an element, in points; nil if it was not measured. Complexity: O(1) on average.
  public subscript(id: Element.ID) -> Size? {
    get { sizes[id] }
    set { sizes[id] = newValue }
  }
}

/// The measurements of one section, and all that follows from them.
struct MeasuredSection: Sendable {
  /// The pattern of groups without measured cells; it differs from the plan's if uniform cells share a measured length.
  var pattern: GroupPattern
  var uniform = UniformLengths()
  /// The measured sizes of cells, by item.
  var sizes: [Int: Size] = [:]
  /// The measured sizes of boundary items, by their index in the section.
  var boundarySizes: [Int: Size] = [:]
  /// How much longer each group is than planned.
  var changes: SparsePrefixSum
  /// The measured groups' lengths across.
  var breadths: [Int: Double] = [:]
  /// Where measured lengths decide how many items a group holds: which they are, in place of `changes` and `breadths`.
  var packing: Shared<Packing>?
  /// The length of the longest group so far; a bound for searches.
  var longestGroup: Double
  /// Whether every group still begins after the one before.
  var isOrdered: Bool
  /// The length across of the broadest group.
  var row: Double
  /// The section's shape with these measurements.
  var shape: SectionShape
}

extension MeasuredSection {
  /// How much longer all groups are than planned.
  var totalChange: Double { packing?.value.totalChange ?? changes.total }

  /// How much longer the groups before one are than planned. O(log groups).
  func change(before group: Int) -> Double { packing?.value.change(before: group) ?? changes.sum(before: group) }

  /// How much longer a group is than planned.
  func change(of group: Int) -> Double { packing?.value.change(of: group) ?? changes[group] }
}
