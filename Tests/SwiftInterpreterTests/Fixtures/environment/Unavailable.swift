// swift-format-ignore-file
import UIKit

func oldSystems() -> NSCollectionLayoutSection {
    var header = CGFloat(30)
    if #unavailable(iOS 15) { header = 44 }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    if #available(iOS 16, macCatalyst 16, *), header < 40 {
        section.supplementaryContentInsetsReference = .none
    } else {
        section.supplementariesFollowContentInsets = false
    }
    section.contentInsets = .init(top: 0, leading: 15, bottom: 0, trailing: 15)
    return section
}
