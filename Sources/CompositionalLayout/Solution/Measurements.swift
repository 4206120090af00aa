/// The measured sizes of cells and boundary items (layout-rules R7.1).
///
/// Use it to apply sizes that were measured in one solution to the next one.
public struct Measurements: Hashable, Sendable {
  /// The size of each measured element, in points. Only lengths on estimated axes are used.
  public var sizes: [Element.ID: Size]
  /// True if a size holds only at the length at which it was measured on an axis that is not estimated, as in UIKit (layout-rules R7.1).
  /// Otherwise lengths on those axes are not looked at.
  package var isBoundToLengths = false

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
  var isBoundToLengths = false
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

extension Size {
  /// True if an element's measured size can be used for a frame: its lengths on axes that are not estimated are those of the frame, except
  /// for rounding to pixels (layout-rules R7.1).
  func wasMeasured(at frame: Size, estimated: AxisSet) -> Bool {
    Axis.allCases.allSatisfy { estimated.contains($0) || abs(self[$0] - frame[$0]) < 1 }
  }
}

extension MeasuredSection {
  /// The measured size of a cell; nil if it was not measured at its present length.
  func size(of item: Int, _ cell: PatternCell) -> Size? {
    guard let size = sizes[item] else { return nil }
    return !isBoundToLengths || size.wasMeasured(at: cell.frame.size, estimated: cell.estimatedAxes) ? size : nil
  }

  /// The measured sizes of boundary items; without those that were measured at other lengths.
  func measuredBoundaries(_ plan: SectionPlan) -> [Int: Size] {
    plan.boundaries.measured(boundarySizes, isBoundToLengths: isBoundToLengths)
  }

  /// The difference between the measured and planned length of all groups.
  var totalChange: Double { packing?.value.totalChange ?? changes.total }

  /// The difference between the measured and planned length of all groups before one. O(log groups).
  func change(before group: Int) -> Double { packing?.value.change(before: group) ?? changes.sum(before: group) }

  /// The difference between the measured and planned length of a group.
  func change(of group: Int) -> Double { packing?.value.change(of: group) ?? changes[group] }
}
