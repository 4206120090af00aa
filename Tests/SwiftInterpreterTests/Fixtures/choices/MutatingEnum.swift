// swift-format-ignore-file
import UIKit
enum Density { case loose, dense
    mutating func toggle() { self = self == .loose ? .dense : .loose }
    var height: CGFloat { self == .loose ? 80 : 40 } }
func section() -> NSCollectionLayoutSection {
    var density = Density.loose
    density.toggle()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(density.height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
