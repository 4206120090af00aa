/// The measured sizes of cells and boundary items (layout-rules R7.1).
///
/// Use it to apply sizes that were measured in one solution to the next one.
public struct Measurements: Hashable, Sendable {
  /// The size of each measured element, in points. Only lengths on estimated axes are used.
  public var sizes: [Element.ID: Size]

  /// Creates measurements from sizes in points.
  public init(sizes: [Element.ID: Size] = [:]) {
    self.sizes = sizes
  }

  /// The measured size of an element, in points; nil if it was not measured. Complexity: O(1) on average.
  public subscript(id: Element.ID) -> Size? {
    get { sizes[id] }
    set { sizes[id] = newValue }
  }
}

/// The measurements of one section and the values derived from them.
struct MeasuredSection: Sendable {
  /// The pattern of groups without measured cells. It differs from the plan's pattern if uniform cells share a measured length.
  var pattern: GroupPattern
  var uniform = UniformLengths()
  /// The measured sizes of cells, by item.
  var sizes: [Int: Size] = [:]
  /// The measured sizes of boundary items, by their index in the section.
  var boundarySizes: [Int: Size] = [:]
  /// The difference between the measured and planned length of each group.
  var changes: SparsePrefixSum
  /// The measured groups' lengths across the axis.
  var breadths: [Int: Double] = [:]
  /// The distribution of items over groups if measured lengths decide it; replaces `changes` and `breadths`.
  var packing: Shared<Packing>?
  /// The length of the longest group so far; a bound for searches.
  var longestGroup: Double
  /// True if no group starts before the group that precedes it.
  var isOrdered: Bool
  /// The greatest length of a group across the axis.
  var row: Double
  var shape: SectionShape
}

extension MeasuredSection {
  /// The difference between the measured and planned length of all groups.
  var totalChange: Double { packing?.value.totalChange ?? changes.total }

  /// The difference between the measured and planned length of all groups before one. O(log groups).
  func change(before group: Int) -> Double { packing?.value.change(before: group) ?? changes.sum(before: group) }

  /// The difference between the measured and planned length of a group.
  func change(of group: Int) -> Double { packing?.value.change(of: group) ?? changes[group] }
}
