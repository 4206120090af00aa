// swift-format-ignore-file
import UIKit
protocol P { }
extension P { func b() -> CGFloat { 10 } }
struct X: P { func b() -> CGFloat { 20 } }
func existential() -> NSCollectionLayoutSection {
    let p: P = X()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(p.b()))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
