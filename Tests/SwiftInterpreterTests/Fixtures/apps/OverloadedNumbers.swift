// swift-format-ignore-file
import UIKit
extension NSCollectionLayoutGroup {
  static func horizontal(height: CGFloat, _ items: NSCollectionLayoutItem...) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: items)
  }
}
extension NSCollectionLayoutItem {
  convenience init(width: CGFloat) { self.init(layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1))) }
}
extension CGFloat { static let third: CGFloat = 1 / 3; var half: CGFloat { self / 2 } }
extension Double { var half: Double { self / 2 } }
extension Int { var points: CGFloat { CGFloat(self) } }
func spacing() -> Double { 7 }
func spacing() -> CGFloat { 14 }
func makeMosaic() -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: .horizontal(height: 90.points, .init(width: .third), .init(width: 1 - .third)))
  section.interGroupSpacing = spacing()
  section.contentInsets.top = CGFloat(9).half
  return section
}
//items 3
//= 0,4.5,131,90 131,4.5,262,90 0,108.5,131,90
