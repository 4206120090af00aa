// swift-format-ignore-file
import UIKit

final class GridController: UICollectionViewController {
  init() { super.init(collectionViewLayout: GridController.layout(height: 50)) }
  required init?(coder: NSCoder) { fatalError() }

  static func layout(height: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}
//items 2
//= 0,0,393,50 0,50,393,50
