// swift-format-ignore-file
import UIKit
// Statements whose data only the app has, beside a function that makes the layout.
struct Item: Hashable, Codable { let id: Int; let title: String }
var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
let items = try! JSONDecoder().decode([Item].self, from: Data())
snapshot.appendSections([0])
snapshot.appendItems(items)
func createLayout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
  let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
let layout = createLayout()
//= 0,0,393,44 0,44,393,44 0,88,393,44 0,132,393,44 0,176,393,44 0,220,393,44
//says the data in this code is not read
