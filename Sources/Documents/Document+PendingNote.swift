import Localization
import Rendering

extension Document {
  /// The note, in answers about the screen, that edits are pending; nil if there are none.
  package var pendingNote: StyledLine? {
    view.hasPendingEdits ? StyledLine("edits are pending: this is the applied snapshot; 'apply' includes them", .faint) : nil
  }

  /// The note, in errors about the screen, that edits are pending.
  package var notesOnPendingEdits: [Phrase] {
    view.hasPendingEdits ? ["edits are pending; the screen still shows the applied snapshot"] : []
  }

  /// The same note as a JSON member.
  package var pendingMember: [JSON.Member] { view.hasPendingEdits ? [JSON.Member("pending", true)] : [] }
}

extension JSONShape.Member {
  /// True if edits are pending; absent otherwise.
  package static let pending = JSONShape.Member("pending", .constant(true), isOptional: true)
}
