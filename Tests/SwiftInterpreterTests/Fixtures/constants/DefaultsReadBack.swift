// swift-format-ignore-file
import UIKit

/// UIKit's defaults for properties that the code does not set.
func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
        containerAnchor: .init(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: 0)))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = group.interItemSpacing?.spacing ?? 30
    section.contentInsets.top = item.edgeSpacing?.leading?.spacing ?? 30
    if badge.zIndex == 1, badge.itemAnchor == nil { section.contentInsets.bottom = 11 }
    if section.contentInsetsReference == .automatic { section.contentInsets.leading = badge.containerAnchor.offset.x }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: 0, y: -4))
    if header.alignment == .top { section.contentInsets.top += header.offset.y.advanced(by: 9) }
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if configuration.contentInsetsReference == .safeArea { configuration.interSectionSpacing = 8 }
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}
