// swift-format-ignore-file
import UIKit

@resultBuilder
enum ItemsBuilder {
    static func buildBlock(_ items: NSCollectionLayoutItem...) -> [NSCollectionLayoutItem] { items }
}

func Row(height: CGFloat, @ItemsBuilder _ items: () -> [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: items())
}

func Cell(_ fraction: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
}

let builtSection = NSCollectionLayoutSection(group: Row(height: 70) {
    Cell(0.25)
    Cell(0.5)
    Cell(0.25)
})
