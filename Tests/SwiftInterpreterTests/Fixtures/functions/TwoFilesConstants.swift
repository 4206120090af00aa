// swift-format-ignore-file
import UIKit

enum Layout {
    static let padding: CGFloat = 16
    static let titleKind = "title.\(Grid.columns)"

    enum Grid {
        static let columns = 3
        static let fraction = 1 / CGFloat(columns)
        static let rowHeight = padding * 7.5
        static let itemInsets = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 4, trailing: 2)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    static func title(kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: kind, alignment: .topLeading)
    }
}
