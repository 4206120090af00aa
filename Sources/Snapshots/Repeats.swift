/// The identifiers that occur more than once, each listed once, ordered by their second occurrence (`diffable-rules 2.1`).
///
/// Complexity: O(count).
@inlinable
func repeats<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
  guard identifiers.count > 1 else { return [] }
  var seen = Set<Identifier>(minimumCapacity: identifiers.count)
  var named: Set<Identifier> = []
  return identifiers.untilCancelled.filter { !seen.insert($0).inserted && named.insert($0).inserted }
}
