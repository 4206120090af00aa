// swift-format-ignore-file
import UIKit

func staircase() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(90))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
        var items: [NSCollectionLayoutGroupCustomItem] = []
        let width = environment.container.effectiveContentSize.width
        for (index, x) in stride(from: CGFloat.zero, to: width - 40, by: 60).enumerated() {
            let y: CGFloat = index % 2 == 0 ? 0 : 40
            let frame = CGRect(x: x, y: y, width: 50, height: 50)
            items.append(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index))
        }
        return items
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
}
