// swift-format-ignore-file
import UIKit

extension CGFloat {
    /// The number of columns for each width, as specified by the designers.
    fileprivate var columnCount: Int {
        switch self {
        case ..<350: return 1
        case 350..<600: return 2
        case 600...900: return 3
        default: return 4
        }
    }
}

let widthTable = UICollectionViewCompositionalLayout { index, environment in
    let count = environment.container.effectiveContentSize.width.columnCount + (index > 0 ? 1 : 0)
    let gap: CGFloat = count > 3 ? 12 : 6
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item, count: count)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    return section
}
