// swift-format-ignore-file
import UIKit

func snappingSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .snapping
    return section
}
