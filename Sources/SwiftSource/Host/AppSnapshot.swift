import SwiftParsing

/// What the app's data source holds when typed code asks it for its snapshot.
package struct AppSnapshot: Sendable {
  /// The sections on screen, each with its items.
  package var sections: [(name: String, items: [String])]
  /// Whether commands have edited the pending snapshot since, which an apply of this one drops.
  package var hasPendingEdits: Bool

  package init(sections: [(name: String, items: [String])], hasPendingEdits: Bool) {
    (self.sections, self.hasPendingEdits) = (sections, hasPendingEdits)
  }
}

extension Evaluator {
  /// `dataSource.snapshot()`: what is on screen, in the code's own values where it has applied them.
  func currentSnapshot(_ span: Span) throws(Refusal) -> Value {
    noteRead("sections")
    guard !isProviding, let app = appSnapshot?() else {
      if let applied { return .known(.snapshot(applied.copy())) }
      return isMakingData ? firstSnapshot : .known(.host(.sections))
    }
    let count = app.sections.reduce(0) { $0 + $1.items.count }
    guard count <= Self.elementLimit else { throw Refusal(.tooLarge(count), at: span) }
    let names = app.sections.map { $0.name }
    let snapshot = SnapshotObject(app, sections: (cases(named: names) ?? names.map { .string($0) }).map { item($0) })
    if let applied { snapshot.takeValues(from: applied) }
    snapshot.base = applyCount
    giveTypes(to: snapshot)
    return .known(.snapshot(snapshot))
  }
}
