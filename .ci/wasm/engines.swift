import CompositionalLayout
import Snapshots

// Functions that `engines.mjs` calls, and whose results it compares. `Int` has 32 bits here, so counts and hashes must fit.

/// A layout with three times the maximum number of cells of a section, more than an `Int` can count.
private var solution: Solution {
  let third = Item(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
  let row = Group(
    content: .subitems(.horizontal, [.item(third)]),
    layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)))
  let phone = Environment(bounds: Size(width: 393, height: 852))
  let items = Array(repeating: Solution.itemLimit, count: 3)
  return solve(Layout(section: Section(group: row)), items: items, in: phone)
}

@_expose(wasm, "elementCount")
func elementCount() -> Int { solution.elements.count }

@_expose(wasm, "lastCellTop")
func lastCellTop() -> Double { solution.cell(at: Solution.itemLimit - 1, inSection: 2)?.frame.minY ?? -1 }

private func lists() throws(SnapshotFault<Int, Int>) -> (Snapshot<Int, Int>, Snapshot<Int, Int>) {
  var old = Snapshot<Int, Int>()
  try old.appendSections([0])
  try old.appendItems(Array(0..<300_000))
  var new = old
  try new.deleteItems(Array(stride(from: 0, to: 300_000, by: 3)))
  try new.moveItem(299_999, beforeItem: 1)
  return (old, new)
}

@_expose(wasm, "itemCount")
func itemCount() -> Int { (try? lists().1.numberOfItems) ?? -1 }

@_expose(wasm, "deletedCount")
func deletedCount() -> Int { (try? lists()).map { difference(from: $0.0, to: $0.1).items.deleted.count } ?? -1 }

@_expose(wasm, "movedItem")
func movedItem() -> Int { (try? lists()).flatMap { difference(from: $0.0, to: $0.1).items.moved.first?.identifier } ?? -1 }
