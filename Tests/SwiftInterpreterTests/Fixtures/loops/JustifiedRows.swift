// swift-format-ignore-file
import UIKit

/// Photos in rows of equal height, as wide as the view.
func justifiedLayout() -> UICollectionViewLayout {
    let ratios: [CGFloat] = [1.5, 0.75, 1.0, 1.6, 0.5, 1.2, 1.0]
    let target: CGFloat = 120
    let spacing: CGFloat = 4

    return UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
        let width = environment.container.effectiveContentSize.width
        var frames: [CGRect] = []
        var row: [CGFloat] = []
        var y: CGFloat = 0
        for (index, ratio) in ratios.enumerated() {
            row.append(ratio)
            let needed = row.reduce(0) { $0 + $1 * target } + spacing * CGFloat(row.count - 1)
            guard needed >= width || index == ratios.count - 1 else { continue }
            let height = floor(min(target * 1.25, (width - spacing * CGFloat(row.count - 1)) / row.reduce(0, +)))
            var x: CGFloat = 0
            for ratio in row {
                frames.append(CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: floor(ratio * height), height: height)))
                x += floor(ratio * height) + spacing
            }
            y += height + spacing
            row.removeAll()
        }
        let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(y - spacing))) { _ in
            frames.map(NSCollectionLayoutGroupCustomItem.init(frame:))
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    })
}
