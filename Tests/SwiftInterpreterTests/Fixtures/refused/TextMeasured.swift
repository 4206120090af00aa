// swift-format-ignore-file
import UIKit

func chipsSection(titles: [String] = ["all", "unread", "flagged"]) -> NSCollectionLayoutSection {
    let items = titles.map { title -> NSCollectionLayoutItem in
        let width = title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width + 24
        return NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(32)))
    }
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitems: items)
    return NSCollectionLayoutSection(group: group)
}
