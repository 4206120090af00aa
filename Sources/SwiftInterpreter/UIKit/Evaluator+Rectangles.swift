import SwiftParsing

/// Combines and compares rectangles. Negative rectangles are errors, and so are empty ones except in a union, and rectangles that only touch.
extension Evaluator {
  static let rectangleMethods: Set<String> = ["union", "intersection", "intersects", "contains"]

  /// Calls a method of `CGRect` with another rectangle or a point; returns nil for other methods.
  func rectangleCall(_ name: String, _ rectangle: Geometry, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value? {
    guard Self.rectangleMethods.contains(name), rectangle.type == "CGRect", arguments.count == 1,
      case .known(.geometry(let other)) = arguments[0].value
    else { return nil }
    let isUnion = name == "union" && other.type == "CGRect"
    if isUnion, rectangle.isNull || other.isNull { return .known(.geometry(rectangle.isNull ? other : rectangle)) }
    let isTaken = isUnion ? rectangle.isStandard && other.isStandard : rectangle.hasSize && (other.type == "CGPoint" || other.hasSize)
    guard isTaken else { throw Refusal(.arguments(of: name), at: span) }
    let (one, both) = (rectangle.edges, other.edges)
    switch (name, other.type) {
    case ("contains", "CGPoint"):
      return .bool(one.left <= both.left && both.left < one.right && one.top <= both.top && both.top < one.bottom)
    case ("contains", "CGRect"):
      return .bool(one.left <= both.left && both.right <= one.right && one.top <= both.top && both.bottom <= one.bottom)
    case ("union", "CGRect"):
      return .rectangle(min(one.left, both.left), min(one.top, both.top), max(one.right, both.right), max(one.bottom, both.bottom))
    case ("intersects", "CGRect"), ("intersection", "CGRect"):
      let (left, top) = (max(one.left, both.left), max(one.top, both.top))
      let (right, bottom) = (min(one.right, both.right), min(one.bottom, both.bottom))
      let overlap = left < right && top < bottom
      guard overlap || name == "intersects" && (left > right || top > bottom) else { throw Refusal(.arguments(of: name), at: span) }
      return name == "intersects" ? .bool(overlap) : .rectangle(left, top, right, bottom)
    default: return nil
    }
  }
}

extension Geometry {
  /// True for `CGRect.null`.
  fileprivate var isNull: Bool { type == "CGRect" && numbers[0].isInfinite }
  /// True for a rectangle without negative lengths.
  fileprivate var isStandard: Bool { type == "CGRect" && numbers[2] >= 0 && numbers[3] >= 0 }
  fileprivate var hasSize: Bool { type == "CGRect" && numbers[2] > 0 && numbers[3] > 0 }

  /// The edges of a rectangle, or the position of a point.
  fileprivate var edges: (left: Double, top: Double, right: Double, bottom: Double) {
    guard type == "CGRect" else { return (numbers[0], numbers[1], numbers[0], numbers[1]) }
    return (numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3])
  }

  /// The smallest rectangle with integral edges that contains this one; nil if it is empty.
  var integral: Value? {
    guard hasSize else { return nil }
    return .rectangle(edges.left.rounded(.down), edges.top.rounded(.down), edges.right.rounded(.up), edges.bottom.rounded(.up))
  }
}

extension Value {
  fileprivate static func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Value {
    .known(.geometry(Geometry(type: "CGRect", numbers: [left, top, right - left, bottom - top])))
  }
}
