// swift-format-ignore-file
import UIKit

final class GridController: UICollectionViewController {
  convenience init() { self.init(collectionViewLayout: .rows(height: 50)) }
}

extension UICollectionViewLayout {
  static func rows(height: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}
//items 2
//= 0,0,393,50 0,50,393,50
