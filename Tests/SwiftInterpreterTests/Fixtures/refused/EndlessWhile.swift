// swift-format-ignore-file
import UIKit

func endlessLayout() -> UICollectionViewLayout {
    var width: CGFloat = 0
    while width < 100 {
        width *= 2
    }
    let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(44))
    return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
