// swift-format-ignore-file
import UIKit

final class Sizes { var height: CGFloat = 40 }

func layout() -> UICollectionViewLayout {
    let sizes = Sizes()
    // What it does with the object stands in another file.
    Feed.adjust(sizes)
    let height = sizes.height
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
