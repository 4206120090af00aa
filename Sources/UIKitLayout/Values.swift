@_exported import Foundation

import CompositionalLayout

/// Distances from a rectangle's edges, in points, by the direction in which text runs.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the side at which text begins.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the side at which text ends.
  public var trailing: CGFloat

  /// No distance.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Insets of four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance.
  public init() { self = .zero }
}

/// Edges of a rectangle, by the direction in which text runs.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side at which text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side at which text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Edges of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable, CaseIterable {
  /// Nowhere.
  case none
  /// The middle of an edge, or a corner.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A guide of a collection view whose insets a section respects.
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  /// That of the layout's configuration.
  case automatic
  /// The bounds.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable guide.
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

// The engine's cases have UIKit's names.

extension NSRectAlignment {
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
