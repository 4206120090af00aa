import CompositionalLayout
import Localization

extension Axis {
  /// The word for a length along the axis.
  var length: Phrase { self == .horizontal ? "width" : "height" }
  /// `390 wide`
  var wide: Phrase { self == .horizontal ? "wide" : "high" }
  /// The edges at which the axis begins and ends.
  var edges: Phrase { self == .horizontal ? "leading and trailing" : "top and bottom" }
}

extension Dimension {
  var isFraction: Bool { form == .fractionalWidth || form == .fractionalHeight }
  var isPoints: Bool { !isFraction }

  /// Whether another check reports the number as a length or a percentage; its consequences are not reported separately.
  var isSlip: Bool { isFraction && value > 4 }

  func with(_ value: Double) -> Dimension { Dimension(form, value) }

  /// The length that a fraction refers to, in points.
  func base(in container: Size) -> Double { isFraction(of: .horizontal) ? container.width : container.height }
}

extension Size {
  /// The size that insets leave of an item; if they exceed it, the absolute difference (layout-rules R5.6).
  func less(_ insets: DirectionalEdgeInsets) -> Size {
    Size(width: abs(width - insets.total(.horizontal)), height: abs(height - insets.total(.vertical)))
  }
}

extension DirectionalEdgeInsets {
  /// The same insets, with 0 along an axis.
  func without(_ axis: Axis) -> DirectionalEdgeInsets { scaled(by: 0, axis) }

  func scaled(by factor: Double, _ axis: Axis) -> DirectionalEdgeInsets {
    var insets = self
    switch axis {
    case .horizontal: (insets.leading, insets.trailing) = (leading * factor, trailing * factor)
    case .vertical: (insets.top, insets.bottom) = (top * factor, bottom * factor)
    }
    return insets
  }
}
