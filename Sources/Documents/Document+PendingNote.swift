import Localization
import Rendering

extension Document {
  /// The note on pending edits in answers about the screen.
  package var pendingNote: StyledLine? {
    view.hasPendingEdits ? StyledLine("edits are pending: this is the applied snapshot; 'apply' shows them", .faint) : nil
  }

  /// The same as a JSON member.
  package var pendingMember: [JSON.Member] { view.hasPendingEdits ? [JSON.Member("pending", true)] : [] }
}

extension JSONShape.Member {
  /// Whether edits are pending; missing where none are.
  package static let pending = JSONShape.Member("pending", .constant(true), isOptional: true)
}
