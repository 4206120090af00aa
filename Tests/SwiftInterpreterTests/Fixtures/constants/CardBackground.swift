// swift-format-ignore-file
import UIKit

class SectionBackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
        layer.cornerRadius = 12
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) { fatalError("no nib") }
}

enum CardLayout {
    static let backgroundKind = "card-background"

    static func make() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 16, leading: 24, bottom: 16, trailing: 24)
        section.interGroupSpacing = 4

        let background = NSCollectionLayoutDecorationItem.background(elementKind: backgroundKind)
        background.contentInsets = .init(top: 8, leading: 12, bottom: 8, trailing: 12)
        section.decorationItems = [background]

        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(SectionBackgroundView.self, forDecorationViewOfKind: backgroundKind)
        return layout
    }
}
