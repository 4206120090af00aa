import Snapshots

/// Measures snapshots and their differences, as ratios that do not depend on the machine's speed.
func snapshotBenchmarks(_ figures: Figures) throws {
  try measureEdits(count: 1_000_000, figures)
  for count in [100_000, 1_000_000] { try measureDifferences(count: count, figures) }
  try measureAgainstStandardLibrary(figures)
  try differenceBenchmarks(figures)
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

private func snapshot(_ words: [Word]) throws -> Words {
  var snapshot = Words()
  try snapshot.appendSections([Word(-1)])
  try snapshot.appendItems(words)
  return snapshot
}

private func measureEdits(count: Int, _ figures: Figures) throws {
  let workload = "\(count) items of 24 bytes"
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
  let inserted = "of an insertion into a growing Set"
  figures.add("append one, \(workload)", single / insertion, inserted, remark: shown(nanoseconds: single / Double(count) * 1e9))
  let run = 256
  let runs = try fastest(of: 2) {
    var current = Words()
    try current.appendSections([section])
    for start in stride(from: 0, to: count, by: run) {
      _ = try current.appendItems(whileNew: ContiguousArray(words[start..<min(start + run, count)]), toSection: section)
    }
  }
  let each = shown(nanoseconds: runs / Double(count) * 1e9)
  figures.add("append \(run) one after another, \(workload)", runs / insertion, inserted, remark: each)
  figures.add("append all in one call, \(workload)", try fastest(of: 2) { _ = try snapshot(words) } / insertion, inserted)
  let others = (0..<1000).map { Word(count + $0) }
  let copied = try fastest(of: 3) {
    var current = built
    for word in others {
      let kept = current
      try current.appendItem(word, toSection: section)
      withExtendedLifetime(kept) {}
    }
  }
  figures.add("append one right after a copy, \(workload)", copied / 1000 * 1e9, "ns")
  let found = fastest(of: 5) { for word in words { _ = built.indexPath(of: word) } }
  figures.add("index path of an item, \(workload)", found / Double(count) * 1e9, "ns")
}

/// Differences of built snapshots; 1 = hashing both sides' identifiers once into sets.
private func measureDifferences(count: Int, _ figures: Figures) throws {
  var random = SystemRandomNumberGenerator()
  let words = (0..<count).map(Word.init)
  let old = try snapshot(words)
  let changed = mildlyChanged(words, using: &random, fresh: Word.init)
  let hashing = fastest(of: 5) {
    _ = Set(words)
    _ = Set(changed)
  }
  figures.add("hashing both sides of \(count) items into sets", hashing * 1000, "ms")
  func measure(_ what: String, _ new: Words) {
    figures.add("difference of \(count) items, \(what)", fastest(of: 5) { _ = difference(from: old, to: new) } / hashing, "of hashing")
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
func mildlyChanged<Identifier>(
  _ words: [Identifier], using random: inout some RandomNumberGenerator, fresh make: (Int) -> Identifier
) -> [Identifier] {
  let count = words.count
  var changed = words.filter { _ in Int.random(in: 0..<10, using: &random) != 0 }
  let moved = changed.indices.filter { _ in Int.random(in: 0..<50, using: &random) == 0 }
  for (place, other) in zip(moved, moved.shuffled(using: &random)) { changed.swapAt(place, other) }
  var fresh = count
  return changed.flatMap { word -> [Identifier] in
    guard Int.random(in: 0..<9, using: &random) == 0 else { return [word] }
    fresh += 1
    return [word, make(fresh)]
  }
}

private func measureAgainstStandardLibrary(_ figures: Figures) throws {
  var random = SystemRandomNumberGenerator()
  var count = 1000
  var last = (count: 0, ratio: 0.0)
  while true {
    let words = (0..<count).map(Word.init)
    let changed = mildlyChanged(words, using: &random, fresh: Word.init)
    let theirs = fastest(of: 1) { _ = changed.difference(from: words) }
    if theirs > 1 { break }
    let (old, new) = (try snapshot(words), try snapshot(changed))
    last = (count, theirs / fastest(of: 5) { _ = difference(from: old, to: new) })
    count *= 2
  }
  figures.add("the standard library's CollectionDifference of \(last.count) items, the most it does in a second", last.ratio, "x ours")
}
