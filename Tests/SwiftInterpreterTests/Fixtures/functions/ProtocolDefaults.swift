// swift-format-ignore-file
import UIKit
protocol SectionLayoutProviding {
    var itemHeight: CGFloat { get }
    var insets: NSDirectionalEdgeInsets { get }
    func layoutSection() -> NSCollectionLayoutSection
}
extension SectionLayoutProviding {
    var itemHeight: CGFloat { 44 }
    var insets: NSDirectionalEdgeInsets { .zero }
    func layoutSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemHeight))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets
        return section
    }
}
struct CardSection: SectionLayoutProviding {
    var itemHeight: CGFloat { 120 }
    var insets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20) }
}
struct PlainSection: SectionLayoutProviding {}
