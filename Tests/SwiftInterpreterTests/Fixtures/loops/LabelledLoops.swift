// swift-format-ignore-file
import UIKit
func loops() -> NSCollectionLayoutSection {
    var n = 0
    search: while true {
        n += 1
        switch n { case 3: continue search; case 7: break search; default: break }
        if n % 2 == 0 { continue }
        n += 0
    }
    var k = 0
    repeat { k += n } while k < 20
    for i in stride(from: 10, through: 0, by: -5) { k += i }
    for case let x? in [1, nil, 3] as [Int?] { k += x }
    for (i, v) in [5, 6].enumerated() where i > 0 { k += v }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(k)))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
