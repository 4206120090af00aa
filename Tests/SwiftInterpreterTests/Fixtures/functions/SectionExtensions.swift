// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
    static func horizontalShelf(itemSize: CGSize, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(itemSize.width), heightDimension: .absolute(itemSize.height))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = spacing
        return section
    }

    @discardableResult
    func withInsets(_ value: CGFloat) -> Self {
        contentInsets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
        return self
    }

    @discardableResult
    func withHeader(height: CGFloat, kind: String = UICollectionView.elementKindSectionHeader, pinned: Bool = false) -> Self {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: kind,
            alignment: .top)
        header.pinToVisibleBounds = pinned
        boundarySupplementaryItems += [header]
        return self
    }
}

func shelvesLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        .horizontalShelf(itemSize: CGSize(width: 100 + 20 * index, height: 80))
            .withInsets(10)
            .withHeader(height: 30)
    }
}
