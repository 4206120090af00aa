// swift-format-ignore-file
import UIKit
func createLayout() -> UICollectionViewLayout {
    let rows = 3
    let rowHeight: Double = 10
    let height = rowHeight * rows
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
