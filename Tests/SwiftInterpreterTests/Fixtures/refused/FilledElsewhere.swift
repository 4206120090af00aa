// swift-format-ignore-file
import UIKit

final class MeasuredViewController: UIViewController {
    private var heights: [Int: CGFloat] = [:]

    func measured(_ index: Int, _ cell: UIView) { heights[index] = cell.frame.height }

    func createLayout() -> UICollectionViewLayout {
        let height = heights[0] ?? 44
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }
}
