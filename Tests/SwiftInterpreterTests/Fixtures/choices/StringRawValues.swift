// swift-format-ignore-file
import UIKit

enum Shelf: String, CaseIterable, CustomStringConvertible {
    case recent
    case favourites = "liked"
    case all

    var description: String { rawValue.capitalized }
    var kind: String { "header-" + rawValue }
    var isLast: Bool { self == Shelf.allCases.last }

    var width: NSCollectionLayoutDimension {
        switch self {
        case .recent, .favourites: .fractionalWidth(0.4)
        case .all: .fractionalWidth(1)
        }
    }

    static func at(_ index: Int) -> Shelf { allCases[index] }
}

let shelves = UICollectionViewCompositionalLayout { index, _ in
    let shelf = Shelf.at(index)
    let size = NSCollectionLayoutSize(widthDimension: shelf.width, heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))])
    let section = NSCollectionLayoutSection(group: group)
    if !shelf.isLast {
        section.orthogonalScrollingBehavior = .continuous
    }
    section.boundarySupplementaryItems = [
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: shelf.kind, alignment: .top)
    ]
    return section
}
