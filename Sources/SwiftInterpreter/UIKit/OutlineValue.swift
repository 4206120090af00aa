import SwiftParsing

/// A section snapshot that the code makes: items under items, parents before their children.
package struct OutlineValue: Sendable {
  private(set) var rows: [OutlineRow] = []
  var itemType = Expected.anything

  struct OutlineRow: Sendable {
    var item: Value
    var level: Int
    var isExpanded = false
  }

  func index(of item: Value) -> Int? { rows.firstIndex { $0.item.isEqual(to: item) } }

  /// A row with all below it.
  func branch(_ index: Int) -> Range<Int> {
    let end = rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.count
    return index..<end
  }

  /// What is below a row, as an outline of its own, with the row or without it.
  func part(of index: Int, includingParent: Bool) -> OutlineValue {
    var part = self
    part.rows = rows[branch(index)].dropFirst(includingParent ? 0 : 1).map { row in
      var row = row
      row.level -= rows[index].level + (includingParent ? 0 : 1)
      return row
    }
    return part
  }

  func parent(of index: Int) -> Int? { rows[index].level == 0 ? nil : rows[..<index].lastIndex { $0.level < rows[index].level } }

  func isVisible(_ index: Int) -> Bool {
    var above = parent(of: index)
    while let current = above {
      if !rows[current].isExpanded { return false }
      above = parent(of: current)
    }
    return true
  }

  /// The items without those below a collapsed one.
  var visible: [Value] {
    var items: [Value] = []
    var collapsed: Int?
    for row in rows {
      if let level = collapsed, row.level > level { continue }
      items.append(row.item)
      collapsed = row.isExpanded ? nil : row.level
    }
    return items
  }

  mutating func insert(_ items: [Value], at index: Int, level: Int) {
    rows.insert(contentsOf: items.map { OutlineRow(item: $0, level: level) }, at: index)
  }

  mutating func delete(_ items: [Value]) {
    for item in items {
      if let index = index(of: item) { rows.removeSubrange(branch(index)) }
    }
  }

  mutating func deleteAll() { rows = [] }

  mutating func expand(_ items: [Value], _ isExpanded: Bool) {
    for item in items {
      if let index = index(of: item) { rows[index].isExpanded = isExpanded }
    }
  }

  /// The commands that make the outline in an empty section.
  func lines(to section: String, _ evaluator: Evaluator) -> [String] {
    func names(_ rows: [Int]) -> String { rows.map { evaluator.identifier(self.rows[$0].item) }.joined(separator: " ") }
    if rows.isEmpty { return Self.linesOfNothing(to: section, evaluator) }
    var lines: [String] = []
    let roots = rows.indices.filter { rows[$0].level == 0 }
    if !roots.isEmpty { lines.append("append items \(names(roots)) to \(section)") }
    for index in rows.indices {
      let children = branch(index).filter { rows[$0].level == rows[index].level + 1 }
      if !children.isEmpty { lines.append("append items \(names(children)) to \(section) under \(names([index]))") }
    }
    let expanded = rows.indices.filter { rows[$0].isExpanded }
    if !expanded.isEmpty { lines.append("expand items \(names(expanded)) in \(section)") }
    // A section without children is hierarchical too, once one of its items was collapsed or expanded.
    if roots.count == rows.count, expanded.isEmpty, let first = roots.first {
      lines.append("collapse items \(names([first])) in \(section)")
    }
    return lines
  }

  /// A section is hierarchical too whose section snapshot is empty: an item that comes and goes leaves it so.
  private static func linesOfNothing(to section: String, _ evaluator: Evaluator) -> [String] {
    let taken = evaluator.applied?.sections.flatMap { $0.items.map { evaluator.identifier($0) } } ?? []
    var name = "none"
    while taken.contains(name) { name += "-" }
    return ["append items \(name) to \(section)", "collapse items \(name)", "delete items \(name)"]
  }
}

extension Evaluator {
  /// A property of a section snapshot, or a method as a function.
  func outlineMember(_ name: String, _ outline: OutlineValue, _ method: Value) -> Value? {
    switch name {
    case "items": .array(outline.rows.map { $0.item })
    case "rootItems": .array(outline.rows.filter { $0.level == 0 }.map { $0.item })
    case "visibleItems": .array(outline.visible)
    default: SystemTypes.type("NSDiffableDataSourceSectionSnapshot")?.methods.contains(name) ?? false ? method : nil
    }
  }

  /// What a section snapshot answers; nil for a method that changes it.
  func outlineQuery(
    _ name: String, _ outline: OutlineValue, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value? {
    guard ["contains", "isExpanded", "isVisible", "level", "parent", "index", "snapshot"].contains(name) else { return nil }
    let index = outline.index(of: try coerce(try Library.first(arguments, name, span), to: outline.itemType, span))
    if name == "contains" { return .bool(index != nil) }
    guard let index else {
      if name == "index" || name == "parent" { return .nil }
      throw Refusal(.arguments(of: name), at: span)
    }
    switch name {
    case "snapshot":
      let includesParent = try arguments.dropFirst().first.map { argument throws(Refusal) in try bool(argument.value, argument.span) }
      return .known(.outline(outline.part(of: index, includingParent: includesParent ?? false)))
    case "isExpanded": return .bool(outline.rows[index].isExpanded)
    case "isVisible": return .bool(outline.isVisible(index))
    case "level": return .int(outline.rows[index].level)
    case "parent": return outline.parent(of: index).map { outline.rows[$0].item } ?? .nil
    default: return .int(index)
    }
  }

  /// Changes a section snapshot as its method of a name does.
  func change(_ outline: inout OutlineValue, _ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) {
    if name == "deleteAll" { return outline.deleteAll() }
    var items: [Value] = []
    for item in try elements(of: try Library.first(arguments, name, span), span) {
      items.append(try coerce(item, to: outline.itemType, span))
    }
    let other = try arguments.dropFirst().first.map { argument throws(Refusal) in
      try coerce(argument.value, to: outline.itemType, argument.span)
    }
    try spend(outline.rows.count / 4, span)
    switch (name, arguments.dropFirst().first?.label) {
    case ("append", nil): try insert(items, at: outline.rows.count, level: 0, in: &outline, span)
    case ("append", "to"?):
      guard let other, !other.isNil else { return try insert(items, at: outline.rows.count, level: 0, in: &outline, span) }
      let parent = try place(of: other, in: outline, name, span)
      try insert(items, at: outline.branch(parent).upperBound, level: outline.rows[parent].level + 1, in: &outline, span)
    case ("insert", "before"?), ("insert", "after"?):
      let index = try place(of: other ?? .nil, in: outline, name, span)
      let place = arguments[1].label == "before" ? index : outline.branch(index).upperBound
      try insert(items, at: place, level: outline.rows[index].level, in: &outline, span)
    case ("delete", nil): outline.delete(items)
    case ("expand", nil): outline.expand(items, true)
    case ("collapse", nil): outline.expand(items, false)
    default: throw Refusal(.unknownMember(name, of: "NSDiffableDataSourceSectionSnapshot"), at: span)
    }
  }

  private func place(of item: Value, in outline: OutlineValue, _ name: String, _ span: Span) throws(Refusal) -> Int {
    guard let index = outline.index(of: item) else { throw Refusal(.arguments(of: name), at: span) }
    return index
  }

  private func insert(
    _ items: [Value], at index: Int, level: Int, in outline: inout OutlineValue, _ span: Span
  ) throws(Refusal) {
    try spend(items.count + items.count * outline.rows.count / 4, span)
    // UIKit raises for an item that is there already.
    guard items.allSatisfy({ outline.index(of: $0) == nil }) else { throw Refusal(.arguments(of: "append"), at: span) }
    outline.insert(items, at: index, level: level)
  }
}

extension Value {
  var isNil: Bool { if case .nil = self { true } else { false } }
}
