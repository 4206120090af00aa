@_exported import Foundation

import CompositionalLayout

/// Distances from a rectangle's edges, in points. The text direction decides which side is leading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge, where a line of text starts.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge, where a line of text ends.
  public var trailing: CGFloat

  /// Insets of 0 points.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from the distance at each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of 0 points.
  public init() { self = .zero }
}

/// A set of edges. The text direction decides which side is leading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, one for each edge.
  public let rawValue: UInt

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where a line of text starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where a line of text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The edge or corner to which a boundary item is attached.
public enum NSRectAlignment: Int, Sendable, CaseIterable {
  /// No edge; the item has no size.
  case none
  /// The middle of an edge, or a corner.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A guide of a collection view whose insets a section respects.
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  /// The reference of the layout's configuration.
  case automatic
  /// The bounds, without insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide.
  case readableContent
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  var engine: DirectionalEdgeInsets { DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}

extension NSDirectionalRectEdge {
  var engine: DirectionalRectEdge { DirectionalRectEdge(rawValue: rawValue) }
}

// UIKit's cases and those of the engine have the same names.

extension NSRectAlignment {
  init(_ alignment: RectAlignment) { self = Self.allCases.first { "\($0)" == alignment.rawValue } ?? .none }

  var engine: RectAlignment { RectAlignment(rawValue: "\(self)") ?? .none }
}

extension UIContentInsetsReference {
  var engine: ContentInsetsReference { ContentInsetsReference(rawValue: "\(self)") ?? .automatic }
}

extension CGPoint {
  var engine: Point { Point(x: x, y: y) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }

  var engine: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}
