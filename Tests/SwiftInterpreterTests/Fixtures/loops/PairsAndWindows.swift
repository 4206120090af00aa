// swift-format-ignore-file
import UIKit

struct Pack { let sizes: [CGFloat]
  var pairs: Zip2Sequence<[CGFloat], ArraySlice<CGFloat>> { zip(sizes, sizes.dropFirst()) }
  var gaps: [CGFloat] { pairs.map { abs($0 - $1) } } }
func layout() -> UICollectionViewLayout {
  let p = Pack(sizes: [30, 50, 45, 80])
  let (smallest, largest) = (p.gaps.min() ?? 0, p.gaps.max() ?? 0)
  let heights = sequence(first: CGFloat(10), next: { $0 < 80 ? $0 * 2 : nil })
  let total = heights.prefix(while: { $0 < 60 }).reduce(0, +)
  let windows = p.sizes.indices.dropLast().map { p.sizes[$0...].prefix(2).reduce(0, +) }
  let idx = p.sizes.firstIndex(of: 45).map { $0 + 1 } ?? 0
  let uniq = Array(Set(p.sizes.map { Int($0) / 10 })).sorted()
  let byParity = Dictionary(grouping: uniq, by: { $0 % 2 == 0 }).mapValues(\.count)
  let names = Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2]))
  let merged = names.merging(["b": 5, "c": 7]) { old, new in max(old, new) }
  let v = (merged["b"] ?? 0) + (merged["c", default: 0]) + (byParity[true] ?? 0)
  let size = NSCollectionLayoutSize(widthDimension: .absolute(windows.max()!), heightDimension: .absolute(total))
  let s = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  s.contentInsets = .init(top: smallest, leading: largest, bottom: CGFloat(idx), trailing: 0)
  s.interGroupSpacing = CGFloat(v)
  return UICollectionViewCompositionalLayout(section: s)
}
