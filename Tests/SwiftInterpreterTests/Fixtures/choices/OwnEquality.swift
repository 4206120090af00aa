// swift-format-ignore-file
import UIKit
struct Tag: Equatable {
    let id: Int; let name: String
    static func == (a: Tag, b: Tag) -> Bool { a.id == b.id }
}
func section() -> NSCollectionLayoutSection {
    let same = Tag(id: 1, name: "a") == Tag(id: 1, name: "b")
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(same ? 50 : 90))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
