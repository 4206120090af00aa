/// A value held by reference until it is edited: undo keeps the documents before its steps, and these share the views that did not change.
///
/// An edit of a value that other boxes share edits a copy. The accessors are inlinable so that reading one property of a document does not
/// copy the whole document.
@usableFromInline
package struct CopyOnWriteBox<Value: Sendable>: Sendable {
  // The reason for `@unchecked`: the value is written only while it has a single owner.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable
  package init(_ value: Value) { storage = Storage(value) }

  @inlinable package var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  /// Whether both share their value, which is then equal; false does not mean that the values differ.
  package func isShared(with other: CopyOnWriteBox) -> Bool { storage === other.storage }
}
