import CompositionalLayout
import Localization

/// Boxes in points, seen from above: what a layout looks like, as data.
///
/// The same scene prints as box characters to the scale of a terminal's cells, as SVG, and as JSON.
package struct Scene: Sendable {
  /// The part of the content's space that is drawn, in points.
  package var area: Rect
  /// The ground the boxes lie on, in the same space: the content, or the visible window.
  package var ground: Rect
  package var contentSize: Size
  package var screen: Screen
  package var boxes: [Box]
  /// Where boxes stood before; empty unless two states are compared.
  package var ghosts: [Ghost] = []
  /// The gaps and insets to mark; empty unless they were requested.
  package var spaces: [Space] = []
  /// Whether the screen's outline is drawn over the content, because the content is scrolled.
  package var outlinesScreen = false
  /// The content before and after the area, which is not drawn.
  package var before: Rest?
  package var after: Rest?
  /// Rows that go on beyond the area's side.
  package var rows: [Row] = []
  /// The requested number of columns; nil for the default.
  package var columns: Int?
  /// The requested number of rows that the drawing may have at most; nil for the default.
  package var rowsAsked: Int?
  /// Whether a drawing may be higher than the terminal.
  package var isTall = false
  /// Whether the scale is kept exactly, since several drawings have to agree, instead of making equal lengths look equal.
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
    /// The section's position in the data; nil for elements of the layout.
    package var section: Int?
    package var item: Int?
    package var sectionIdentifier: String?
    /// Its name: an item's identifier, a kind, a component.
    package var label: String
    /// Its visible frame, in points of the content's space.
    package var frame: Rect
    package var zIndex: Int
    /// Whether it is attached to a cell or a group, as badges are.
    package var isBadge = false
    /// Whether pinning moved it.
    package var isPinned = false
    /// How deep a group is nested: 0 for the section's group.
    package var depth = 0
    /// How its frame differs from an earlier one; nil unless two states are compared.
    package var change: Change?

    package init(_ category: Category, label: String, section: Int?, frame: Rect, zIndex: Int = 0) {
      self.category = category
      self.label = label
      self.section = section
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  package struct Screen: Equatable, Sendable {
    /// In points of the content's space.
    package var frame: Rect
    /// The insets that bars and the screen's shape cover.
    package var safeArea: DirectionalEdgeInsets
    /// Whether leading is on the right.
    package var isMirrored: Bool
    package var scrollAxis: Axis

    package init(frame: Rect, safeArea: DirectionalEdgeInsets = .zero, isMirrored: Bool = false, scrollAxis: Axis = .vertical) {
      self.frame = frame
      self.safeArea = safeArea
      self.isMirrored = isMirrored
      self.scrollAxis = scrollAxis
    }
  }

  /// Content that is not drawn.
  package struct Rest: Equatable, Sendable {
    package var cells: Int
    /// The length of that content, in points.
    package var points: Double
    /// The same in words: pieces that go on one line or on a line each.
    package var words: [Phrase]

    package init(cells: Int, points: Double, words: [Phrase]) {
      self.cells = cells
      self.points = points
      self.words = words
    }

    func words(in language: Language) -> [String] { words.map { $0.text(in: language) } }
  }

  /// A row of an orthogonal section that continues outside the area.
  package struct Row: Equatable, Sendable {
    package var section: String
    /// Where the row stands, in points of the content's space.
    package var frame: Rect
    /// What is hidden before and after the visible part, in the direction in which it scrolls; nil if nothing is.
    package var before: Rest?
    package var after: Rest?

    package init(section: String, frame: Rect, before: Rest? = nil, after: Rest? = nil) {
      self.section = section
      self.frame = frame
      self.before = before
      self.after = after
    }

    func words(in language: Language) -> [String] { [before, after].compactMap { $0 }.flatMap { $0.words(in: language) } }
  }

  /// How a box's frame differs from an earlier one.
  package enum Change: Equatable, Sendable {
    case new, same
    /// By some points at most along an axis, which are a share of the most that any box moved.
    case moved(points: Double, share: Double)
  }

  /// Where something stood before.
  package struct Ghost: Equatable, Sendable {
    package var label: String
    /// In points of the content's space.
    package var frame: Rect
    /// Where an arrow leads, which is where it is now; nil for no arrow.
    package var now: Rect?
    package var isGone: Bool

    package init(label: String, frame: Rect, now: Rect?, isGone: Bool = false) {
      self.label = label
      self.frame = frame
      self.now = now
      self.isGone = isGone
    }
  }

  /// A length that the layout leaves free.
  package struct Space: Equatable, Sendable {
    package enum SpaceKind: String, CaseIterable, Sendable {
      /// Within a container's contentInsets.
      case inset
      /// Between neighbours.
      case gap
      /// What grows or is left over.
      case flexible
    }

    package var kind: SpaceKind
    /// In points of the content's space.
    package var frame: Rect
    /// The axis along which it is measured.
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
  /// Whether part of it lies outside an area.
  package func isClipped(by area: Rect) -> Bool {
    frame.minX < area.minX || frame.minY < area.minY || frame.maxX > area.maxX || frame.maxY > area.maxY
  }
}

extension Scene {
  /// One object: the sizes, the boxes from back to front, and the rest that is not drawn.
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
  /// The record's shape; more members may follow.
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

extension Scene.Rest {
  fileprivate var record: JSON { ["cells": .integer(cells), "points": .number(points)] }
}

extension Scene.Row {
  /// The rest after the visible part, then that before it.
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
