// swift-format-ignore-file
import UIKit

enum Store { static var loaded: [Int] = [] }

func layout() -> UICollectionViewLayout {
    let height: CGFloat = Store.loaded.isEmpty ? 80 : 40
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
