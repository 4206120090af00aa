import Cancelling
import CommandLanguage
import HashTreeCollections
import Localization
import Snapshots

extension Document {
  /// The commands, on one line, that repeat an apply in a view that shows the snapshot before it.
  package func line(of apply: PastApply) -> String {
    let after = apply.marked.withoutMarks
    let hasOutlines = apply.hadOutlines || !apply.outlines.isEmpty
    // `delete all` on an empty snapshot would not count as an edit.
    let clearing = (apply.before.numberOfSections == 0 ? ["append sections gone"] : []) + ["delete all"]
    let edits = hasOutlines ? clearing + lines(appending: after, apply.outlines) : SnapshotEdits(from: apply.before, to: after).lines
    let how =
      switch apply.method {
      case .animated: ""
      case .unanimated: " animatingDifferences=false"
      case .reloadData: " usingReloadData"
      }
    let section = apply.outlineSection.map { " to \(quotedIfNeeded($0))" } ?? ""
    return (edits + markLines(of: apply.marked) + ["apply\(section)\(how)"]).joined(separator: "; ")
  }
}

/// The commands that turn one snapshot into another: they delete removed elements, and then put the other elements in order from front to
/// back.
private struct SnapshotEdits {
  private struct Edit {
    var verb: String
    var names: [String]
    var place: String
  }

  private var work: DocumentSnapshot
  private var edits: [Edit] = []

  init(from before: DocumentSnapshot, to after: DocumentSnapshot) {
    work = before.withoutMarks
    for section in before.sectionIdentifiers where !after.contains(section: section) {
      add("delete sections", section, "")
      try? work.deleteSections([section])
    }
    for item in work.itemIdentifiers.untilCancelled where !after.contains(item: item) {
      add("delete items", item.name, "")
      try? work.deleteItems([item])
    }
    for (index, section) in after.sectionIdentifiers.enumerated() { put(section, at: index) }
    for (index, section) in after.sectionIdentifiers.enumerated() {
      for (place, item) in after.items(inSectionAt: index).enumerated().untilCancelled {
        put(item, at: SnapshotIndexPath(section: index, item: place), of: section)
      }
    }
  }

  var lines: [String] { edits.flatMap { Document.lines($0.verb, $0.names, $0.place.isEmpty ? nil : $0.place) } }

  private mutating func put(_ section: String, at index: Int) {
    guard let place = work.sectionIdentifier(at: index) else {
      add("append sections", section, "")
      try? work.appendSections([section])
      return
    }
    guard place != section else { return }
    let isMoved = work.contains(section: section)
    add(isMoved ? "move section" : "insert sections", section, "before \(quotedIfNeeded(place))")
    if isMoved { try? work.moveSection(section, beforeSection: place) } else { try? work.insertSections([section], beforeSection: place) }
  }

  private mutating func put(_ item: ItemIdentifier, at path: SnapshotIndexPath, of section: String) {
    guard let place = work.item(at: path) else {
      add("append items", item.name, "to \(quotedIfNeeded(section))")
      _ = try? work.appendItems([item], toSection: section)
      return
    }
    guard place != item else { return }
    let isMoved = work.contains(item: item)
    add(isMoved ? "move item" : "insert items", item.name, "before \(quotedIfNeeded(place.name))")
    if isMoved { try? work.moveItem(item, beforeItem: place) } else { _ = try? work.insertItems([item], beforeItem: place) }
  }

  /// Adds a name to the last command if it has the same verb and position. A move accepts only one name.
  private mutating func add(_ verb: String, _ name: String, _ place: String) {
    // No second reference to the array exists here, so appending a name does not copy it.
    let goesOn = edits.last.map { $0.verb == verb && $0.place == place } ?? false
    if goesOn, !verb.hasPrefix("move") {
      edits[edits.count - 1].names.append(name)
    } else {
      edits.append(Edit(verb: verb, names: [name], place: place))
    }
  }
}
