import CompositionalLayout
import Localization

/// A layout as data: boxes in points, viewed from above.
///
/// The same scene can be drawn with characters, as SVG, or written as JSON.
package struct Scene: Sendable {
  /// The drawn part of the content, in content coordinates.
  package var area: Rect
  /// The background of the boxes, in content coordinates: the content, or the visible rectangle.
  package var ground: Rect
  package var contentSize: Size
  package var screen: Screen
  package var boxes: [Box]
  /// The earlier frames of boxes; empty unless two states are compared.
  package var ghosts: [Ghost] = []
  /// The gaps and insets to mark; empty unless they were requested.
  package var spaces: [Space] = []
  /// Whether to draw the screen's outline over the content, which is necessary if the content is scrolled.
  package var outlinesScreen = false
  /// The content before and after the area, which is not drawn.
  package var before: Overflow?
  package var after: Overflow?
  /// The orthogonal sections that continue beyond the sides of the area.
  package var rows: [OrthogonalRow] = []
  package var columns: Int?
  /// The requested maximum number of rows; nil for the default.
  package var rowsAsked: Int?
  /// Whether a drawing may be taller than the terminal.
  package var isTall = false
  /// Whether to keep the scale exactly, for drawings that must match each other, instead of making equal lengths look equal.
  package var keepsScale = false
  package var linesBefore: [StyledLine] = []
  package var linesAfter: [StyledLine] = []
  package var membersAfter: [JSON.Member] = []

  package init(area: Rect, ground: Rect, contentSize: Size, screen: Screen, boxes: [Box]) {
    self.area = area
    self.ground = ground
    self.contentSize = contentSize
    self.screen = screen
    self.boxes = boxes
  }
}

extension Scene {
  package struct Box: Equatable, Sendable {
    package enum Category: String, CaseIterable, Sendable {
      case cell, supplementary, decoration
      /// The outline of a group, which is not a view.
      case group
    }

    package var category: Category
    /// The element kind; nil for cells and groups.
    package var kind: String?
    /// The section's index in the data; nil for elements of the layout.
    package var section: Int?
    package var item: Int?
    package var sectionIdentifier: String?
    /// The item's identifier, the kind, or the component's name.
    package var label: String
    /// The visible frame, in content coordinates.
    package var frame: Rect
    package var zIndex: Int
    /// Whether it is attached to a cell or a group, such as a badge.
    package var isBadge = false
    package var isPinned = false
    /// The depth of a nested group: 0 for the section's group.
    package var depth = 0
    /// The change since an earlier state; nil unless two states are compared.
    package var change: BoxChange?

    package init(_ category: Category, label: String, section: Int?, frame: Rect, zIndex: Int = 0) {
      self.category = category
      self.label = label
      self.section = section
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  package struct Screen: Equatable, Sendable {
    /// In content coordinates.
    package var frame: Rect
    /// The insets that bars and the screen's shape cover.
    package var safeArea: DirectionalEdgeInsets
    /// Whether the leading edge is on the right.
    package var isMirrored: Bool
    package var scrollAxis: Axis

    package init(frame: Rect, safeArea: DirectionalEdgeInsets = .zero, isMirrored: Bool = false, scrollAxis: Axis = .vertical) {
      self.frame = frame
      self.safeArea = safeArea
      self.isMirrored = isMirrored
      self.scrollAxis = scrollAxis
    }
  }

  package struct Overflow: Equatable, Sendable {
    package var cells: Int
    /// The length of the content, in points.
    package var points: Double
    /// The same information as phrases, which are printed on one line or on separate lines.
    package var words: [Phrase]

    package init(cells: Int, points: Double, words: [Phrase]) {
      self.cells = cells
      self.points = points
      self.words = words
    }

    func words(in language: Language) -> [String] { words.map { $0.text(in: language) } }
  }

  /// An orthogonal section that continues outside the area.
  package struct OrthogonalRow: Equatable, Sendable {
    package var section: String
    /// In content coordinates.
    package var frame: Rect
    /// The hidden parts before and after the visible one, in scroll direction; nil if nothing is hidden.
    package var before: Overflow?
    package var after: Overflow?

    package init(section: String, frame: Rect, before: Overflow? = nil, after: Overflow? = nil) {
      self.section = section
      self.frame = frame
      self.before = before
      self.after = after
    }

    func words(in language: Language) -> [String] { [before, after].compactMap { $0 }.flatMap { $0.words(in: language) } }
  }

  package enum BoxChange: Equatable, Sendable {
    case new, same
    /// The largest distance in points along an axis, and the fraction that it is of the largest distance in the picture.
    case moved(points: Double, share: Double)
  }

  package struct Ghost: Equatable, Sendable {
    package var label: String
    /// In content coordinates.
    package var frame: Rect
    /// The current frame, to which an arrow leads; nil for no arrow.
    package var now: Rect?
    package var isGone: Bool

    package init(label: String, frame: Rect, now: Rect?, isGone: Bool = false) {
      self.label = label
      self.frame = frame
      self.now = now
      self.isGone = isGone
    }
  }

  package struct Space: Equatable, Sendable {
    package enum SpaceKind: String, CaseIterable, Sendable {
      /// Within a container's contentInsets.
      case inset
      /// Between neighbours.
      case gap
      /// Flexible or remaining space.
      case flexible
    }

    package var kind: SpaceKind
    /// In content coordinates.
    package var frame: Rect
    package var axis: Axis

    package init(_ kind: SpaceKind, frame: Rect, along axis: Axis) {
      self.kind = kind
      self.frame = frame
      self.axis = axis
    }

    package var points: Double { frame.size[axis] }
  }
}

extension Scene.Box {
  package func isClipped(by area: Rect) -> Bool {
    frame.minX < area.minX || frame.minY < area.minY || frame.maxX > area.maxX || frame.maxY > area.maxY
  }
}

extension Scene {
  /// An object with the sizes, the boxes from back to front, and the counts of elements that are not drawn.
  package var record: JSON {
    let members: [JSON.Member] = [
      JSON.Member("contentSize", [.number(contentSize.width), .number(contentSize.height)]), JSON.Member("area", area.json),
      JSON.Member("screen", screen.frame.json), JSON.Member("boxes", .array(boxes.map { $0.record(within: area) })),
      JSON.Member("before", before?.record ?? .null), JSON.Member("after", after?.record ?? .null),
      JSON.Member("rows", .array(rows.map { $0.record })),
    ]
    let marked = spaces.isEmpty ? [] : [JSON.Member("spaces", .array(spaces.map { $0.record }))]
    return .object(members + marked + membersAfter)
  }
}

extension Scene {
  /// The record's shape, to which members may be appended.
  package static let shape: JSONShape = {
    let rest: JSONShape = ["cells": .integer, "points": .number]
    return [
      "contentSize": .size, "area": .frame, "screen": .frame, "boxes": .array(Box.shape), "before": .optional(rest),
      "after": .optional(rest),
      "rows": .array(["sectionIdentifier": .string, "cells": .integer, "points": .number, "before": .optional(rest)]),
      "spaces?": .array(Space.shape),
    ]
  }()
}

extension Scene.Box {
  fileprivate static let shape: JSONShape = [
    "category": .cases(of: Category.self), "kind": .optional(.string), "section": .optional(.integer), "item": .optional(.integer),
    "sectionIdentifier": .optional(.string), "label": .string, "frame": .frame, "zIndex": .integer, "badge": .bool, "pinned": .bool,
    "clipped": .bool,
  ]

  fileprivate func record(within area: Rect) -> JSON {
    [
      "category": .string(category.rawValue), "kind": .optional(kind), "section": .optional(section), "item": .optional(item),
      "sectionIdentifier": .optional(sectionIdentifier), "label": .string(label), "frame": frame.json, "zIndex": .integer(zIndex),
      "badge": .bool(isBadge), "pinned": .bool(isPinned), "clipped": .bool(isClipped(by: area)),
    ]
  }
}

extension Scene.Overflow {
  fileprivate var record: JSON { ["cells": .integer(cells), "points": .number(points)] }
}

extension Scene.OrthogonalRow {
  /// The hidden part after the visible one, then the part before it.
  fileprivate var record: JSON {
    [
      "sectionIdentifier": .string(section), "cells": .integer(after?.cells ?? 0), "points": .number(after?.points ?? 0),
      "before": before?.record ?? .null,
    ]
  }
}

extension Scene.Space {
  fileprivate static let shape: JSONShape = [
    "kind": .cases(of: SpaceKind.self), "frame": .frame, "axis": .cases(of: Axis.self), "points": .number,
  ]

  fileprivate var record: JSON {
    ["kind": .string(kind.rawValue), "frame": frame.json, "axis": .string(axis.rawValue), "points": .number(points)]
  }
}

extension Rect {
  fileprivate var json: JSON { [.number(minX), .number(minY), .number(width), .number(height)] }
}
