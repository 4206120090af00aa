// swift-format-ignore-file
import UIKit
final class CardsLayout: UICollectionViewCompositionalLayout {
    private let spacing: CGFloat
    init(spacing: CGFloat = 12) {
        self.spacing = spacing
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing * 2
        super.init(sectionProvider: { _, environment in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.container.contentSize.width / 2))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            section.interGroupSpacing = spacing
            return section
        }, configuration: configuration)
    }
    required init?(coder: NSCoder) { fatalError() }
}
