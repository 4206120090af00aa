// swift-format-ignore-file
import UIKit

final class StyledViewController: UIViewController {
    private var tint: UIColor { traitCollection.userInterfaceStyle == .dark ? .white : .black }

    func createLayout() -> UICollectionViewLayout {
        let isDark = traitCollection.userInterfaceStyle == .dark
        view.backgroundColor = isDark ? .black : .white
        view.tintColor = !isDark ? tint : nil
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
