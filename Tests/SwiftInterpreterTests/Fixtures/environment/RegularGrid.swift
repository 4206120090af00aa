// swift-format-ignore-file
import UIKit
extension UIViewController {
  var isRegular: Bool { traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular }
}
extension UICollectionViewLayout {
  static func grid(columns: Int, itemHeight: CGFloat? = nil, inset: CGFloat = 0, spacing: CGFloat = 0) -> UICollectionViewLayout {
    let height: NSCollectionLayoutDimension
    if let itemHeight { height = .absolute(itemHeight) } else { height = .fractionalWidth(1 / CGFloat(columns)) }
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
class PhotosVC: UIViewController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: .grid(columns: isRegular ? 5 : 3, inset: 8, spacing: 4))
}
