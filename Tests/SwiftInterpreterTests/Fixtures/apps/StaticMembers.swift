import UIKit
// Static members of extensions, named with their type and without it.
extension NSCollectionLayoutSize {
  static let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  static func row(_ height: CGFloat) -> NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
}
extension NSDirectionalEdgeInsets {
  static let page = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  static func all(_ v: CGFloat) -> Self { .init(top: v, leading: v, bottom: v, trailing: v) }
}
extension NSCollectionLayoutItem {
  static var full: NSCollectionLayoutItem { .init(layoutSize: .full) };
  static func inset(by v: CGFloat) -> Self { let i = Self(layoutSize: .full); i.contentInsets = .all(v); return i }
}
extension NSCollectionLayoutDimension { static var half: NSCollectionLayoutDimension { .fractionalWidth(0.5) } }
extension NSCollectionLayoutSpacing { static let small = NSCollectionLayoutSpacing.fixed(4) }
extension NSCollectionLayoutGroup {
  class func line(_ items: NSCollectionLayoutItem...) -> NSCollectionLayoutGroup {
    let g = horizontal(layoutSize: .row(40), subitems: items); g.interItemSpacing = .small; return g
  }
}
extension NSCollectionLayoutSection {
  static func carousel() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.line(.inset(by: 2))
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .page
    return section
  }
  static var wide: NSCollectionLayoutSection { let s = carousel(); s.contentInsets = .all(3); return s }
}
class C: UIViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch index {
      case 0: return .carousel()
      case 1: return NSCollectionLayoutSection.carousel()
      default: return .wide
      }
    }
  }
}
//= 18,10,357,36 18,50,357,36 18,90,357,36 18,130,357,36 18,170,357,36 18,210,357,36 18,266,357,36 18,306,357,36 18,346,357,36 18,386,357,36 18,426,357,36 18,466,357,36 5,517,383,36 5,557,383,36 5,597,383,36 5,637,383,36 5,677,383,36 5,717,383,36
