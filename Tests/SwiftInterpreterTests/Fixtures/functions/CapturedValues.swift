// swift-format-ignore-file
import UIKit
func captured() -> NSCollectionLayoutSection {
    var h: CGFloat = 50
    let make = { [h] in NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)) }
    h = 70
    return .init(group: .vertical(layoutSize: make(), subitems: [.init(layoutSize: make())]))
}
