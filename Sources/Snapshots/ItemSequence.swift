/// The items of one section in order, read lazily.
///
/// The sequence is an independent value: later edits to the snapshot do not affect it.
public struct ItemSequence<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sequence, IteratorProtocol {
  @usableFromInline let records: SharedArray<Register<ItemIdentifier, Int32>.Record>
  @usableFromInline var slots: SlotSequence

  @inlinable
  init(_ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>, list: Int32) {
    records = snapshot.items.records
    slots = SlotSequence(order: snapshot.itemOrder, list: list)
  }

  /// The next item, or nil at the end. Complexity: O(1) on average.
  @inlinable
  public mutating func next() -> ItemIdentifier? {
    guard let slot = slots.next() else { return nil }
    return records[Int(slot)].identifier
  }
}
