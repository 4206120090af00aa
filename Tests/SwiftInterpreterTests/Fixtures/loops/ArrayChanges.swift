// swift-format-ignore-file
import UIKit
func arrays() -> NSCollectionLayoutSection {
    var a = [1, 2, 3, 4, 5, 6]
    a.removeFirst(2)
    a.removeLast(1)
    a.insert(9, at: 1)
    let b = a.prefix(through: 1), c = a.suffix(from: 2), d = a[1...].dropFirst()
    let h = a.reduce(0, +) * 100 + b.count * 10 + c.count + d.count
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(h)))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
