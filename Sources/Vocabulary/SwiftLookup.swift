import CommandLanguage
import CompositionalLayout
import Documents
import LayoutComponents
import Snapshots
import Wording

/// Calls of UIKit code about items that are there already: `snapshot.itemIdentifiers.contains("a")`,
/// `dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0))`, `snapshot.deleteItems([item])`.
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
    case "indexPath": call.argument("for").flatMap { SwiftValue.identifiers($0, isSeveral: false) }.map { "where item \($0)" }
    case "itemIdentifier": looking(at: "for")
    case "cellForItem", "layoutAttributesForItem": looking(at: "at")
    case "deleteItems": editing("delete items")
    case "reloadItems": editing("reload items")
    case "reconfigureItems": editing("reconfigure items")
    default: nil
    }
  }

  private var asking: String? {
    guard let name = call.arguments.first.flatMap({ SwiftValue.identifiers($0.text, isSeveral: false) }) else { return nil }
    if call.receiver.hasSuffix("itemIdentifiers") { return "where item \(name)" }
    return call.receiver.hasSuffix("sectionIdentifiers") ? "where section \(name)" : nil
  }

  /// What stands at an index path.
  private func looking(at label: String) -> String? {
    guard let path = call.argument(label).flatMap({ SwiftCall(expression: $0) }), path.name == "IndexPath",
      let item = (path.argument("item") ?? path.argument("row")).flatMap({ Int($0) }), item >= 0
    else { return nil }
    let index = path.argument("section").flatMap { Int($0) } ?? 0
    let sections = document.view.applied.sectionIdentifiers
    return "frames \(sections.indices.contains(index) ? quotedIfNeeded(sections[index]) : document.example(of: "someSection")):\(item)"
  }

  /// The most items that a line names one by one.
  private static let mostNamed = 40

  /// An edit of all items, of those of a section, or of one for which the code has a variable.
  private func editing(_ verb: String) -> String? {
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
    guard !names.isEmpty, names.count <= Self.mostNamed else { return nil }
    return ([verb] + names.map(quotedIfNeeded)).joined(separator: " ")
  }
}
