/// The difference that turns all items of one snapshot, ignoring sections, into those of another, with the fewest moves.
///
/// Complexity: O(n) without hashing an identifier, O(n log n) integer steps for identifiers whose order changed.
func flatDifference<SectionIdentifier, ItemIdentifier>(
  from old: Snapshot<SectionIdentifier, ItemIdentifier>, to new: Snapshot<SectionIdentifier, ItemIdentifier>
) -> CollectionDifference<ItemIdentifier> {
  let old = FlatSnapshot(old)
  let new = FlatSnapshot(new)
  let oldPositions = old.itemPositions(in: new)
  let staying = longestIncreasingSubsequence(of: oldPositions)
  var isKept = [Bool](repeating: false, count: old.items.slots.count)
  var destinations: [Int: Int] = [:]
  for (position, origin) in oldPositions.enumerated() where origin >= 0 {
    if staying[position] { isKept[Int(origin)] = true } else { destinations[Int(origin)] = position }
  }
  var changes: [CollectionDifference<ItemIdentifier>.Change] = []
  for position in isKept.indices where !isKept[position] {
    changes.append(.remove(offset: position, element: old.item(at: position), associatedWith: destinations[position]))
  }
  for position in staying.indices where !staying[position] {
    let origin = oldPositions[position] < 0 ? nil : Int(oldPositions[position])
    changes.append(.insert(offset: position, element: new.item(at: position), associatedWith: origin))
  }
  guard let difference = CollectionDifference(changes) else { preconditionFailure("every offset occurs once") }
  return difference
}
