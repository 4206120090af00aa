import Snapshots

/// An identifier of the size a shell uses: 24 bytes.
private struct Word: Hashable, Sendable {
  let text: String
  let copy: Int
}

private func seconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

/// Prints the speed of snapshots and their differences, as ratios where a machine's speed would matter.
func snapshotBenchmarks() {
  measureAppends(count: 1_000_000)
}

private func measureAppends(count: Int) {
  let words = (0..<count).map { Word(text: "item\($0)", copy: 0) }
  var snapshot = Snapshot<Word, Word>()
  let section = Word(text: "main", copy: 0)
  try? snapshot.appendSections([section])
  let single = seconds { for word in words { _ = try? snapshot.appendItem(word, toSection: section) } }
  print("append \(count) singly: \(Int(single / Double(count) * 1e9)) ns each")
  let copied = seconds {
    for index in 0..<1000 {
      let kept = snapshot
      _ = try? snapshot.appendItem(Word(text: "copy\(index)", copy: 0), toSection: section)
      withExtendedLifetime(kept) {}
    }
  }
  print("append after a copy: \(Int(copied / 1000 * 1e9)) ns each")
}
func setBaseline() {
  let words = (0..<1_000_000).map { Word(text: "item\($0)", copy: 0) }
  for _ in 0..<2 {
  let t = seconds { var s = Set<Word>(); for w in words { s.insert(w) }; print(s.count) }
  print("set insert \(t*1000) ns each")
  let t2 = seconds { var s = Dictionary<Word,Int32>(minimumCapacity: 1_000_000); for w in words { s[w] = 1 }; print(s.count) }
  print("dict insert reserved \(t2*1000) ns each")
  let t3 = seconds { var h = 0; for w in words { h ^= w.hashValue }; print(h) }
  print("hash \(t3*1000) ns each")
  }
}
