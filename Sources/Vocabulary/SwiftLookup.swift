import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import LayoutComponents
import Snapshots
import Wording

/// Calls of UIKit code about items that are there already: `snapshot.itemIdentifiers.contains("a")`,
/// `dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0))`, `snapshot.deleteItems([item])`; and those of a collection view, which
/// edits at index paths: `collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])`.
package struct SwiftLookup {
  private let call: SwiftCall
  @Kept private var document: Document
  private var snapshot: DocumentSnapshot { document.view.pending }

  init(_ call: SwiftCall, in document: Document) {
    self.call = call
    self.document = document
  }

  /// The call of a declaration whose constant only looks something up, as code; nil for any other line.
  package static func looked(_ text: String) -> String? {
    guard let equals = text.firstIndex(of: "="), ["let", "var"].contains(text.prefix { $0 != " " }) else { return nil }
    var value = String(text[text.index(after: equals)...].drop { $0 == " " })
    // 'let traits: UITraitCollection = .init(…)' says the type before the sign.
    if value.hasPrefix(".init("), let type = text[..<equals].split(separator: " ").last { value = String(type) + value.dropFirst(5) }
    guard let call = SwiftCall(value) ?? SwiftCall(expression: value), lookups.contains(call.name) else { return nil }
    return value
  }

  private static let lookups: Set<String> = ["indexPath", "itemIdentifier", "cellForItem", "layoutAttributesForItem", "UITraitCollection"]

  /// The line that does it; nil for any other call.
  var line: String? {
    switch call.name {
    case "contains": asking
    case "numberOfItems", "numberOfRows": call.argument("inSection").flatMap { Int($0) }.map(counting)
    case "sectionIdentifier": call.argument("for").map { _ in "sections" }
    case "index": call.argument("for").flatMap { SwiftValue.identifiers($0, isSeveral: false) }.map { "where section \($0)" }
    case "apply": call.argument("to").flatMap { SwiftValue.identifiers($0, isSeveral: false) }.map { "apply to \($0)" }
    case "count": call.receiver.hasSuffix("sectionIdentifiers") ? "sections" : nil
    case "indexPath": call.argument("for").flatMap { SwiftValue.identifiers($0, isSeveral: false) }.map { "where item \($0)" }
    case "itemIdentifier": looking(at: "for")
    case "cellForItem", "layoutAttributesForItem": looking(at: "at")
    case "frame", "frames":
      call.argument("_").flatMap { name in document.view.applied.itemIdentifiers.contains { $0.name == name } ? "frames \(name)" : nil }
    case "indexPathForItem":
      call.argument("at").map { $0.words(between: "():, ").filter { decimal($0) != nil } }.flatMap {
        $0.count == 2 ? "frames --in (\($0[0]),\($0[1]),1,1)" : nil
      }
    case "layoutAttributesForElements":
      call.argument("in").flatMap { $0.hasPrefix("CGRect(x:") ? "frames --in \(SwiftValue.plain($0))" : nil }
    case "deleteItems", "deleteRows": editing("delete items")
    case "reloadItems", "reloadRows": editing("reload items")
    case "reconfigureItems", "reconfigureRows": editing("reconfigure items")
    case "insertItems", "insertRows", "moveItem", "moveRow": placing
    case "performBatchUpdates": updating
    case "deleteSections", "reloadSections", "insertSections": editingSections
    default: nil
    }
  }

  /// The line that counts the items of the section at an index, or all.
  private func counting(_ index: Int) -> String {
    (["count"] + (snapshot.sectionIdentifier(at: index).map { [quotedIfNeeded($0)] } ?? [])).joined(separator: " ")
  }

  private var asking: String? {
    guard let name = call.arguments.first.flatMap({ SwiftValue.identifiers($0.text, isSeveral: false) }) else { return nil }
    if call.receiver.hasSuffix("itemIdentifiers") { return "where item \(name)" }
    return call.receiver.hasSuffix("sectionIdentifiers") ? "where section \(name)" : nil
  }

  /// What stands at an index path.
  private func looking(at label: String) -> String? {
    paths(at: label).first.map { "frames \(document.selector(of: $0))" }
  }

  /// The index paths of an argument, of one or of several: `[IndexPath(item: 0, section: 0), [0, 1]]`. None if one cannot be read.
  private func paths(at label: String) -> [IndexPath] {
    guard let text = call.argument(label) else { return [] }
    let parts = text.hasPrefix("[[") || text.hasPrefix("[I") ? text.dropFirst().dropLast().split(atTopLevel: ",") : [text]
    let paths = parts.compactMap { IndexPath($0.trimmedSpaces) }
    return paths.count == parts.count ? paths : []
  }

  /// The name of the item at an index path, or of one as an example where there are none; nil behind the last.
  private func name(at path: IndexPath) -> String? {
    guard snapshot.numberOfItems > 0 else { return document.example(of: "someItem") }
    guard snapshot.sectionIdentifiers.indices.contains(path.section),
      let items = try? snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[path.section]), items.indices.contains(path.item)
    else { return nil }
    return items[path.item].name
  }

  /// What a collection view inserts or moves. It is on screen at once, which takes an apply here.
  private var placing: String? {
    guard paths(at: "at").count == 1, let first = paths(at: "at").first,
      let target = call.name.hasPrefix("move") ? paths(at: "to").first : first
    else { return nil }
    guard call.name.hasPrefix("move") else {
      let item = document.example(of: "newItem")
      return (name(at: target).map { "insert items \(item) before \(quotedIfNeeded($0))" } ?? "append items \(item)") + "; apply"
    }
    guard let item = name(at: first), let other = name(at: target), item != other else { return nil }
    let place = first.section == target.section && first < target ? "after" : "before"
    return ["move item", quotedIfNeeded(item), place, quotedIfNeeded(other) + "; apply"].joined(separator: " ")
  }

  /// `performBatchUpdates({ … })`, which is all its edits and then one apply.
  private var updating: String? {
    guard let body = call.arguments.first?.text, body.hasPrefix("{") else { return nil }
    let statements = body.filter { $0 != "{" && $0 != "}" }.split(atTopLevel: ";")
    let lines = statements.compactMap { statement in SwiftCall(statement).flatMap { SwiftLookup($0, in: document).line } }
    return lines.isEmpty || lines.count < statements.count
      ? nil : lines.joined(separator: "; ").replacing(text: "; apply", with: "") + "; apply"
  }

  /// An edit of the section at an index: `collectionView.deleteSections(IndexSet(integer: 0))`.
  private var editingSections: String? {
    guard let set = SwiftCall(expression: call.arguments.first?.text ?? ""), set.name == "IndexSet" else { return nil }
    guard set.argument("integer") != nil else { return "sections" }
    // The sections that there are, where there is none at the index.
    if call.name == "insertSections" {
      let section = document.example(of: "newSection")
      let next = set.argument("integer").flatMap { Int($0) }.flatMap { snapshot.sectionIdentifier(at: $0) }.map(quotedIfNeeded)
      return (next.map { "insert sections \(section) before \($0)" } ?? "append sections \(section)") + "; apply"
    }
    guard let index = set.argument("integer").flatMap({ Int($0) }), let section = snapshot.sectionIdentifier(at: index) else {
      return "sections"
    }
    return [call.name.hasPrefix("delete") ? "delete" : "reload", "sections", quotedIfNeeded(section) + "; apply"].joined(separator: " ")
  }

  /// An edit of all items, of those of a section, or of one for which the code has a variable.
  private func editing(_ verb: String) -> String? {
    let paths = paths(at: "at")
    let named = paths.compactMap(name)
    // The items that there are, where there is none at an index path.
    if !paths.isEmpty { return named.count < paths.count ? "items" : ExpectCommands.line(verb, named) + "; apply" }
    guard let argument = call.argument("_") else { return nil }
    let names: [String]
    if argument.contains(text: "itemIdentifiers") {
      let section = SwiftCall(expression: argument)?.argument("inSection").flatMap { SwiftValue.identifiers($0, isSeveral: false) }
      let found = snapshot.sectionIdentifiers.first { quotedIfNeeded($0) == section }
      names =
        found.map { (try? snapshot.itemIdentifiers(inSection: $0))?.map { $0.name } ?? [] } ?? snapshot.itemIdentifiers.map { $0.name }
    } else {
      let variable = argument.filter { !"[]() ".contains($0) }
      let isThere = snapshot.itemIdentifiers.contains { $0.name == variable }
      guard variable.allSatisfy({ $0.isLetter }), !isThere, snapshot.numberOfItems > 0 else { return nil }
      return [verb, document.example(of: "someItem")].joined(separator: " ")
    }
    guard !names.isEmpty, names.count <= ItemAmounts.mostNamed else { return nil }
    return ([verb] + names.map(quotedIfNeeded)).joined(separator: " ")
  }
}

extension IndexPath {
  /// Reads `IndexPath(item: 2, section: 0)` and `[0, 2]`; nil for anything else.
  init?(_ text: String) {
    let numbers = text.words(between: "[], ").map { Int($0) ?? -1 }
    if text.hasPrefix("["), numbers.count == 2, numbers.min() ?? -1 >= 0 {
      self.init(section: numbers[0], item: numbers[1])
      return
    }
    guard let path = SwiftCall(expression: text), path.name == "IndexPath",
      let item = (path.argument("item") ?? path.argument("row")).flatMap({ Int($0) }), item >= 0
    else { return nil }
    self.init(section: path.argument("section").flatMap { Int($0) } ?? 0, item: item)
  }
}

extension Document {
  /// The place of an item of the screen as it is typed: `main:2`.
  func selector(of path: IndexPath) -> String {
    let sections = view.applied.sectionIdentifiers
    let section = sections.indices.contains(path.section) ? quotedIfNeeded(sections[path.section]) : example(of: "someSection")
    return "\(section):\(path.item)"
  }
}
