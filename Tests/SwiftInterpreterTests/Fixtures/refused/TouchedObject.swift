// swift-format-ignore-file
import UIKit

final class Sizes { var height: CGFloat = 40 }

func layout() -> UICollectionViewLayout {
    let sizes = Sizes()
    // The effect of this call on the object is defined in another file.
    Feed.adjust(sizes)
    let height = sizes.height
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
