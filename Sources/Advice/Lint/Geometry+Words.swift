import CompositionalLayout
import Wording

extension Axis {
  /// What a length along the axis is called.
  var length: Phrase { self == .horizontal ? "width" : "height" }
  /// `390 wide`
  var wide: Phrase { self == .horizontal ? "wide" : "high" }
  /// `as wide as`
  var long: Phrase { wide }
  /// The edges at which the axis begins and ends.
  var edges: Phrase { self == .horizontal ? "leading and trailing" : "top and bottom" }
}

extension Dimension {
  var isFraction: Bool { form == .fractionalWidth || form == .fractionalHeight }
  var isPoints: Bool { !isFraction }

  /// Whether the number is found to be a length or a percentage; what follows from that is no finding of its own.
  var isSlip: Bool { isFraction && value > 4 }

  /// The same kind of dimension with another number.
  func with(_ value: Double) -> Dimension { Dimension(form, value) }

  /// What a fraction is of, in points.
  func base(in container: Size) -> Double { isFraction(of: .horizontal) ? container.width : container.height }
}

extension Size {
  /// What insets leave of an item, which they turn round where they are larger (layout-rules R5.6).
  func less(_ insets: DirectionalEdgeInsets) -> Size {
    Size(width: abs(width - insets.total(.horizontal)), height: abs(height - insets.total(.vertical)))
  }
}

extension DirectionalEdgeInsets {
  /// The same insets, nothing taken off along an axis.
  func without(_ axis: Axis) -> DirectionalEdgeInsets { scaled(by: 0, axis) }

  /// The same insets, those along an axis made smaller.
  func scaled(by factor: Double, _ axis: Axis) -> DirectionalEdgeInsets {
    var insets = self
    switch axis {
    case .horizontal: (insets.leading, insets.trailing) = (leading * factor, trailing * factor)
    case .vertical: (insets.top, insets.bottom) = (top * factor, bottom * factor)
    }
    return insets
  }
}
