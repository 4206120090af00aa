// swift-format-ignore-file
import UIKit

struct ShelfMetrics {
    static let bookWidth: CGFloat = 96
    static let bookInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
    @available(*, unavailable) init() {}
}

extension NSCollectionLayoutSize {
    static let fill = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
}
