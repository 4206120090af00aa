// swift-format-ignore-file
import UIKit

@available(iOS 17.0, *)
extension NSCollectionLayoutSection {
    class var shelf: NSCollectionLayoutSection {
        let cover = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(110), heightDimension: .absolute(160)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(110), heightDimension: .absolute(160)), subitems: [cover])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.orthogonalScrollingProperties.bounce = .never
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.interGroupSpacing = 12
        section.contentInsets.leading = 20
        section.contentInsets.trailing = 20
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / environment.container.contentSize.width, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }
}
