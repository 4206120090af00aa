/// A value that copies share until one of them is edited: a snapshot's tables, a document that undo keeps, and the views that documents share.
///
/// The accessors are inlinable so that reading one property of a document does not copy the whole document.
@usableFromInline
package struct CopyOnWriteBox<Value> {
  // Written only while it has one owner, which is the reason for `@unchecked` below.
  @usableFromInline
  final class Storage {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable
  package init(_ value: Value) { storage = Storage(value) }

  @inlinable package var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  /// Whether both share their value, which is then equal; false does not mean that the values differ.
  @inlinable
  package func isShared(with other: CopyOnWriteBox) -> Bool { storage === other.storage }
}

extension CopyOnWriteBox: @unchecked Sendable where Value: Sendable {}
