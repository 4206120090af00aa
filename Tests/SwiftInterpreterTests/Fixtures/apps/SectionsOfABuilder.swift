// swift-format-ignore-file
import UIKit
@resultBuilder enum SectionBuilder {
  static func buildBlock(_ parts: [NSCollectionLayoutSection]...) -> [NSCollectionLayoutSection] { parts.flatMap { $0 } }
  static func buildExpression(_ section: NSCollectionLayoutSection) -> [NSCollectionLayoutSection] { [section] }
  static func buildOptional(_ part: [NSCollectionLayoutSection]?) -> [NSCollectionLayoutSection] { part ?? [] }
  static func buildEither(first: [NSCollectionLayoutSection]) -> [NSCollectionLayoutSection] { first }
  static func buildEither(second: [NSCollectionLayoutSection]) -> [NSCollectionLayoutSection] { second }
  static func buildArray(_ parts: [[NSCollectionLayoutSection]]) -> [NSCollectionLayoutSection] { parts.flatMap { $0 } }
}
extension UICollectionViewCompositionalLayout {
  convenience init(spacing: CGFloat = 0, @SectionBuilder sections: @escaping () -> [NSCollectionLayoutSection]) {
    let made = sections()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    self.init(sectionProvider: { index, _ in made[index % made.count] }, configuration: configuration)
  }
}
extension NSCollectionLayoutSection {
  static func row(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
  func padded(_ inset: CGFloat) -> Self { contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset); return self }
}
final class BuiltViewController: UICollectionViewController {
  var showsPromo = true
  func createLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(spacing: 8) {
      NSCollectionLayoutSection.row(60)
      if showsPromo { NSCollectionLayoutSection.row(20).padded(10) }
      for height in [10, 15] as [CGFloat] { NSCollectionLayoutSection.row(height) }
    }
  }
}
//items 0=1,1=1,2=1,3=1
//= 0,0,393,60 10,78,373,20 0,116,393,10 0,134,393,15
