// swift-format-ignore-file
import UIKit

func keyedSection() -> NSCollectionLayoutSection {
    let sizes = ["small": CGSize(width: 40, height: 40), "medium": CGSize(width: 80, height: 80)]
    let chosen = sizes["large"]!
    let size = NSCollectionLayoutSize(widthDimension: .absolute(chosen.width), heightDimension: .absolute(chosen.height))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
