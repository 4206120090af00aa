// swift-format-ignore-file
import UIKit

struct TwoAnchors {
    let priceKind = "price"
    let ribbonKind = "ribbon"

    func section() -> NSCollectionLayoutSection {
        let price = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(24)),
            elementKind: priceKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 4)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        price.zIndex = 5
        let ribbon = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(12), heightDimension: .fractionalHeight(0.4)),
            elementKind: ribbonKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(120)),
            supplementaryItems: [price, ribbon])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)),
            subitems: [item])
        group.interItemSpacing = .flexible(0)
        return NSCollectionLayoutSection(group: group)
    }
}
