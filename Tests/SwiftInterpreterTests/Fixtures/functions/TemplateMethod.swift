// swift-format-ignore-file
import UIKit
class BaseProvider {
    var columns: Int { 1 }
    func itemHeight() -> CGFloat { 100 }
    func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemHeight())), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
final class HomeProvider: BaseProvider {
    override var columns: Int { 3 }
    override func itemHeight() -> CGFloat { super.itemHeight() * 1.5 }
}
