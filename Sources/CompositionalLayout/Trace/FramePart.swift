/// One of the four numbers of a frame.
public enum FramePart: String, CaseIterable, Hashable, Sendable, Codable {
  /// The left edge.
  case x
  /// The top edge.
  case y
  /// The extent from left to right.
  case width
  /// The extent from top to bottom.
  case height

  /// The axis the number is measured along.
  public var axis: Axis {
    switch self {
    case .x, .width: .horizontal
    case .y, .height: .vertical
    }
  }

  /// Whether the number is a position, not a length.
  public var isPosition: Bool { self == .x || self == .y }

  /// The number of a frame, in points.
  public func value(of frame: Rect) -> Double {
    switch self {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }
}
