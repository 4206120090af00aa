// swift-format-ignore-file
import UIKit

struct Breakpoint { let minWidth: CGFloat; let columns: Int; let ratio: Double }
let breakpoints: [Breakpoint] = [.init(minWidth: 0, columns: 1, ratio: 0.4), .init(minWidth: 380, columns: 2, ratio: 0.75), .init(minWidth: 700, columns: 4, ratio: 1)]

func layout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, env in
    let width = env.container.effectiveContentSize.width
    let point = breakpoints.last(where: { $0.minWidth <= width })!
    let narrow = breakpoints.first { $0.columns.isMultiple(of: 2) }.map(\.columns) ?? 1
    let lazyTotal = breakpoints.lazy.filter { $0.minWidth <= width }.map(\.columns).reduce(0, +)
    let names = breakpoints.compactMap { $0.columns > 1 ? "c\($0.columns)" : nil }.joined(separator: ",")
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let h = width / CGFloat(point.columns) * point.ratio
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h.rounded())), subitem: item, count: point.columns)
    let s = NSCollectionLayoutSection(group: group)
    s.interGroupSpacing = CGFloat(narrow + lazyTotal + names.count)
    return s
  }
}
