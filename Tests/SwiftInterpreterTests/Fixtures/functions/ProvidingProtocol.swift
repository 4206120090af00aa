// swift-format-ignore-file
import UIKit

protocol SectionLayoutProviding {
    var spacing: CGFloat { get }
    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

extension SectionLayoutProviding {
    var spacing: CGFloat { 10 }

    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}

struct HeroProvider: SectionLayoutProviding {
    let spacing: CGFloat = 24

    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.bottom = spacing
        return section
    }
}

struct ChipsProvider: SectionLayoutProviding {
    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .absolute(32)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(32)), subitems: [item])
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }
}

final class ProviderList {
    private let providers: [SectionLayoutProviding]

    init(providers: [SectionLayoutProviding] = [HeroProvider(), ChipsProvider()]) {
        self.providers = providers
    }

    func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(sectionProvider: { [providers] index, environment in
            guard providers.indices.contains(index) else { return nil }
            return providers[index].layoutSection(environment: environment)
        })
    }
}
