// swift-format-ignore-file
import UIKit

/// The description of a section, and a closure that makes its group.
final class SectionDescription {
    var insets = NSDirectionalEdgeInsets.zero
    var spacing: CGFloat = 0
    var headerHeight: CGFloat?

    let make: (SectionDescription) -> NSCollectionLayoutGroup

    init(_ make: @escaping (SectionDescription) -> NSCollectionLayoutGroup) {
        self.make = make
    }
}

extension SectionDescription {
    convenience init(rows height: CGFloat, configure: (SectionDescription) -> () = { _ in }) {
        self.init { description in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height + description.spacing))
            return NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        }
        configure(self)
    }

    var section: NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: make(self))
        section.contentInsets = insets
        section.interGroupSpacing = spacing
        if let height = headerHeight {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            section.boundarySupplementaryItems = [
                .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }
}

func notesLayout() -> UICollectionViewCompositionalLayout {
    let description = SectionDescription(rows: 30) { description in
        description.spacing = 5
        description.insets.top = 9
        description.headerHeight = 21
    }
    return UICollectionViewCompositionalLayout(section: description.section)
}
