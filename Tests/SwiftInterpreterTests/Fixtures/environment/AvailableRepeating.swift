// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutGroup {
    static func row(layoutSize: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        if #available(iOS 16.0, *) {
            return .horizontal(layoutSize: layoutSize, repeatingSubitem: item, count: count)
        } else {
            return .horizontal(layoutSize: layoutSize, subitem: item, count: count)
        }
    }
}

func availableLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.row(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), item: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    guard #available(iOS 14, *) else {
        section.contentInsets.leading = 7
        return UICollectionViewCompositionalLayout(section: section)
    }
    section.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section)
}
