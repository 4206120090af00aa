import HashTreeCollections

// Edits that cannot fail, for callers that checked the items. They ignore missing items.
extension Snapshot {
  /// Replaces an item with another one, and drops its marks. If the other item is already in the snapshot, it moves there. Does nothing for
  /// an unknown item, or if both are equal.
  ///
  /// Complexity: O(log n).
  @inlinable
  package mutating func replaceItem(_ identifier: ItemIdentifier, by other: ItemIdentifier) {
    guard identifier != other, contains(item: identifier) else { return }
    _ = insert(other, beside: identifier, offset: 1)
    removeItem(identifier)
  }

  /// A copy of the snapshot in which one item is replaced by another, which gets its marks. Complexity: O(log n).
  @inlinable
  package func replacing(_ identifier: ItemIdentifier, by other: ItemIdentifier) -> Snapshot {
    guard contains(item: identifier) else { return self }
    var copy = self
    copy.reloadedItems.replace(identifier, by: other)
    copy.reconfiguredItems.replace(identifier, by: other)
    copy.replaceItem(identifier, by: other)
    return copy
  }

  /// A copy of the snapshot with transformed items. If two items become equal, the first stays. Complexity: O(n).
  @inlinable
  package func mapItems(_ transform: (ItemIdentifier) -> ItemIdentifier) -> Snapshot {
    guard itemIdentifiers.untilCancelled.contains(where: { transform($0) != $0 }) else { return self }
    var result = Snapshot()
    for section in SlotSequence(order: sectionOrder, list: sectionList) {
      let target = result.addSection(sections.records[Int(section)].identifier, at: result.sectionEnd)
      for item in ItemSequence(self, list: sections.places[Int(section)].list).untilCancelled {
        let other = transform(item)
        if !result.contains(item: other) { _ = result.append(other, toSlot: target) }
      }
    }
    result.reloadedSections = reloadedSections
    for item in reloadedItemIdentifiers.untilCancelled { result.reloadedItems.insert(result.stored(transform(item))) }
    for item in reconfiguredItemIdentifiers.untilCancelled { result.reconfiguredItems.insert(result.stored(transform(item))) }
    return result
  }

  /// Deletes an item and its marks; ignores an unknown one. Complexity: O(log n).
  @inlinable
  package mutating func removeItem(_ identifier: ItemIdentifier) {
    guard let slot = items.slot(of: identifier) else { return }
    detach(slot)
    forgetItem(slot)
  }

  /// Inserts items just before `next`, or at the end of a section if `next` is nil or unknown, in the given order. Moves items that are
  /// already in the snapshot. Appends the section if it is missing, as `apply(_:to:)` does.
  ///
  /// Complexity: O(count · log n).
  @inlinable
  package mutating func put(_ identifiers: [ItemIdentifier], before next: ItemIdentifier?, inSection section: SectionIdentifier) {
    let target = sections.slot(of: section) ?? addSection(section, at: sectionEnd)
    for identifier in identifiers.untilCancelled {
      if let next, next != identifier, contains(item: next) {
        _ = insert(identifier, beside: next, offset: 0)
      } else {
        _ = append(identifier, toSlot: target)
      }
    }
  }
}

extension Marks {
  /// Transfers a mark to another identifier. If both are marked, the earlier turn is kept. Complexity: O(1) on average.
  @inlinable
  mutating func replace(_ identifier: Identifier, by other: Identifier) {
    guard !isEmpty, let turn = turns.removeValue(forKey: identifier) else { return }
    turns[other] = turns[other].map { Swift.min($0, turn) } ?? turn
  }
}
