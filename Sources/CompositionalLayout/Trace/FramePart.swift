/// A number in a frame: a coordinate or a length.
public enum FramePart: String, CaseIterable, Hashable, Sendable, Codable {
  /// The left edge.
  case x
  /// The top edge.
  case y
  /// The length from left to right.
  case width
  /// The length from top to bottom.
  case height

  /// The axis along which the number is measured.
  public var axis: Axis {
    switch self {
    case .x, .width: .horizontal
    case .y, .height: .vertical
    }
  }

  /// True if the number is a coordinate, false if it is a length.
  public var isPosition: Bool { self == .x || self == .y }

  /// Returns this number of a frame, in points.
  public func value(of frame: Rect) -> Double {
    switch self {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }
}
