// swift-format-ignore-file
import UIKit

struct WaterfallBuilder {
    let columns: Int
    let spacing: CGFloat
    let heights: [CGFloat]

    init(columns: Int = 2, spacing: CGFloat = 8, heights: [CGFloat] = [120, 180, 90, 150, 200, 110]) {
        self.columns = columns
        self.spacing = spacing
        self.heights = heights
    }

    func frames(in width: CGFloat) -> [CGRect] {
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var bottoms = [CGFloat](repeating: 0, count: columns)
        var frames = [CGRect]()
        for height in heights {
            guard let column = bottoms.indices.min(by: { bottoms[$0] < bottoms[$1] }) else { break }
            let x = CGFloat(column) * (columnWidth + spacing)
            frames.append(CGRect(x: x, y: bottoms[column], width: columnWidth, height: height))
            bottoms[column] += height + spacing
        }
        return frames
    }

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let frames = self.frames(in: environment.container.effectiveContentSize.width)
            let height = frames.map(\.maxY).max() ?? 0
            let group = NSCollectionLayoutGroup.custom(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            ) { _ in
                frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}

let waterfall = WaterfallBuilder().layout()
