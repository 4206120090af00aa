import CompositionalLayout
import Localization

extension Axis {
  var length: Phrase { self == .horizontal ? "width" : "height" }
  /// The adjective for a length along the axis, as in `390 wide`.
  var wide: Phrase { self == .horizontal ? "wide" : "tall" }
  var edges: Phrase { self == .horizontal ? "leading and trailing" : "top and bottom" }
}

extension Dimension {
  var isFraction: Bool { form == .fractionalWidth || form == .fractionalHeight }
  var isPoints: Bool { !isFraction }

  /// Whether a different check reports the number as a likely length or percentage. Its consequences are then not reported.
  var isSlip: Bool { isFraction && value > 4 }

  func with(_ value: Double) -> Dimension { Dimension(form, value) }

  /// The length that a fraction refers to, in points.
  func base(in container: Size) -> Double { isFraction(of: .horizontal) ? container.width : container.height }
}

extension Size {
  /// The size of an item without its insets. If the insets exceed it, this is the absolute difference (layout-rules R5.6).
  func less(_ insets: DirectionalEdgeInsets) -> Size {
    Size(width: abs(width - insets.total(.horizontal)), height: abs(height - insets.total(.vertical)))
  }
}

extension DirectionalEdgeInsets {
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
