import Snapshots

/// Prints the speed of snapshots and their differences, as ratios that do not depend on the machine's speed.
func snapshotBenchmarks() throws {
  try measureEdits(count: 1_000_000)
  for count in [100_000, 1_000_000] { try measureDifferences(count: count) }
  try measureAgainstStandardLibrary()
}

/// An identifier of the size a shell uses: 24 bytes.
private struct Word: Hashable, Sendable {
  let text: String
  let copy: Int

  init(_ number: Int) {
    text = "item\(number)"
    copy = 0
  }
}

private typealias Words = Snapshot<Word, Word>

private func report(_ what: String, _ value: Double, per unit: String) {
  let hundredths = Int(value * 100 + 0.5)
  print("  \(what): \(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) \(unit)")
}

private func snapshot(_ words: [Word]) throws -> Words {
  var snapshot = Words()
  try snapshot.appendSections([Word(-1)])
  try snapshot.appendItems(words)
  return snapshot
}

private func measureEdits(count: Int) throws {
  print("edits, \(count) items of 24 bytes")
  let words = (0..<count).map(Word.init)
  let section = Word(-1)
  let insertion = fastest(of: 2) {
    var set = Set<Word>()
    for word in words { set.insert(word) }
  }
  var built = Words()
  let single = try fastest(of: 2) {
    built = Words()
    try built.appendSections([section])
    for word in words { try built.appendItem(word, toSection: section) }
  }
  report("append one", single / Double(count) * 1e9, per: "ns")
  report("append one", single / insertion, per: "of an insertion into a growing Set")
  report("append all in one call", try fastest(of: 2) { _ = try snapshot(words) } / insertion, per: "of the same")
  let others = (0..<1000).map { Word(count + $0) }
  let copied = try fastest(of: 3) {
    var current = built
    for word in others {
      let kept = current
      try current.appendItem(word, toSection: section)
      withExtendedLifetime(kept) {}
    }
  }
  report("append one right after a copy", copied / 1000 * 1e6, per: "µs")
  report("index path of an item", fastest(of: 5) { for word in words { _ = built.indexPath(of: word) } } / Double(count) * 1e9, per: "ns")
}

private func measureDifferences(count: Int) throws {
  print("differences, \(count) items; 1 = hashing both sides' identifiers once into sets")
  var random = SystemRandomNumberGenerator()
  let words = (0..<count).map(Word.init)
  let old = try snapshot(words)
  let changed = mildlyChanged(words, using: &random)
  let hashing = fastest(of: 5) {
    _ = Set(words)
    _ = Set(changed)
  }
  report("hashing", hashing * 1000, per: "ms")
  func measure(_ what: String, _ new: Words) {
    report(what, fastest(of: 5) { _ = difference(from: old, to: new) } / hashing, per: "of hashing")
  }
  measure("10 % deleted, 10 % inserted, 2 % moved", try snapshot(changed))
  measure("shuffled", try snapshot(words.shuffled(using: &random)))
  measure("reversed", try snapshot(words.reversed()))
  measure("no change, built anew", try snapshot(words))
  measure("no change, a copy", old)
  var added = old
  try added.insertItems([Word(-2)], beforeItem: words[count / 2])
  measure("one insertion into a copy", added)
  measure("one insertion, built anew", try snapshot(added.itemIdentifiers))
}

/// 10 % deleted, 10 % inserted, 2 % moved.
private func mildlyChanged(_ words: [Word], using random: inout some RandomNumberGenerator) -> [Word] {
  let count = words.count
  var changed = words.filter { _ in Int.random(in: 0..<10, using: &random) != 0 }
  let moved = changed.indices.filter { _ in Int.random(in: 0..<50, using: &random) == 0 }
  for (place, other) in zip(moved, moved.shuffled(using: &random)) { changed.swapAt(place, other) }
  var fresh = count
  return changed.flatMap { word -> [Word] in
    guard Int.random(in: 0..<9, using: &random) == 0 else { return [word] }
    fresh += 1
    return [word, Word(fresh)]
  }
}

private func measureAgainstStandardLibrary() throws {
  var random = SystemRandomNumberGenerator()
  var count = 1000
  var last = (count: 0, ratio: 0.0)
  while true {
    let words = (0..<count).map(Word.init)
    let changed = mildlyChanged(words, using: &random)
    let theirs = fastest(of: 1) { _ = changed.difference(from: words) }
    if theirs > 1 { break }
    let (old, new) = (try snapshot(words), try snapshot(changed))
    last = (count, theirs / fastest(of: 5) { _ = difference(from: old, to: new) })
    count *= 2
  }
  print("the standard library's CollectionDifference, \(last.count) items, the most it does in a second")
  report("takes", last.ratio, per: "times as long")
}
