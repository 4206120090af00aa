import UIKit
// Members that only collections of certain elements have.
extension Array where Element == CGFloat { var total: CGFloat { reduce(0, +) } }
extension Array where Element == Int { var total: Int { reduce(0, +) * 10 } }
extension Array where Element == NSCollectionLayoutItem {
  func row(_ h: CGFloat) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: self)
  }
}
extension Collection where Element: Numeric { func sum() -> Element { reduce(0, +) } }
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
func createSection() -> NSCollectionLayoutSection {
  let heights: [CGFloat] = [10, 20]
  let counts = [1, 2]
  let none: Int? = nil
  let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  let group = [item, item].row(heights.total + CGFloat(counts.total) + CGFloat(counts.sum()) + CGFloat(none.orZero))
  return NSCollectionLayoutSection(group: group)
}
//= 0.0,0,196.5,63 196.5,0,196.5,63 0.0,63,196.5,63 196.5,63,196.5,63 0.0,126,196.5,63 196.5,126,196.5,63
