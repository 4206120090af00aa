// swift-format-ignore-file
import UIKit
enum Kind { case grid(columns: Int), list }
func pick(_ k: Kind) -> CGFloat {
    let columns = 7
    switch k {
    case .grid(let columns) where columns > 3: return CGFloat(columns)
    case .grid: return CGFloat(columns) * 10
    case .list: return 0
    }
}
func whereSwitch() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(pick(.grid(columns: 2)) + pick(.grid(columns: 4))))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
