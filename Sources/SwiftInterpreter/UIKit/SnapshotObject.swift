import Localization
import Snapshots

/// What identifies an item or a section in a snapshot of the code. Equal identifiers have one name.
package struct CodeIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The name that it has in the document.
  package var name: String
  /// The code's own value.
  var value: Value
  /// The text of the value in UIKit's exceptions.
  package var description: String

  /// The name as a word of a command.
  var word: String { quotedIfNeeded(name) }

  package static func == (one: CodeIdentifier, other: CodeIdentifier) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

package typealias CodeSnapshot = Snapshot<CodeIdentifier, CodeIdentifier>
package typealias CodeOutline = SectionSnapshot<CodeIdentifier>

/// A snapshot that the code makes: the edits as commands, and what they make of its sections and items.
package final class SnapshotObject: @unchecked Sendable {
  var content: CodeSnapshot
  /// The edits since the last apply.
  var lines: [String] = []
  /// How many applies there were when it was taken from the data source; nil if it was made anew after one.
  var base: Int?
  /// What it was taken from, if that is the app's, as the document has it, and nothing that the code has made.
  var taken: AppSnapshot?
  /// What identifies a section and an item, as the code's generic arguments say.
  var sectionType = Expected.anything
  var itemType = Expected.anything

  init(_ content: CodeSnapshot = CodeSnapshot()) { self.content = content }

  /// The app's snapshot, with the code's values for its sections and for the items that the code has applied earlier.
  init(_ app: AppSnapshot, sections identifiers: [CodeIdentifier], applied earlier: SnapshotObject?) {
    var known: [String: CodeIdentifier] = [:]
    for item in earlier?.content.itemIdentifiers ?? [] { known[item.name] = item }
    content = CodeSnapshot()
    for (section, identifier) in zip(app.sections, identifiers) {
      let items = section.items.map { known[$0] ?? CodeIdentifier(name: $0, value: .string($0), description: $0) }
      // The app has each of them once.
      try? content.appendSections([earlier?.section(named: identifier.name) ?? identifier])
      _ = try? content.appendItems(items, toSection: identifier)
    }
    taken = app
  }

  /// The snapshot of a data source, to be edited further.
  func copy() -> SnapshotObject {
    let copy = SnapshotObject(content)
    (copy.lines, copy.base, copy.taken) = (lines, base, taken)
    (copy.sectionType, copy.itemType) = (sectionType, itemType)
    return copy
  }

  var sections: [CodeIdentifier] { content.sectionIdentifiers }

  func items(of section: CodeIdentifier) -> [CodeIdentifier] { (try? content.itemIdentifiers(inSection: section)) ?? [] }

  func section(named name: String) -> CodeIdentifier? { sections.first { $0.name == name } }

  /// Stores the values of an earlier snapshot for the identifiers that both have: a data source keeps those (`diffable-rules 1.2`).
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
