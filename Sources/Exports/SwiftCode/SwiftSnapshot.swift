import Cancelling
import Documents
import HashTreeCollections
import Snapshots

/// A view's applied snapshot as UIKit code: the item type, and the functions that make the snapshot.
struct SwiftSnapshot {
  private static let itemsPerLine = 8
  private var view: View
  private let sections: SwiftSections
  /// Whether an empty snapshot is a variable, so that the user can add code that fills it.
  private let isToGrow: Bool

  /// The contents of cells, by item. Empty if no item on screen has content, or if items store their own content.
  private let contents: [String]

  init(of view: View, _ sections: SwiftSections, isToGrow: Bool = false) {
    (self.view, self.sections, self.isToGrow) = (view, sections, isToGrow)
    contents = Self.contents(of: view)
  }

  /// The members of the declared type, as lists of lines.
  var members: [[String]] { [itemType, contents, snapshot, outlines, parents].filter { !$0.isEmpty } }

  /// An expression for the text that a cell shows: the item's title, or else its identifier.
  func title(of item: String, in screen: String) -> String {
    let contents = "\(screen).contents"
    return switch view.identity {
    case .id: self.contents.isEmpty ? item : "\(contents)[\(item)]?[\"title\"] ?? \(item)"
    case .content, .unequalHash: "\(item).content[\"title\"] ?? \(item).id"
    case .reference: self.contents.isEmpty ? "\(item).id" : "\(contents)[\(item).id]?[\"title\"] ?? \(item).id"
    }
  }

  /// The declaration of the item type, which depends on the identity.
  private var itemType: [String] {
    switch view.identity {
    case .id: ["/// An item is identified by its identifier; the cell provider looks up its content.", "typealias Item = String"]
    case .content:
      [
        "/// Two items are equal if their contents are equal: editing content deletes and inserts the item.",
        "nonisolated struct Item: Hashable, Sendable {",
        "  var id: String", "  var content: [String: String] = [:]", "}",
      ]
    case .unequalHash:
      [
        "/// Two items are equal if their identifiers are, but their hashes differ if their contents do.",
        "nonisolated struct Item: Hashable, Sendable {",
        "  var id: String", "  var content: [String: String] = [:]", "",
        "  static func == (a: Item, b: Item) -> Bool { a.id == b.id }", "}",
      ]
    case .reference:
      [
        "/// An item is identified by its instance: a copy is a different item.", "nonisolated final class Item: Hashable, Sendable {",
        "  let id: String",
        "",
        "  init(_ id: String) { self.id = id }", "  static func == (a: Item, b: Item) -> Bool { a === b }",
        "  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }", "}", "",
        "private static var items: [String: Item] = [:]", "",
        "/// The one instance of an item.", "static func item(_ id: String) -> Item {", "  if let item = items[id] { return item }",
        "  let item = Item(id)", "  items[id] = item", "  return item", "}",
      ]
    }
  }

  private static func contents(of view: View) -> [String] {
    guard !view.identity.itemsContainContent else { return [] }
    // Items below a collapsed item are not in the snapshot.
    let items = view.applied.sectionIdentifiers.enumerated().flatMap { index, section in
      view.outlines[section]?.items ?? Array(view.applied.items(inSectionAt: index))
    }
    let contents = items.untilCancelled.map { $0.name }.untilCancelled.filter { !view.items.content(of: $0).isEmpty }
    guard !contents.isEmpty else { return [] }
    return ["/// The content of the cells, by item.", "static let contents: [String: [String: String]] = ["]
      + contents.untilCancelled.map { "  \(SwiftExpression.literal($0)): \(fields(of: view.items.content(of: $0)))," } + ["]"]
  }

  private static func fields(of content: Content) -> String {
    SwiftExpression.list(content.map { "\(SwiftExpression.literal($0.key)): \(SwiftExpression.literal($0.value))" })
  }

  private func item(_ item: ItemIdentifier) -> String {
    let literal = SwiftExpression.literal(item.name)
    switch view.identity {
    case .id: return literal
    case .content:
      // The content of the applied item, which pending edits do not change.
      let content = item.content.isEmpty ? "" : ", content: \(Self.fields(of: item.content))"
      return "Item(id: \(literal)\(content))"
    case .unequalHash:
      let shown = view.items.shown[item.name] ?? view.items.content(of: item.name)
      return "Item(id: \(literal)\(shown.isEmpty ? "" : ", content: \(Self.fields(of: shown))"))"
    case .reference: return "item(\(literal))"
    }
  }

  private var snapshot: [String] {
    let type = "NSDiffableDataSourceSnapshot<Section, Item>"
    let shown = view.applied.sectionIdentifiers
    let variable = shown.isEmpty && !isToGrow ? "let" : "var"
    var lines = ["/// The sections and items on screen.", "static func makeSnapshot() -> \(type) {", "  \(variable) snapshot = \(type)()"]
    lines += call("  snapshot.appendSections", shown.untilCancelled.map(sections.code), "")
    for (index, section) in shown.enumerated() where view.outlines[section] == nil {
      let items = view.applied.items(inSectionAt: index).untilCancelled.map(item)
      lines += call("  snapshot.appendItems", items, ", toSection: \(sections.code(section))")
    }
    return lines + ["  return snapshot", "}"]
  }

  /// The section snapshots of hierarchical sections, which are applied after the snapshot.
  private var outlines: [String] {
    let shown = view.shownOutlines
    guard !shown.isEmpty else { return [] }
    let type = "NSDiffableDataSourceSectionSnapshot<Item>"
    var lines = [
      "/// The outlines of hierarchical sections, each applied to its section after the snapshot.",
      "static func makeSectionSnapshots() -> [Section: \(type)] {", "  var snapshots: [Section: \(type)] = [:]",
    ]
    var names = SwiftNames()
    // Names that the code already uses.
    for name in ["snapshots", "item"] { _ = names.lower(name) }
    for section in shown {
      guard let outline = view.outlines[section] else { continue }
      let constant = names.lower(section)
      lines.append("  \(outline.numberOfItems == 0 ? "let" : "var") \(constant) = \(type)()")
      for branch in outline.branches {
        lines += call("  \(constant).append", branch.children.untilCancelled.map(item), branch.parent.map { ", to: \(item($0))" } ?? "")
      }
      lines += call("  \(constant).expand", outline.expandedItems.untilCancelled.map(item), "")
      lines.append("  snapshots[\(sections.code(section))] = \(constant)")
    }
    return lines + ["  return snapshots", "}"]
  }

  private var parents: [String] {
    let outlines = view.shownOutlines.compactMap { view.outlines[$0] }
    guard !outlines.isEmpty else { return [] }
    let parents = outlines.flatMap { $0.branches }.compactMap { $0.parent }.untilCancelled.map { "  \(item($0))," }
    return ["/// The items that have children."]
      + (parents.isEmpty ? ["static let parents: Set<Item> = []"] : ["static let parents: Set<Item> = ["] + parents + ["]"])
  }

  /// A call with a list argument, wrapped if it is long; empty for an empty list.
  private func call(_ start: String, _ items: [String], _ rest: String) -> [String] {
    guard !items.isEmpty else { return [] }
    guard items.count > Self.itemsPerLine else { return ["\(start)([\(items.joined(separator: ", "))]\(rest))"] }
    let rows = stride(from: 0, to: items.count, by: Self.itemsPerLine).untilCancelled.map { first in
      "      \(items[first..<min(first + Self.itemsPerLine, items.count)].joined(separator: ", ")),"
    }
    return ["\(start)(", "    ["] + rows + ["    ]\(rest))"]
  }
}
