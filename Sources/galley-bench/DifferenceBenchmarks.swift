import Snapshots

/// As large as a UUID, and as random.
private struct Identity: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  init(_ random: inout some RandomNumberGenerator) {
    high = random.next()
    low = random.next()
  }
}

private typealias Identities = Snapshot<Int, Identity>

private func snapshot(_ identities: [Identity]) throws -> Identities {
  var snapshot = Identities()
  try snapshot.appendSections([0])
  try snapshot.appendItems(identities)
  return snapshot
}

/// Measures what an app pays that gives its data source new snapshots of UUIDs, as multiples of writing one raw frame into memory in the
/// same run, where that takes half a nanosecond: 400,000 of them are 0.2 ms.
func differenceBenchmarks(_ figures: Figures) throws {
  let write = rawFrameWrite()
  var random = SystemRandomNumberGenerator()
  var others = random
  func add(_ name: String, _ seconds: Double, atMost bound: Double) {
    figures.add(name, seconds * 1e9 / write, "raw writes", .atMost(bound), remark: milliseconds(seconds))
  }
  let few = (0..<5_000).map { _ in Identity(&random) }
  let (old, new) = (try snapshot(few), try snapshot(edited(few, by: 1_000, moves: 200, using: &random)))
  let small = fastest(of: 50) { keep(difference(from: old, to: new)) }
  add("difference of 5000 UUIDs, 1000 deleted, 1000 inserted, 200 moved", small, atMost: 400_000)
  for (count, bound) in [(100_000, 40e6), (1_000_000, 500e6)] {
    let identities = (0..<count).map { _ in Identity(&random) }
    let old = try snapshot(identities)
    let changed = mildlyChanged(identities, using: &random) { _ in Identity(&others) }
    let whole = try fastest(of: 5) { keep(difference(from: old, to: try snapshot(changed))) }
    add("build a snapshot of \(count) UUIDs, 10 % deleted, 10 % inserted, 2 % moved, and take the difference", whole, atMost: bound)
  }
}

/// Deletes as many as it inserts, at random places, and exchanges pairs until so many have moved.
private func edited(
  _ identities: [Identity], by count: Int, moves: Int, using random: inout some RandomNumberGenerator
) -> [Identity] {
  var edited = identities
  for _ in 0..<count { edited.remove(at: Int.random(in: 0..<edited.count, using: &random)) }
  for _ in 0..<moves / 2 {
    edited.swapAt(Int.random(in: 0..<edited.count, using: &random), Int.random(in: 0..<edited.count, using: &random))
  }
  for _ in 0..<count { edited.insert(Identity(&random), at: Int.random(in: 0...edited.count, using: &random)) }
  return edited
}
