import Commands
import Documents
import Localization
import Snapshots

/// What somebody new is told once in a session at a prompt, when it first concerns them.
package struct FirstSteps: Sendable {
  /// Whether the star in the prompt is still to be explained.
  package var explainsStar: Bool
  /// Whether a picture is still to be offered.
  package var offersPicture: Bool
  /// The line that is offered in grey where nothing is typed yet.
  var offer: String?

  /// - Parameter lines: What was typed in earlier sessions: somebody who applied before knows what waits for it.
  package init(after lines: some Sequence<String>) {
    explainsStar = true
    offersPicture = true
    for line in lines {
      if line.hasPrefix("apply") { explainsStar = false }
      if line.hasPrefix("draw") { offersPicture = false }
    }
  }
}

extension Session {
  /// Takes note of what a typed command changed.
  func takeFirstSteps(since before: CopyOnWriteBox<Document>?, with context: RunContext) {
    guard var steps = firstSteps, let before, context.source.isTyped, context.keeping == .everything else { return }
    let (old, new) = (before.value.view, state.workspace.document.view)
    steps.offer = nil
    if steps.explainsStar, new.hasPendingEdits, !old.hasPendingEdits {
      say("the * in the prompt: edits are pending until 'apply' brings them on screen", with: context)
      steps.explainsStar = false
    }
    if steps.offersPicture, state.record.lesson == nil, new.applyCount > old.applyCount, new.applied.numberOfItems > 0, !new.uses.isEmpty {
      steps.offer = "draw"
      steps.offersPicture = false
    }
    firstSteps = steps
  }
}
