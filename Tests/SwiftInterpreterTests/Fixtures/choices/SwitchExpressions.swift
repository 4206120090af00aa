// swift-format-ignore-file
import UIKit

enum Density: Comparable, CaseIterable {
    case loose, normal, dense

    var spacing: Double {
        switch self {
        case .loose: 20
        case .normal: 10
        case .dense: 2
        }
    }
}

func densitySection(_ density: Density = .normal, isHighlighted: Bool = true) -> NSCollectionLayoutSection {
    let height: CGFloat = if isHighlighted { 80 } else if density < .normal { 60 } else { 40 }
    let columns = switch density {
    case .loose: 2
    case .normal where isHighlighted: 3
    default: 4
    }
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
    group.interItemSpacing = .fixed(density.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = density.spacing / 2
    return section
}
