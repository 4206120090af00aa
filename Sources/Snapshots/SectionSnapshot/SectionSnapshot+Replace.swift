// Edits that cannot fail, for callers that checked the items. They ignore missing items.
extension SectionSnapshot {
  /// Appends an item as the last child of a parent, by default as the last root. Does nothing and returns false if the outline already
  /// contains the item or lacks the parent.
  ///
  /// Complexity: O(log n).
  @inlinable
  package mutating func appendNewItem(_ item: ItemIdentifier, to parent: ItemIdentifier?) -> Bool {
    guard !contains(item) else { return false }
    guard let parent else {
      put(item, level: 0, isExpanded: false, before: nil)
      return true
    }
    guard let slot = register.slot(of: parent) else { return false }
    let spot = spot(of: slot)
    put(item, level: level(at: spot) + 1, isExpanded: false, before: following(subtreeAt: spot).map { self.slot(at: $0) })
    return true
  }

  /// Replaces an item with another one, which gets its children and its expanded state. Does nothing for an unknown item, or if both are
  /// equal.
  ///
  /// If the other item is already in the outline, it keeps its position, and its children are replaced by those of the first item.
  /// Complexity: O(log n), or O(size of both subtrees · log n) if the other item is already in the outline.
  @inlinable
  package mutating func replaceItem(_ item: ItemIdentifier, by other: ItemIdentifier) {
    guard item != other, let slot = register.slot(of: item) else { return }
    let isExpanded = register.places[Int(slot)].isExpanded
    if contains(other) {
      mergeItem(inSlot: slot, into: other)
      if isExpanded { expand([other]) }
    } else {
      // The item's descendants follow at deeper levels, so they become those of the new item, which is inserted just before at the same
      // level.
      put(other, level: level(at: spot(of: slot)), isExpanded: isExpanded, before: slot)
      remove(1, from: index(ofSlot: slot))
    }
  }

  /// Deletes an item, and replaces the descendants of another item with those of the deleted one.
  @inlinable
  mutating func mergeItem(inSlot slot: Int32, into other: ItemIdentifier) {
    let below = subtree(ofSlot: slot, includingParent: false)
    remove(sizeOfSubtree(at: spot(of: slot)), from: index(ofSlot: slot))
    // The other item was a descendant, and is already deleted.
    guard let slot = register.slot(of: other) else { return }
    let spot = spot(of: slot)
    let (level, first) = (level(at: spot) + 1, index(ofSlot: slot) + 1)
    remove(sizeOfSubtree(at: spot) - 1, from: first)
    graft(below, level: level, before: self.slot(atIndex: first))
  }

  @inlinable
  func index(ofSlot slot: Int32) -> Int { order.position(of: slot, inLeaf: spot(of: slot).leaf).index }

  /// The same tree with other identifiers, which must differ for different items. Complexity: O(items · log n).
  package func mapped<Other>(_ identifier: (ItemIdentifier) -> Other) -> SectionSnapshot<Other> {
    var result = SectionSnapshot<Other>()
    for row in rows { result.put(identifier(row.item), level: Int32(row.level), isExpanded: row.isExpanded, before: nil) }
    return result
  }
}
