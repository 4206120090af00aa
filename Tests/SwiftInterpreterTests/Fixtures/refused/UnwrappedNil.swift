// swift-format-ignore-file
import UIKit

class TilesViewController: UIViewController {
    private let tileHeight: CGFloat? = nil

    func tilesLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(tileHeight!))
        return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }
}
