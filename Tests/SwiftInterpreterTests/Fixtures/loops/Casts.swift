// swift-format-ignore-file
import UIKit

class Row { var height: CGFloat { 40 } }
final class PictureRow: Row {
    let ratio: CGFloat
    init(ratio: CGFloat) { self.ratio = ratio }
    override var height: CGFloat { super.height * ratio }
}
struct Gap { let size: Int }

func castLayout() -> UICollectionViewLayout {
    let models: [Any] = [Row(), PictureRow(ratio: 2.5), Gap(size: 12), 30, "ignored", CGFloat(22)]
    var items: [NSCollectionLayoutItem] = []
    var spacing: CGFloat?

    for model in models {
        let height: CGFloat
        if let picture = model as? PictureRow {
            height = picture.height + 1
        } else if model is Row {
            height = (model as! Row).height
        } else if let gap = model as? Gap {
            spacing = CGFloat(gap.size)
            continue
        } else {
            switch model {
            case let number as Int: height = CGFloat(number)
            case let number as CGFloat where number > 20: height = number
            case is String: continue
            default: preconditionFailure()
            }
        }
        items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))))
    }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)), subitems: items)
    group.interItemSpacing = spacing.map { .fixed($0) }
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
}
