// swift-format-ignore-file
import UIKit

final class ListController: UIViewController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rows(height: 90))

  func rows(height: CGFloat = 44) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}
//items 2
//= 0,0,393,90 0,90,393,90
