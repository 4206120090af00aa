import Snapshots
import SwiftParsing

/// A section snapshot in the code: a tree of items, in which parents precede their children.
package struct OutlineValue: Sendable {
  var content = CodeOutline()
  var itemType = Expected.anything
}

extension CodeOutline where ItemIdentifier == CodeIdentifier {
  /// The commands that create the outline in an empty section.
  ///
  /// - Parameter taken: The items in the app, which the commands must not create or delete.
  func lines(to section: String, taken: [CodeIdentifier]) -> [String] {
    let rows = rows
    func names(_ rows: some Sequence<OutlineRow<CodeIdentifier>>) -> String { rows.map { $0.item.word }.joined(separator: " ") }
    if rows.isEmpty { return Self.linesOfNothing(to: section, taken) }
    var lines: [String] = []
    let roots = rows.filter { $0.level == 0 }
    if !roots.isEmpty { lines.append("append items \(names(roots)) to \(section)") }
    for (index, row) in rows.enumerated() {
      let children = rows[(index + 1)...].prefix { $0.level > row.level }.filter { $0.level == row.level + 1 }
      if !children.isEmpty { lines.append("append items \(names(children)) to \(section) under \(row.item.word)") }
    }
    let expanded = rows.filter { $0.isExpanded }
    if !expanded.isEmpty { lines.append("expand items \(names(expanded)) in \(section)") }
    // Collapsing an item makes a section hierarchical even if no item has children.
    if roots.count == rows.count, expanded.isEmpty, let first = roots.first {
      lines.append("collapse items \(first.item.word) in \(section)")
    }
    return lines
  }

  /// The commands for an empty section snapshot. Adding, collapsing and then deleting an item makes the section hierarchical.
  private static func linesOfNothing(to section: String, _ taken: [CodeIdentifier]) -> [String] {
    var name = "none"
    while taken.contains(where: { $0.name == name }) { name += "-" }
    return ["append items \(name) to \(section)", "collapse items \(name)", "delete items \(name)"]
  }
}

extension Evaluator {
  /// The value of `dataSource.snapshot(for:)`: the tree that the data source keeps for the section, or else its items as roots.
  func outline(of argument: ArgumentValue, _ span: Span) throws(Refusal) -> Value {
    noteRead("sections")
    let section = try identify(try coerce(argument.value, to: sectionPlace, argument.span), argument.span, isSection: true)
    guard let snapshot = try snapshotOnScreen(span) else {
      if isMakingData { return .known(.outline(OutlineValue())) }
      throw Refusal(.runTime("snapshot(for:)"), at: span)
    }
    var outline = OutlineValue()
    outline.itemType = applies.outlines[section.name]?.itemType ?? snapshot.itemType
    if let kept = keptOutline(of: section.name) {
      outline.content = kept
    } else {
      // Items in a snapshot are unique, so this does not fail.
      try? outline.content.append(snapshot.items(of: section))
    }
    return .known(.outline(outline))
  }

  /// A property of a section snapshot, or a method as a function.
  func outlineMember(_ name: String, _ outline: OutlineValue, _ method: Value) -> Value? {
    switch name {
    case "items": .array(outline.content.items.map { $0.value })
    case "rootItems": .array(outline.content.rootItems.map { $0.value })
    case "visibleItems": .array(outline.content.visibleItems.map { $0.value })
    default: SystemTypes.type("NSDiffableDataSourceSectionSnapshot")?.methods.contains(name) ?? false ? method : nil
    }
  }

  /// Calls a query of a section snapshot; returns nil for mutating methods.
  func outlineQuery(
    _ name: String, _ outline: OutlineValue, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value? {
    if name == "visualDescription" { return .string(outline.content.visualDescription()) }
    guard ["contains", "isExpanded", "isVisible", "level", "parent", "index", "snapshot"].contains(name) else { return nil }
    let item = try identify(try coerce(try Library.first(arguments, name, span), to: outline.itemType, span), span)
    let includesParent = try arguments.dropFirst().first.map { argument throws(Refusal) in try bool(argument.value, argument.span) }
    do throws(CodeOutline.Fault) {
      switch name {
      case "contains": return .bool(outline.content.contains(item))
      case "snapshot":
        var part = outline
        part.content = try outline.content.snapshot(of: item, includingParent: includesParent ?? false)
        return .known(.outline(part))
      case "isExpanded": return .bool(try outline.content.isExpanded(item))
      case "isVisible": return .bool(try outline.content.isVisible(item))
      case "level": return .int(try outline.content.level(of: item))
      case "parent": return try outline.content.parent(of: item)?.value ?? .nil
      default: return outline.content.index(of: item).map { .int($0) } ?? .nil
      }
    } catch { throw Refusal(.outline(error), at: span) }
  }

  /// Calls a mutating method of a section snapshot. Exceptions of UIKit become errors.
  func change(_ outline: inout OutlineValue, _ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) {
    if name == "deleteAll" { return outline.content.deleteAll() }
    let second = arguments.dropFirst().first
    var other: CodeIdentifier?
    if let second, !second.value.isNil, second.label != "using" {
      other = try identify(try coerce(second.value, to: outline.itemType, second.span), second.span)
    }
    if try graft(&outline.content, name, arguments, other, outline.itemType, span) { return }
    var items: [CodeIdentifier] = []
    for item in try elements(of: try Library.first(arguments, name, span), span) {
      items.append(try identify(try coerce(item, to: outline.itemType, span), span))
    }
    try spend(items.count, span)
    do throws(CodeOutline.Fault) {
      switch (name, second?.label, other) {
      case ("append", nil, _), ("append", "to"?, _): try outline.content.append(items, to: other)
      case ("insert", "before"?, let other?): try outline.content.insert(items, before: other)
      case ("insert", "after"?, let other?): try outline.content.insert(items, after: other)
      case ("delete", nil, _): try outline.content.delete(items)
      case ("expand", nil, _): outline.content.expand(items)
      case ("collapse", nil, _): outline.content.collapse(items)
      default: items = []
      }
    } catch { throw Refusal(.outline(error), at: span) }
    guard ["append", "insert", "delete", "expand", "collapse"].contains(name) else {
      throw Refusal(.unknownMember(name, of: "NSDiffableDataSourceSectionSnapshot"), at: span)
    }
  }

  /// `replace(childrenOf:using:)`, and `insert` with another section snapshot. Returns false for other methods.
  private func graft(
    _ content: inout CodeOutline, _ name: String, _ arguments: [ArgumentValue], _ other: CodeIdentifier?, _ type: Expected, _ span: Span
  ) throws(Refusal) -> Bool {
    guard arguments.count == 2 else { return false }
    var parent: CodeIdentifier?
    if name == "replace" { parent = try identify(try coerce(arguments[0].value, to: type, arguments[0].span), arguments[0].span) }
    do throws(CodeOutline.Fault) {
      switch (name, arguments[0].value, arguments[1].value, arguments[1].label) {
      case ("insert", .known(.outline(let part)), _, "before"?):
        guard let other else { return false }
        try content.insert(part.content, before: other)
      case ("insert", .known(.outline(let part)), _, "after"?):
        guard let other else { return false }
        _ = try content.insert(part.content, after: other)
      case ("replace", _, .known(.outline(let part)), "using"?):
        guard let parent else { return false }
        try content.replace(childrenOf: parent, using: part.content)
      default: return false
      }
    } catch { throw Refusal(.outline(error), at: span) }
    return true
  }
}

extension Value {
  var isNil: Bool { if case .nil = self { true } else { false } }
}
