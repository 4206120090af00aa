import Commands
import Documents
import Exports
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

extension Session {
  /// Prints one line about errors or warnings that a command caused.
  func sayFindings(since before: Document, with context: RunContext) {
    guard let line = newFindings(from: before, to: state.workspace.document) else { return }
    print(.lines([line]), with: context)
  }

  /// The most severe new finding; nil if there is none.
  ///
  /// Linear in the components and in the sections of the snapshot, and constant if neither they nor the screen changed.
  func newFindings(from before: Document, to after: Document) -> StyledLine? {
    guard after.mayHaveOtherFindings(than: before) else { return nil }
    let findings = after.graveFindings(mindingMissingLayout: false)
    guard !findings.isEmpty else { return nil }
    let known = Set(before.graveFindings(mindingMissingLayout: true).map { $0.key })
    let new = findings.filter { !known.contains($0.key) }
    guard let first = new.first else { return nil }
    let others: Phrase = new.count == 1 ? "" : " (and \(new.count - 1) more)"
    let line = StyledLine("\(first.severity.words): ", first.severity.style) + StyledLine("\(first.message); 'lint' says why\(others)")
    return line.hanging(at: 2)
  }
}

extension Document {
  /// Whether anything changed that errors and warnings depend on. Edits of the pending snapshot do not count, except for marks.
  func mayHaveOtherFindings(than before: Document) -> Bool {
    guard current == before.current, views.count == before.views.count else { return false }
    let old = before.view
    return components != before.components || environment != before.environment || view.provider != old.provider
      || view.bounds != old.bounds
      || view.configuration != old.configuration || !view.applied.hasTriviallyIdenticalContent(to: old.applied)
      || view.pending.hasTriviallyIdenticalContent(to: old.pending) && !view.pending.isTriviallyIdentical(to: old.pending)
  }
}
