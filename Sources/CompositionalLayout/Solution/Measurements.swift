/// The sizes cells and boundary items asked for, kept outside a solution so that a new one can begin with them (layout-rules R7.1).
public struct Measurements: Hashable, Sendable {
  /// The size each measured element asked for, in points; only estimated axes count.
  public var sizes: [Element.ID: Size]

  /// No measurement, or those given, in points.
  public init(sizes: [Element.ID: Size] = [:]) {
    self.sizes = sizes
  }

  /// The size an element asked for, in points; nil where it was not measured. Complexity: O(1) on average.
  public subscript(id: Element.ID) -> Size? {
    get { sizes[id] }
    set { sizes[id] = newValue }
  }
}

/// What measuring changed in one section.
struct MeasuredSection: Sendable {
  /// The pattern of groups nothing was measured in; other than the plan's when uniform cells share a measured length.
  var pattern: GroupPattern
  var uniform = UniformLengths()
  /// What cells asked for, by item.
  var sizes: [Int: Size] = [:]
  /// What boundary items asked for, by their position in the section.
  var boundarySizes: [Int: Size] = [:]
  /// By how much each group is longer than planned.
  var changes: SparsePrefixSum
  /// The measured groups' lengths across.
  var breadths: [Int: Double] = [:]
  /// The longest group there has been; a bound for searches.
  var longestGroup: Double
  /// Whether every group still begins after the one before.
  var isOrdered: Bool
  /// The length across of the broadest group.
  var row: Double
  /// The section's shape with all that.
  var shape: SectionShape
}
