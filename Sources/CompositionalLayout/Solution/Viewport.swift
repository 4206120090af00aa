/// The visible part of a solution: how far the content and its orthogonal sections are scrolled.
public struct Viewport: Hashable, Sendable, Codable {
  /// The content's point at the bounds' top left corner, in points. It may lie outside the content.
  public var contentOffset: Point
  /// How far orthogonal sections are scrolled, by section, in points from the row's leading end; others stand at their initial
  /// offset.
  public var orthogonalOffsets: [Int: Double]
  /// What bars cover of the bounds, in points: pinned items keep clear of it (layout-rules R8.5).
  public var adjustedContentInset: DirectionalEdgeInsets

  /// A viewport, by default at the content's beginning and without bars. All lengths are in points.
  public init(
    contentOffset: Point = .zero, orthogonalOffsets: [Int: Double] = [:], adjustedContentInset: DirectionalEdgeInsets = .zero
  ) {
    self.contentOffset = contentOffset
    self.orthogonalOffsets = orthogonalOffsets
    self.adjustedContentInset = adjustedContentInset
  }
}
