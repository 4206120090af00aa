// swift-format-ignore-file
import UIKit

enum Kind: String {
    case header, banner
}

func kindSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: Kind.footer.rawValue)]
    return section
}
