// swift-format-ignore-file
import UIKit
struct Decoration: OptionSet {
    let rawValue: Int
    static let header = Decoration(rawValue: 1 << 0)
    static let footer = Decoration(rawValue: 1 << 1)
    static let background = Decoration(rawValue: 1 << 2)
    static let all: Decoration = [.header, .footer, .background]
}
enum Factory {
    static func section(with decoration: Decoration = []) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        if decoration.contains(.header) {
            section.boundarySupplementaryItems.append(.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if decoration.contains(.footer) {
            section.boundarySupplementaryItems.append(.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        if !decoration.isDisjoint(with: .background) { section.decorationItems = [.background(elementKind: "bg")] }
        return section
    }
    static var layout: UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: section(with: [.header, .background]))
    }
}
