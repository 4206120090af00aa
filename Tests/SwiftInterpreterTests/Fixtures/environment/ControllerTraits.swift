// swift-format-ignore-file
import UIKit

class ControllerTraits: UIViewController {
    private var isRegular: Bool { traitCollection.horizontalSizeClass == .regular }

    private func traitsLayout() -> UICollectionViewLayout {
        let fraction: CGFloat
        if isRegular && UITraitCollection.current.userInterfaceIdiom == .pad {
            fraction = 0.25
        } else if view.traitCollection.verticalSizeClass == .compact || isRegular {
            fraction = 1 / 3
        } else {
            fraction = 0.5
        }
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
