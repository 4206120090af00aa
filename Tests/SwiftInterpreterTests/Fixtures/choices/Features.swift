// swift-format-ignore-file
import UIKit

struct Features: OptionSet {
    let rawValue: Int
    static let header = Features(rawValue: 1 << 0)
    static let background = Features(rawValue: 1 << 1)
    static let carousel = Features(rawValue: 1 << 2)
    static let all: Features = [.header, .background, .carousel]
}

final class FeaturedSection {
    static let shared = FeaturedSection(features: Features.all.subtracting(.carousel))
    let features: Features

    private init(features: Features) { self.features = features }

    func make() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if features.contains(.header) {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)), elementKind: "h", alignment: .top))
        }
        if !features.isDisjoint(with: [.background]) {
            section.decorationItems = [.background(elementKind: "bg")]
        }
        if features.contains(.carousel) {
            section.orthogonalScrollingBehavior = .continuous
        }
        return section
    }
}

func featuredLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: FeaturedSection.shared.make())
}
