// swift-format-ignore-file
import UIKit
final class LayoutModel {
    var itemsPerRow: Int = 2 {
        didSet { fraction = 1 / CGFloat(itemsPerRow) }
    }
    private(set) var fraction: CGFloat = 0.5
}
func makeGrid() -> NSCollectionLayoutSection {
    let model = LayoutModel()
    model.itemsPerRow = 4
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(model.fraction), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
}
