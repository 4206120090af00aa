import Localization
import Snapshots
import SwiftParsing

/// The content of the app's data source when typed code calls `snapshot()`.
package struct AppSnapshot: Sendable {
  package struct AppSection: Equatable, Sendable {
    package var name: String
    package var items: [String]

    package init(name: String, items: [String]) { (self.name, self.items) = (name, items) }
  }

  package var sections: [AppSection]
  /// The trees of hierarchical sections, with hidden items.
  package var outlines: [String: SectionSnapshot<String>]
  /// True if commands have edited the pending snapshot since then. Applying the snapshot discards these edits.
  package var hasPendingEdits: Bool
  /// True if the content from the time when the code was typed is unknown. The sections are then the current ones.
  ///
  /// Code that names items deleted since then does not fail.
  package var isStandIn: Bool

  package init(
    sections: [AppSection], outlines: [String: SectionSnapshot<String>] = [:], hasPendingEdits: Bool, isStandIn: Bool = false
  ) {
    (self.sections, self.outlines, self.hasPendingEdits, self.isStandIn) = (sections, outlines, hasPendingEdits, isStandIn)
  }
}

extension Evaluator {
  /// The value of `dataSource.snapshot()`: the content on screen.
  func currentSnapshot(_ span: Span) throws(Refusal) -> Value {
    noteRead("sections")
    if let snapshot = try snapshotOnScreen(span) { return .known(.snapshot(snapshot)) }
    return isMakingData ? firstSnapshot : .known(.host(.sections))
  }

  /// A copy of the content on screen, with the values that the code has applied. Nil if only item counts are known.
  func snapshotOnScreen(_ span: Span) throws(Refusal) -> SnapshotObject? {
    guard !isProviding, let app = appSnapshot?() else { return applies.snapshot?.copy() }
    let count = app.sections.reduce(0) { $0 + $1.items.count }
    guard count <= Self.elementLimit else { throw Refusal(.tooLarge(count), at: span) }
    let names = app.sections.map { $0.name }
    let values = cases(named: names) ?? names.map { .string($0) }
    let sections = zip(names, values).map { CodeIdentifier(name: $0, value: $1, description: $0) }
    let snapshot = SnapshotObject(app, sections: sections, applied: applies.snapshot)
    snapshot.base = applies.count
    giveTypes(to: snapshot)
    for section in app.sections { appNames.formUnion(section.items) }
    for outline in app.outlines.values { appNames.formUnion(outline.items) }
    return snapshot
  }

  /// The tree of a section with a section snapshot, as the data source keeps it; nil for other sections.
  func keptOutline(of section: String) -> CodeOutline? {
    guard !isProviding, let app = appSnapshot?() else { return applies.outlines[section]?.content }
    var known: [String: CodeIdentifier] = [:]
    for item in applies.outlines.values.flatMap({ $0.content.items }) + (applies.snapshot?.content.itemIdentifiers ?? []) {
      known[item.name] = item
    }
    return app.outlines[section]?.mapped { known[$0] ?? CodeIdentifier(name: $0, value: .string($0), description: $0) }
  }

  /// The commands for the edits of a snapshot. Nil if the content on screen has changed since the snapshot was taken.
  func edits(of snapshot: SnapshotObject) -> [String]? {
    guard let taken = snapshot.taken else { return snapshot.lines }
    guard let now = appSnapshot?() else { return nil }
    guard now.sections == taken.sections else { return nil }
    return (now.hasPendingEdits ? ["revert"] : []) + snapshot.lines
  }
}

extension Evaluator {
  /// The sections of a snapshot whose code could not be run to its end, each with the number of its items. Nil for sections without items,
  /// because the code may have been about to append some, and for those to which the statements that were not run add more.
  var sectionsFilled: [SectionFilled] {
    guard let filled else { return [] }
    let names = filled.sections.map { $0.name }
    var longer = Set<String>()
    for span in unfinished {
      let added = sectionsNamed(in: program.text(of: span), last: names.last ?? "")
      longer.formUnion(added.allSatisfy(names.contains) ? added : names)
    }
    return filled.sections.map { section in
      let count = (try? filled.content.itemIdentifiers(inSection: section).count) ?? 0
      return SectionFilled(name: section.name, count: count > 0 && !longer.contains(section.name) ? count : nil)
    }
  }

  /// The sections to which the calls in a piece of code add items, as their last names: `feed` for `toSection: Part.feed`. Calls without a
  /// section add to the last one, and the section of an insertion is unknown.
  private func sectionsNamed(in text: String, last: String) -> [String] {
    if text.contains(text: "insertItems(") { return [""] }
    let calls = text.split(separator: "(").filter { $0.hasSuffix("appendItems") }.count
    let parts = text.split { " (),:\n".contains($0) }
    let named = parts.indices.dropLast().filter { parts[$0] == "toSection" }.map { index in
      String(parts[index + 1].split(separator: ".").last ?? "").filter { $0 != "\"" }
    }
    return named + Array(repeating: last, count: max(0, calls - named.count))
  }
}

/// A section that the code has appended before its data was found to be unknown.
package struct SectionFilled: Sendable {
  package var name: String
  package var count: Int?
}
