// swift-format-ignore-file
import UIKit
func opaqueEach() -> NSCollectionLayoutSection {
    var h: CGFloat = 50
    UserDefaults.standard.array(forKey: "x")?.forEach { _ in h += 10 }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
