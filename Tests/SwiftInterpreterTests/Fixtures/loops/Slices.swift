// swift-format-ignore-file
import UIKit
func dropped() -> NSCollectionLayoutSection {
    let a: [CGFloat] = [10, 20, 30, 40]
    let rest = a.dropFirst()
    let h = rest[1] + CGFloat(rest.firstIndex(of: 30) ?? 0)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
