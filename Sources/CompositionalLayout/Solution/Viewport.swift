/// The visible part of a solution: the scroll offsets of the content and of its orthogonal sections.
public struct Viewport: Hashable, Sendable, Codable {
  /// The point of the content at the top left corner of the bounds, in points. It may be outside the content.
  public var contentOffset: Point
  /// The offsets of orthogonal sections, by section, in points from their leading end. Other sections have their initial offset.
  public var orthogonalOffsets: [Int: Double]
  /// The insets of the bounds that bars cover, in points. Pinned items are not placed there (layout-rules R8.5).
  public var adjustedContentInset: DirectionalEdgeInsets

  /// Creates a viewport, by default at the content's start and without bars. All lengths are in points.
  public init(
    contentOffset: Point = .zero, orthogonalOffsets: [Int: Double] = [:], adjustedContentInset: DirectionalEdgeInsets = .zero
  ) {
    self.contentOffset = contentOffset
    self.orthogonalOffsets = orthogonalOffsets
    self.adjustedContentInset = adjustedContentInset
  }
}
