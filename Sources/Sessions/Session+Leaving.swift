import Commands
import Documents
import Localization
import Snapshots

extension Session {
  /// What would be lost if the session ended now; nil if the document is as it was started, opened or saved, or a lesson's alone.
  ///
  /// - Complexity: O(document), if it was edited.
  package var unsavedWork: Phrase? {
    let document = state.workspace.document
    if let lesson = state.record.lesson, !lesson.replacedWork { return nil }
    guard document != state.saved else { return nil }
    var parts: [Phrase] = []
    let (sections, items) = document.views.reduce((0, 0)) { ($0.0 + $1.pending.numberOfSections, $0.1 + $1.pending.numberOfItems) }
    if sections > 0 { parts.append(counted(sections, "section")) }
    if items > 0 { parts.append(counted(items, "item")) }
    if !document.components.isEmpty { parts.append(counted(document.components.count, "component")) }
    let all = parts.isEmpty ? "the document was edited" : parts.joined(separator: ", ")
    return document.views.contains { $0.hasPendingEdits } ? "\(all), edits pending" : all
  }

  /// The last line of a terminal session that ends with unsaved work.
  ///
  /// - Parameter isKept: Whether `restore` can bring it back.
  package static func farewell(_ work: Phrase, isKept: Bool) -> Phrase {
    isKept ? "not saved: \(work); 'restore' in the next session brings this back" : "not saved: \(work)"
  }
}
