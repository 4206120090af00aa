import Testing

/// An item of a recorded section snapshot: `["a", 1, [children]]`.
struct RecordedNode: Decodable, Sendable, Hashable {
  let item: Identifier
  let isExpanded: Bool
  let children: [RecordedNode]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    item = try container.decode(Identifier.self)
    isExpanded = try container.decode(Int.self) == 1
    children = try container.decode([RecordedNode].self)
  }

  init(item: Identifier, isExpanded: Bool, children: [RecordedNode]) {
    self.item = item
    self.isExpanded = isExpanded
    self.children = children
  }
}

/// One call on a section snapshot.
struct RecordedTreeStep: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let before: [RecordedNode]
  let op: String
  let args: [RecordedArgument]
  let snapshot: [Identifier]?
  let includingParent: Bool?
  let result: [RecordedNode]?
  let returned: Identifier?
  let after: [RecordedNode]
  let error: String?

  var testDescription: String { "\(id) \(op)" }
}

/// An apply, and the cells that UIKit requested again.
struct RecordedApply: Decodable, Sendable {
  let id: String
  let old: [RecordedSection]?
  let new: [RecordedSection]?
  let reloadItems: [Identifier]?
  let reloadSections: [Identifier]?
  let cells: [String]?
  let operation: String?
  let items: [Identifier]?

  enum CodingKeys: String, CodingKey {
    case id, old, new, reloadItems, reloadSections, cells = "cells_requested", operation, items = "expected_items"
  }
}
