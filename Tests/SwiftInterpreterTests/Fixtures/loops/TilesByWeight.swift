// swift-format-ignore-file
import UIKit

extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
struct Tile { var w: CGFloat; var h: CGFloat }

func gallery() -> UICollectionViewCompositionalLayout {
  let tiles = [Tile(w: 1, h: 1), Tile(w: 2, h: 1), Tile(w: 3, h: 2), Tile(w: 1, h: 2), Tile(w: 1, h: 1)]
  let rows = tiles.chunked(into: 2)
  let rowHeights = rows.map { $0.map(\.h).max()! * 30 }
  let groups: [NSCollectionLayoutGroup] = rows.enumerated().map { index, row in
    let total = row.reduce(0) { $0 + $1.w }
    let items = row.map { tile in
      NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(tile.w / total), heightDimension: .fractionalHeight(1)))
    }
    return .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeights[safe: index] ?? 0)), subitems: items)
  }
  let outer = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeights.reduce(0, +))), subitems: groups)
  return .init(section: .init(group: outer))
}
