import HashTreeCollections
import Localization

/// A snapshot that the code makes: the edits as commands, and what they make of its sections and items.
package final class SnapshotObject: @unchecked Sendable {
  private(set) var sections: [Section] = []
  /// The names of all items, so that what is not there is not looked for.
  private var known = TreeSet<String>()
  /// The edits since the last apply.
  var lines: [String] = []
  /// How many applies there were when it was taken from the data source; nil if it was made anew after one.
  var base: Int?
  /// What it was taken from, if that is the app's, as the document has it, and nothing that the code has made.
  var taken: AppSnapshot?
  /// What identifies a section and an item, as the code's generic arguments say.
  var sectionType = Expected.anything
  var itemType = Expected.anything

  /// A section with its name in a command, by which it is known.
  struct Section: Sendable {
    var identifier: Value
    var name: String
    var items: [Value] { rows.map { $0.value } }
    fileprivate(set) var rows: [Item] = []

    init(_ identifier: Item, rows: [Item] = []) { (self.identifier, name, self.rows) = (identifier.value, identifier.name, rows) }
  }

  /// An item or a section's identifier, with its name in a command.
  struct Item: Sendable {
    var value: Value
    var name: String
  }

  init() {}

  /// The app's snapshot, with the code's values for its sections.
  init(_ app: AppSnapshot, sections identifiers: [Item]) {
    taken = app
    sections = zip(identifiers, app.sections).map { identifier, section in
      Section(identifier, rows: section.items.map { Item(value: .string($0), name: quotedIfNeeded($0)) })
    }
    known = TreeSet(sections.lazy.flatMap { $0.rows }.map { $0.name })
  }

  /// Identifiers that an earlier snapshot has are its values.
  func takeValues(from earlier: SnapshotObject) {
    var values: [String: Value] = [:]
    for section in earlier.sections { for row in section.rows { values[row.name] = row.value } }
    for index in sections.indices {
      if let known = earlier.section(sections[index].name) { sections[index].identifier = earlier.sections[known].identifier }
      for place in sections[index].rows.indices {
        if let value = values[sections[index].rows[place].name] { sections[index].rows[place].value = value }
      }
    }
  }

  var itemCount: Int { known.count }

  /// The snapshot of a data source, to be edited further.
  func copy() -> SnapshotObject {
    let copy = SnapshotObject()
    (copy.sections, copy.known) = (sections, known)
    (copy.lines, copy.base, copy.taken) = (lines, base, taken)
    (copy.sectionType, copy.itemType) = (sectionType, itemType)
    return copy
  }

  func replaceItems(ofSection index: Int, by items: [Item]) {
    forget(sections[index].rows)
    known.formUnion(items.map { $0.name })
    sections[index].rows = items
  }

  var items: [Value] { sections.flatMap { $0.items } }

  func section(_ name: String) -> Int? { sections.firstIndex { $0.name == name } }

  func append(sections added: [Item]) { sections += added.map { Section($0) } }

  func insert(sections added: [Item], at index: Int) { sections.insert(contentsOf: added.map { Section($0) }, at: index) }

  /// Moves a section beside another one.
  func move(section index: Int, beside other: String, isAfter: Bool) {
    let moved = sections.remove(at: index)
    if let place = section(other) { sections.insert(moved, at: isAfter ? place + 1 : place) }
  }

  func delete(sections removed: [Item]) {
    sections.removeAll { section in
      let isRemoved = removed.contains { $0.name == section.name }
      if isRemoved { forget(section.rows) }
      return isRemoved
    }
  }

  private func forget(_ items: [Item]) { known.subtract(items.map { $0.name }) }

  func append(_ added: [Item], to index: Int) {
    delete(added)
    sections[index].rows += added
    known.formUnion(added.map { $0.name })
  }

  /// Takes items out of their sections. O(items) where one of them is there.
  func delete(_ removed: [Item]) {
    let names = Set(removed.map { $0.name }.filter { known.contains($0) })
    guard !names.isEmpty else { return }
    for index in sections.indices { sections[index].rows.removeAll { names.contains($0.name) } }
    forget(removed)
  }

  func deleteAll() { (sections, known) = ([], []) }

  /// Puts items beside another one; false if that is not there.
  func insert(_ added: [Item], beside item: Item, isAfter: Bool) -> Bool {
    delete(added)
    guard known.contains(item.name) else { return false }
    for index in sections.indices {
      if let place = sections[index].rows.firstIndex(where: { $0.name == item.name }) {
        sections[index].rows.insert(contentsOf: added, at: isAfter ? place + 1 : place)
        known.formUnion(added.map { $0.name })
        return true
      }
    }
    return false
  }
}
