// swift-format-ignore-file
import UIKit

func mosaic() -> UICollectionViewLayout {
  let heights: [CGFloat] = [40, 60, 80]
  var it = heights.makeIterator()
  var groups: [NSCollectionLayoutItem] = []
  while let height = it.next() {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    groups.append(item)
  }
  var total: CGFloat = 0
  var range = (1...3).makeIterator()
  while let n = range.next() { total += CGFloat(n) * 10 }
  let outer = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(heights.reduce(0, +) + total)), subitems: groups)
  outer.interItemSpacing = .fixed(10)
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: outer))
}
