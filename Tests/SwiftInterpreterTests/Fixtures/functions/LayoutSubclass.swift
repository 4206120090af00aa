// swift-format-ignore-file
import UIKit

/// A layout subclass, created with an argument that has a default.
final class ShowcaseLayout: UICollectionViewCompositionalLayout {
    private static let gap: CGFloat = 6

    init(isLarge: Bool = false) {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = Self.gap * 2
        super.init(sectionProvider: { index, _ in
            ShowcaseLayout.section(columns: index + 1, height: isLarge ? 120 : 60)
        }, configuration: configuration)
        register(UICollectionReusableView.self, forDecorationViewOfKind: "plate")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private class func section(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        group.interItemSpacing = .fixed(gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        section.decorationItems = [.background(elementKind: "plate")]
        return section
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
