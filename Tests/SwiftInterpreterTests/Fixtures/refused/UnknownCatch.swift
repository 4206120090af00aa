// swift-format-ignore-file
import UIKit

func layout() -> UICollectionViewLayout {
    var height: CGFloat = 40
    do {
        try Feed.check()
    } catch {
        height = 80
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
