// swift-format-ignore-file
import UIKit

final class StageView: UIView {}
final class StageViewController: UIViewController {
    func height() -> CGFloat { view is StageView ? 80 : 40 }

    func createLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height()))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }
}
