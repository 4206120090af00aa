// swift-format-ignore-file
import UIKit

indirect enum HomeSection: Hashable {
    case carousel(height: CGFloat, peek: CGFloat = 0.9)
    case grid(columns: Int)
    case padded(HomeSection, by: CGFloat)

    var layoutSection: NSCollectionLayoutSection {
        switch self {
        case let .carousel(height, peek):
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(peek), heightDimension: .absolute(height)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            return section
        case .grid(let columns) where columns > 1:
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        case .grid:
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)), subitems: [item]))
        case .padded(let inner, by: let value):
            let section = inner.layoutSection
            section.contentInsets = .init(top: value, leading: value, bottom: value, trailing: value)
            return section
        }
    }
}

struct Home {
    let sections: [HomeSection] = [
        .carousel(height: 120),
        .grid(columns: 1),
        .padded(.grid(columns: 2), by: 12),
    ]

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in sections[index].layoutSection }
    }
}
