import Localization
import Snapshots

/// An item or section identifier in a snapshot in the code. Equal identifiers have the same name.
package struct CodeIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The name in the document.
  package var name: String
  var value: Value
  /// The description in UIKit's exceptions.
  package var description: String

  /// The name in command syntax.
  var word: String { quotedIfNeeded(name) }

  package static func == (one: CodeIdentifier, other: CodeIdentifier) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

package typealias CodeSnapshot = Snapshot<CodeIdentifier, CodeIdentifier>
package typealias CodeOutline = SectionSnapshot<CodeIdentifier>

/// A snapshot that the code creates, with its edits as commands.
package final class SnapshotObject: @unchecked Sendable {
  var content: CodeSnapshot
  /// The edits since the last apply.
  var lines: [String] = []
  /// The number of applies when the snapshot was taken from the data source; nil if it was created empty after an apply.
  var base: Int?
  /// The content of the app that the snapshot was taken from; nil for a snapshot that the code has created.
  var taken: AppSnapshot?
  /// The identifier types in the code's generic arguments.
  var sectionType = Expected.anything
  var itemType = Expected.anything

  init(_ content: CodeSnapshot = CodeSnapshot()) { self.content = content }

  /// Creates a copy of the app's snapshot. Uses the code's values for sections and for previously applied items.
  init(_ app: AppSnapshot, sections identifiers: [CodeIdentifier], applied earlier: SnapshotObject?) {
    var known: [String: CodeIdentifier] = [:]
    for item in earlier?.content.itemIdentifiers ?? [] { known[item.name] = item }
    content = CodeSnapshot()
    for (section, identifier) in zip(app.sections, identifiers) {
      let items = section.items.map { known[$0] ?? CodeIdentifier(name: $0, value: .string($0), description: $0) }
      // Identifiers in the app are unique, so this does not fail.
      try? content.appendSections([earlier?.section(named: identifier.name) ?? identifier])
      _ = try? content.appendItems(items, toSection: identifier)
    }
    taken = app
  }

  func copy() -> SnapshotObject {
    let copy = SnapshotObject(content)
    (copy.lines, copy.base, copy.taken) = (lines, base, taken)
    (copy.sectionType, copy.itemType) = (sectionType, itemType)
    return copy
  }

  /// The commands that mark the sections and items that are to be reloaded and reconfigured.
  var markLines: [String] {
    [
      ("reload sections", content.reloadedSectionIdentifiers), ("reload items", content.reloadedItemIdentifiers),
      ("reconfigure items", content.reconfiguredItemIdentifiers),
    ].compactMap { command, identifiers in
      identifiers.isEmpty ? nil : "\(command) \(identifiers.map { $0.word }.joined(separator: " "))"
    }
  }

  var sections: [CodeIdentifier] { content.sectionIdentifiers }

  func items(of section: CodeIdentifier) -> [CodeIdentifier] { (try? content.itemIdentifiers(inSection: section)) ?? [] }

  func section(named name: String) -> CodeIdentifier? { sections.first { $0.name == name } }

  /// Keeps the identifiers of an earlier snapshot instead of equal new ones, as a data source does (`diffable-rules 1.2`).
  func keepValues(of earlier: SnapshotObject) {
    var known: [CodeIdentifier: CodeIdentifier] = [:]
    for item in earlier.content.itemIdentifiers { known[item] = item }
    let sections = Set(earlier.sections)
    var kept = CodeSnapshot()
    for section in self.sections {
      let identifier = sections.firstIndex(of: section).map { sections[$0] } ?? section
      try? kept.appendSections([identifier])
      _ = try? kept.appendItems(items(of: section).map { known[$0] ?? $0 }, toSection: identifier)
    }
    content = kept
  }
}
