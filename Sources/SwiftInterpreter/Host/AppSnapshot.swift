import SwiftParsing

/// What the app's data source holds when typed code asks it for its snapshot.
package struct AppSnapshot: Sendable {
  package struct AppSection: Equatable, Sendable {
    package var name: String
    package var items: [String]

    package init(name: String, items: [String]) { (self.name, self.items) = (name, items) }
  }

  /// The sections on screen, each with its items.
  package var sections: [AppSection]
  /// Whether commands have edited the pending snapshot since, which an apply of this one drops.
  package var hasPendingEdits: Bool
  /// Whether it is what is there now, since it is not known any more what was there when the code was typed: then code that names what
  /// is gone since is not refused.
  package var isStandIn: Bool

  package init(sections: [AppSection], hasPendingEdits: Bool, isStandIn: Bool = false) {
    (self.sections, self.hasPendingEdits, self.isStandIn) = (sections, hasPendingEdits, isStandIn)
  }
}

extension Evaluator {
  /// `dataSource.snapshot()`: what is on screen.
  func currentSnapshot(_ span: Span) throws(Refusal) -> Value {
    noteRead("sections")
    if let snapshot = try snapshotOnScreen(span) { return .known(.snapshot(snapshot)) }
    return isMakingData ? firstSnapshot : .known(.host(.sections))
  }

  /// A copy of what is on screen, in the code's own values where it has applied them; nil where only the numbers of items are known.
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
    return snapshot
  }

  /// The edits of a snapshot as they change what is on screen; nil where that is not what the snapshot was taken from any more.
  func edits(of snapshot: SnapshotObject) -> [String]? {
    guard let taken = snapshot.taken else { return snapshot.lines }
    guard let now = appSnapshot?() else { return nil }
    guard now.sections == taken.sections else { return nil }
    return (now.hasPendingEdits ? ["revert"] : []) + snapshot.lines
  }
}
