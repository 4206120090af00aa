import CompositionalLayout
import Sessions
import Snapshots

/// Lays out 100,000,000 items, which takes no longer than laying out ten items, because a solution stores patterns and counts.
func layoutBenchmark() {
  let third = LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
  let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
  let group = Group(content: .subitems(.horizontal, [.item(Item(layoutSize: third))]), layoutSize: row, interItemSpacing: .fixed(8))
  let layout = Layout(section: Section(group: group, interGroupSpacing: 8))
  let phone = Environment(bounds: Size(width: 390, height: 844))
  func time(items: Int) -> Double {
    let end = Double(items / 3) * 108
    let screen = Rect(x: 0, y: end - 844, width: 390, height: 844)
    return fastest(of: 20) {
      for _ in 0..<100 { keep(solve(layout, items: [items], in: phone).elements(in: screen)) }
    } / 100
  }
  let many = time(items: 100_000_000)
  report("solve 100,000,000 items and list a screen of them", many / time(items: 100), "of 100 items", seconds: many)
}

/// Compares two snapshots that were built separately. The unit is the time to put the identifiers of both into sets.
func snapshotBenchmarks() throws {
  var random = SystemRandomNumberGenerator()
  for count in [100_000, 1_000_000] {
    let names = (0..<count).map { "item\($0)" }
    let changed = mildlyChanged(names, using: &random)
    let hashing = fastest(of: 5) {
      keep(Set(names))
      keep(Set(changed))
    }
    let (old, new) = (try snapshot(names), try snapshot(changed))
    let time = fastest(of: 5) { keep(difference(from: old, to: new)) }
    report("difference of \(count) items, 10 % deleted, 10 % inserted, 2 % moved", time / hashing, "of hashing them", seconds: time)
  }
}

private func snapshot(_ names: [String]) throws -> Snapshot<Int, String> {
  var snapshot = Snapshot<Int, String>()
  try snapshot.appendSections([0])
  try snapshot.appendItems(names)
  return snapshot
}

private func mildlyChanged(_ names: [String], using random: inout some RandomNumberGenerator) -> [String] {
  var changed = names.filter { _ in Int.random(in: 0..<10, using: &random) != 0 }
  let moved = changed.indices.filter { _ in Int.random(in: 0..<50, using: &random) == 0 }
  for (place, other) in zip(moved, moved.shuffled(using: &random)) { changed.swapAt(place, other) }
  return changed.flatMap { Int.random(in: 0..<9, using: &random) == 0 ? [$0, "new-\($0)"] : [$0] }
}

/// Draws the visible part of a million items, from the typed line to the last character.
func pictureBenchmark() {
  func time(items: Int) -> Double {
    let session = Session()
    let output = Output()
    let lines = "container 390x844; template photos; append sections main; append items 1...\(items) to main; apply; scroll to 0,3000"
    _ = session.runLines(Array(lines.utf8), from: .command, to: output)
    let draw = Array("draw --visible".utf8)
    return fastest(of: 20) { _ = session.runLines(draw, from: .command, to: output) }
  }
  let many = time(items: 1_000_000)
  report("draw what is visible of 1,000,000 items", many / time(items: 1_000), "of 1,000 items", seconds: many)
}
