import CompositionalLayout
import Wording

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
  /// The content before and after the area, which is not drawn.
  package var before: Rest?
  package var after: Rest?
  /// Rows that go on beyond the area's side.
  package var rows: [Row] = []
  /// The requested number of columns; nil for the default.
  package var columns: Int?
  /// The requested number of rows that the drawing may have at most; nil for the default.
  package var rowsAsked: Int?
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
    package var rest: Rest

    package init(section: String, frame: Rect, rest: Rest) {
      self.section = section
      self.frame = frame
      self.rest = rest
    }
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
    return .object(members + membersAfter)
  }
}

extension Scene {
  /// The record's shape; more members may follow.
  package static let shape: JSONShape = {
    let rest: JSONShape = ["cells": .integer, "points": .number]
    return [
      "contentSize": .size, "area": .frame, "screen": .frame, "boxes": .array(Box.shape), "before": .optional(rest),
      "after": .optional(rest),
      "rows": .array(["sectionIdentifier": .string, "cells": .integer, "points": .number]),
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
  fileprivate var record: JSON { ["sectionIdentifier": .string(section), "cells": .integer(rest.cells), "points": .number(rest.points)] }
}

extension Rect {
  fileprivate var json: JSON { [.number(minX), .number(minY), .number(width), .number(height)] }
}
