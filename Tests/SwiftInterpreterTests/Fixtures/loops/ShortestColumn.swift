// swift-format-ignore-file
import UIKit

final class WaterfallLayout {
  struct Entry { let size: CGSize }
  let columnCount: Int
  let spacing: CGFloat
  init(columnCount: Int = 2, spacing: CGFloat = 10) { self.columnCount = columnCount; self.spacing = spacing }

  func section(for entries: [Entry], width: CGFloat) -> NSCollectionLayoutSection {
    let itemWidth = (width - spacing * CGFloat(columnCount - 1)) / CGFloat(columnCount)
    var bottoms = [CGFloat](repeating: 0, count: columnCount)
    var frames = [CGRect]()
    frames.reserveCapacity(entries.count)
    for entry in entries {
      let shortest = bottoms.indices.min(by: { bottoms[$0] < bottoms[$1] }) ?? bottoms.startIndex
      let h = (itemWidth * entry.size.height / entry.size.width).rounded(.down)
      frames.append(CGRect(x: CGFloat(shortest) * (itemWidth + spacing), y: bottoms[shortest], width: itemWidth, height: h))
      bottoms[shortest] = frames.last!.maxY + spacing
    }
    let height = max(0, (bottoms.max() ?? 0) - spacing)
    let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return NSCollectionLayoutSection(group: group)
  }
}

func createLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
    let sizes = [(100, 100), (100, 200), (50, 75), (80, 40)]
    return WaterfallLayout().section(for: sizes.map { .init(size: CGSize(width: $0.0, height: $0.1)) }, width: environment.container.effectiveContentSize.width)
  })
}
