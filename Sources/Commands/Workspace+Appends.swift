import Cancelling
import CommandLanguage
import Documents
import Exports
import HashTreeCollections
import Linting
import Snapshots

extension Workspace {
  /// Appends items. If all of them are new, undo removes them without keeping the previous document.
  ///
  /// - Returns: The existing items, which were moved.
  package mutating func append(_ words: [String], to section: String?) throws(Diagnostic) -> [ItemIdentifier] {
    let hasOutlines = kept.read { !$0.views.current.pendingOutlines.isEmpty }
    if hasOutlines, let section = document.views.current.hierarchicalSection(section) {
      try editOutline(of: section, .append(document.views.current.identifiers(for: words), to: nil))
      return []
    }
    if words.count == 1, try appendNew(words[0], to: section) { return [] }
    let current = document.current
    let hadPendingEdits = document.views.current.hasPendingEdits
    let moved = try editPending { (view: inout View) throws(DocumentFault) in
      if view.identity == .id, try view.pending.appendNewItems(words.lazy.map { ItemIdentifier(word: $0) }, toSection: section) {
        return [ItemIdentifier]()
      }
      let before = view.pending
      let items = view.identifiers(for: words)
      let moved = try view.pending.appendItems(items, toSection: section)
      if moved.count == items.count { view.stay(items, asIn: before) }
      return moved
    }
    guard moved.isEmpty else { return moved }
    let pending = document.views.current.pending
    let index = section.flatMap { pending.indexOfSection($0) } ?? pending.numberOfSections - 1
    inverse = .removeLastItems(
      DocumentChange.Appended(view: Int32(current), section: Int32(index), count: Int32(words.count), hadPendingEdits: hadPendingEdits))
    return []
  }

  /// Appends an item if it is new and is identified only by its word. Returns whether it was appended.
  private mutating func appendNew(_ word: String, to section: String?) throws(Diagnostic) -> Bool {
    let (isByIdentifier, current, hadPendingEdits) = kept.read { document in
      (document.views.current.identity == .id, document.current, document.views.current.hasPendingEdits)
    }
    guard isByIdentifier else { return false }
    let item = ItemIdentifier(word: word)
    do throws(DocumentFault) {
      guard let index = try document.views.current.pending.appendNewItem(item, toSection: section) else { return false }
      inverse = .removeLastItems(
        DocumentChange.Appended(view: Int32(current), section: Int32(index), count: 1, hadPendingEdits: hadPendingEdits))
    } catch {
      throw Diagnostic(error, in: document.view)
    }
    document.views.current.hasPendingEdits = true
    return true
  }
}

extension View {
  /// Restores the older pending snapshot if all items were already at their positions, so that the edit changes nothing.
  ///
  /// - Complexity: O(items · log n).
  mutating func stay(_ items: [ItemIdentifier], asIn before: DocumentSnapshot) {
    guard pending.numberOfItems == before.numberOfItems else { return }
    if items.untilCancelled.allSatisfy({ pending.hasItem($0, whereIn: before) }) { pending = before }
  }
}
