import Cancelling
import CommandLanguage
import Documents
import Localization
import Rendering
import Snapshots

/// The answer of `apply` and `diff`: a summary, and the new list with a gutter of marks.
///
/// A class, because closures that print it on demand would copy two snapshots.
package final class DifferenceReport: Sendable {
  let title: Phrase
  /// A JSON member that identifies this difference in an answer with several differences.
  let label: JSON.Member?
  let difference: DocumentDifference
  let summary: DifferenceSummary
  let old: DocumentSnapshot
  let new: DocumentSnapshot
  let rule: DifferenceRule
  let showsAll: Bool
  let showsOperations: Bool
  /// Warnings about the difference, such as content that no cell displays.
  let warnings: [Phrase]

  package init(
    title: Phrase, label: JSON.Member? = nil, difference: DocumentDifference, old: DocumentSnapshot, new: DocumentSnapshot,
    rule: DifferenceRule = DifferenceRule.minimal, summary: DifferenceSummary? = nil, showsAll: Bool = false,
    showsOperations: Bool = false, warnings: [Phrase] = []
  ) {
    self.title = title
    self.label = label
    self.difference = difference
    self.summary = summary ?? DifferenceSummary(difference, new: new)
    self.old = old
    self.new = new
    self.rule = rule
    self.showsAll = showsAll
    self.showsOperations = showsOperations
    self.warnings = warnings
  }

  package convenience init(
    title: Phrase, of application: Application, label: JSON.Member? = nil, showsAll: Bool = false, showsOperations: Bool = false,
    warnings: [Phrase]
  ) {
    self.init(
      title: title, label: label, difference: application.difference, old: application.old, new: application.new,
      rule: application.rule, summary: application.summary, showsAll: showsAll, showsOperations: showsOperations, warnings: warnings)
  }

  package var report: Report {
    // An answer with several differences has no single table.
    .aligned({ self.listing(in: $0) }, record: { self.record }, table: label == nil ? table : nil)
  }

  private func listing(in language: Language) -> Listing {
    let before = Phrase([.phrase(title), .text(": ")])
    let heading = StyledLine(pieces: [StyledLine.StyledPhrase(before, .heading), StyledLine.StyledPhrase(summary.text, .plain)])
    return Listing(
      showsOperations ? [heading] + operationLines : [heading],
      rows: showsOperations || summary.isEmpty ? nil : MarkedList(self, in: language).text,
      linesAfter: remarks.map { StyledLine($0, .changed).hanging(at: 2) })
  }

  private var remarks: [Phrase] {
    if let beyondMinimal { warnings + [beyondMinimal] } else { warnings }
  }

  /// A note if Foundation's rule moves more items than necessary (diffable-rules 5.4).
  private var beyondMinimal: Phrase? {
    guard rule == .foundation, difference.moveCount > 1 else { return nil }
    let fewest = Snapshots.difference(from: old, to: new, rule: .minimal).moveCount
    guard fewest < difference.moveCount else { return nil }
    return
      "Foundation's rule finds \(difference.moveCount.grouped) moves, but \(fewest.grouped) are enough; 'difference minimal' finds those"
  }

  /// - Parameter label: The key that identifies a difference in an answer with several differences.
  package static func shape(label: JSONShape.Member? = nil) -> JSONShape {
    func changes(_ place: JSONShape, _ more: [JSONShape.Member], isReconfigured: Bool) -> JSONShape {
      func list(_ keys: String...) -> JSONShape {
        .array(.object([JSONShape.Member("identifier", .string)] + keys.map { JSONShape.Member($0, place) } + more))
      }
      let shape: JSONShape = ["deleted": list("from"), "inserted": list("to"), "moved": list("from", "to"), "reloaded": list("at")]
      return isReconfigured ? shape.adding([JSONShape.Member("reconfigured", list("at"))]) : shape
    }
    let copy = JSONShape.Member("copyOf", .string, isOptional: true)
    return .object(
      (label.map { [$0] } ?? []) + [
        JSONShape.Member("sections", changes(.integer, [], isReconfigured: false)),
        JSONShape.Member("items", changes(.indexPath, [copy], isReconfigured: true)),
        JSONShape.Member("warnings", .strings, isOptional: true),
      ])
  }

  private var record: JSON {
    var members = (label.map { [$0] } ?? []) + difference.record
    if !remarks.isEmpty { members.append(JSON.Member("warnings", .array(remarks.map { .string($0.english) }))) }
    return .object(members)
  }
}

extension DocumentDifference {
  fileprivate var moveCount: Int { sections.moved.count + items.moved.count }

  fileprivate var record: [JSON.Member] {
    [
      JSON.Member(
        "sections",
        [
          "deleted": .array(sections.deleted.map { ["identifier": .string($0.identifier), "from": .integer($0.from)] }),
          "inserted": .array(sections.inserted.map { ["identifier": .string($0.identifier), "to": .integer($0.to)] }),
          "moved": .array(
            sections.moved.map { ["identifier": .string($0.identifier), "from": .integer($0.from), "to": .integer($0.to)] }),
          "reloaded": .array(sections.reloaded.map { ["identifier": .string($0.identifier), "at": .integer($0.at)] }),
        ]),
      JSON.Member(
        "items",
        [
          "deleted": .array(items.deleted.untilCancelled.map { .item($0.identifier, [JSON.Member("from", $0.from.json)]) }),
          "inserted": .array(items.inserted.untilCancelled.map { .item($0.identifier, [JSON.Member("to", $0.to.json)]) }),
          "moved": .array(
            items.moved.untilCancelled.map { .item($0.identifier, [JSON.Member("from", $0.from.json), JSON.Member("to", $0.to.json)]) }),
          "reloaded": .array(items.reloaded.untilCancelled.map { .item($0.identifier, [JSON.Member("at", $0.at.json)]) }),
          "reconfigured": .array(items.reconfigured.untilCancelled.map { .item($0.identifier, [JSON.Member("at", $0.at.json)]) }),
        ]),
    ]
  }
}

// MARK: UIKit's list of updates

extension DifferenceReport {
  /// Section deletes, inserts and moves, then item deletes, inserts and moves, then the second batch with new indices.
  fileprivate var operationLines: [StyledLine] {
    let sections = difference.sections
    let items = difference.items
    var lines: [StyledLine] = []
    func list<Change>(_ heading: Phrase, _ changes: [Change], _ style: Style, _ row: (Change) -> String) {
      guard !changes.isEmpty else { return }
      lines.append(StyledLine("  \(heading)", .heading))
      lines += folded(changes.untilCancelled.map(row), showsAll: showsAll).untilCancelled.map { StyledLine("    \($0)", style) }
    }
    list("delete sections, at old indices", sections.deleted, .deleted) { "\($0.from)  \($0.identifier.escapingControls)" }
    list("insert sections, at new indices", sections.inserted, .inserted) { "\($0.to)  \($0.identifier.escapingControls)" }
    list("move sections, from old to new indices", sections.moved, .moved) { "\($0.from) → \($0.to)  \($0.identifier.escapingControls)" }
    list("delete items, at old index paths", items.deleted, .deleted) { "\($0.from.shown)  \($0.identifier.name.escapingControls)" }
    list("insert items, at new index paths", items.inserted, .inserted) { "\($0.to.shown)  \($0.identifier.name.escapingControls)" }
    list("move items, from old to new index paths", items.moved, .moved) {
      "\($0.from.shown) → \($0.to.shown)  \($0.identifier.name.escapingControls)"
    }
    list("then reload sections, at new indices", sections.reloaded, .changed) { "\($0.at)  \($0.identifier.escapingControls)" }
    list("then reload items, at new index paths", items.reloaded, .changed) { "\($0.at.shown)  \($0.identifier.name.escapingControls)" }
    list("then reconfigure items, at new index paths", items.reconfigured, .changed) {
      "\($0.at.shown)  \($0.identifier.name.escapingControls)"
    }
    return lines
  }
}

/// The rows; if there are more than twelve, only the first five and the last five.
package func folded(_ rows: [String], showsAll: Bool) -> [Phrase] {
  let shown = Folding.kept(of: rows.count, .ofMarked, showsAll: showsAll)
  guard shown.hidden > 0 else { return rows.untilCancelled.map(Phrase.verbatim) }
  return rows.prefix(shown.first).map(Phrase.verbatim) + [Folding.ellipsis(shown.hidden)] + rows.suffix(shown.last).map(Phrase.verbatim)
}
