// swift-format-ignore-file
import UIKit

func menuLayout(compact: Bool = true) -> UICollectionViewLayout {
    let unit: CGFloat = 6
    func space(_ units: CGFloat) -> CGFloat { units * unit }
    func tile(of fraction: CGFloat, inset: CGFloat = 0) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
    }
    func row(_ tiles: NSCollectionLayoutItem..., height: CGFloat) -> NSCollectionLayoutGroup {
        defer { print("made a row of \(tiles.count)") }
        return .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: tiles)
    }

    let stack = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(space(compact ? 30 : 40))),
        subitems: [
            row(tile(of: 0.5, inset: space(0.5)), tile(of: 0.5, inset: space(0.5)), height: space(10)),
            row(tile(of: 1), height: space(19)),
        ])
    stack.interItemSpacing = .fixed(space(1))
    return UICollectionViewCompositionalLayout(section: .init(group: stack))
}
