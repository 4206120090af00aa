// swift-format-ignore-file
import UIKit
final class StageViewController: UIViewController {
    @IBOutlet private weak var banner: UIView!
    func layout() -> UICollectionViewLayout {
        let height = view.frame.height - banner.frame.height
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height / 4))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
