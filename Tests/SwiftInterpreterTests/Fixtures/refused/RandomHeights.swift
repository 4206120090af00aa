// swift-format-ignore-file
import UIKit

func randomLayout() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))) { environment in
        (0..<2).map { index in
            let height = CGFloat.random(in: 100...200)
            return NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: height))
        }
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
