// swift-format-ignore-file
import UIKit

extension UITraitCollection {
    var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

func directedLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(90), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = environment.traitCollection.isRightToLeft
            ? .init(top: 0, leading: 3, bottom: 0, trailing: 30)
            : .init(top: 0, leading: 30, bottom: 0, trailing: 3)
        return section
    }
}
