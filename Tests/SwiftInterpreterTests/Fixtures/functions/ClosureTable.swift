// swift-format-ignore-file
import UIKit

typealias SectionMaker = (_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

final class DiscoverLayout {
    private let makers: [SectionMaker] = [
        { _ in DiscoverLayout.rows(of: 50) },
        { _ in
            let section = DiscoverLayout.rows(of: 100, width: 0.4)
            section.orthogonalScrollingBehavior = .groupPaging
            return section
        },
    ]

    private static func rows(of height: CGFloat, width: CGFloat = 1) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    func create() -> UICollectionViewLayout {
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { [weak self] index, environment in
            guard let self = self else { return nil }
            return self.makers[index % self.makers.count](environment)
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        return UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
    }
}
