/// A value that copies share until one of them is edited, such as the tables of a snapshot or the views of a document.
///
/// The accessors are inlinable so that reading one property of a document does not copy the whole document.
@usableFromInline
package struct CopyOnWriteBox<Value> {
  // Written only while it has a single owner, which justifies `@unchecked` below. The value is stored behind a pointer, because Swift
  // checks every access to a class's variable for exclusivity: 30 checks for a line that appends an item, 12 % of its time.
  @usableFromInline
  final class Storage {
    @usableFromInline let value: UnsafeMutablePointer<Value>

    @inlinable
    init(_ value: Value) {
      self.value = .allocate(capacity: 1)
      self.value.initialize(to: value)
    }

    @inlinable
    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
    }
  }

  @usableFromInline var storage: Storage

  @inlinable
  package init(_ value: Value) { storage = Storage(value) }

  @inlinable package var value: Value {
    get { storage.value.pointee }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value.pointee) }
      yield &storage.value.pointee
    }
  }

  /// Passes the value to a closure without copying it.
  @inlinable
  package func read<Result>(_ body: (Value) -> Result) -> Result { body(storage.value.pointee) }

  /// Whether both share their value, which is then equal. False does not mean that the values differ.
  @inlinable
  package func isShared(with other: CopyOnWriteBox) -> Bool { storage === other.storage }
}

extension CopyOnWriteBox: @unchecked Sendable where Value: Sendable {}
