// swift-format-ignore-file
import UIKit

struct Metrics {
    let height: CGFloat
    init(height: CGFloat = Metrics().height) { self.height = height }
}

func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics().height))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
