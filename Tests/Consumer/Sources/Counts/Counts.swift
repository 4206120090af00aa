import CompositionalLayout
import Snapshots

/// The height of a grid with three columns that shows the items of a snapshot on a phone, in points.
public func gridHeight(of snapshot: Snapshot<String, Int>) throws -> Double {
  let third = Item(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
  let row = Group(
    content: .subitems(.horizontal, [.item(third)]),
    layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)))
  let phone = Environment(bounds: Size(width: 393, height: 852))
  let counts = try snapshot.sectionIdentifiers.map { try snapshot.numberOfItems(inSection: $0) }
  return solve(Layout(section: Section(group: row)), items: counts, in: phone).contentSize.height
}

/// The number of items that the difference between two snapshots moves.
public func moves(from old: Snapshot<String, Int>, to new: Snapshot<String, Int>) -> Int {
  difference(from: old, to: new).items.moved.count
}
