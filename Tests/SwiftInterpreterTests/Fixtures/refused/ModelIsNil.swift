// swift-format-ignore-file
import UIKit

final class DetailViewController: UIViewController {
    var product: Product?
    var onClose: (() -> Void)?

    private var height: CGFloat { product == nil ? 44 : 88 }

    func createLayout() -> UICollectionViewLayout {
        onClose?()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }
}
