// Edits that cannot fail, for callers who have checked that the items are present: missing ones are ignored.
extension SectionSnapshot {
  /// Adds an item as the last child of a parent, or as the last root if none is named, and returns true; returns false and does nothing
  /// if the outline already contains it, or does not contain the parent. Complexity: O(log n).
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

  /// Puts another item in the place of one: it has its children, and is expanded if that was. Does nothing for an unknown item, or if
  /// both are the same.
  ///
  /// Another item that is in the outline already stays where it is, and its children give way to those of the one.
  /// Complexity: O(log n), and O(size of both subtrees · log n) for an item that is there already.
  @inlinable
  package mutating func replaceItem(_ item: ItemIdentifier, by other: ItemIdentifier) {
    guard item != other, let slot = register.slot(of: item) else { return }
    let isExpanded = register.places[Int(slot)].isExpanded
    if contains(other) {
      mergeItem(inSlot: slot, into: other)
      if isExpanded { expand([other]) }
    } else {
      // What is below the item follows it at a greater level, and so is below whatever stands just before it at its own.
      put(other, level: level(at: spot(of: slot)), isExpanded: isExpanded, before: slot)
      remove(1, from: index(ofSlot: slot))
    }
  }

  /// Deletes an item, and puts what was below it in the place of what is below another.
  @inlinable
  mutating func mergeItem(inSlot slot: Int32, into other: ItemIdentifier) {
    let below = subtree(ofSlot: slot, includingParent: false)
    remove(sizeOfSubtree(at: spot(of: slot)), from: index(ofSlot: slot))
    // The other was below the item, and went with it.
    guard let slot = register.slot(of: other) else { return }
    let spot = spot(of: slot)
    let (level, first) = (level(at: spot) + 1, index(ofSlot: slot) + 1)
    remove(sizeOfSubtree(at: spot) - 1, from: first)
    graft(below, level: level, before: self.slot(atIndex: first))
  }

  @inlinable
  func index(ofSlot slot: Int32) -> Int { order.position(of: slot, inLeaf: spot(of: slot).leaf).index }
}
