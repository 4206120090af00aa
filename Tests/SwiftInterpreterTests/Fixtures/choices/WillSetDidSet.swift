// swift-format-ignore-file
import UIKit
struct W { var old: CGFloat = 0; var v: CGFloat = 1 { willSet { old = v * 10 + newValue } didSet(o) { if v > 5 { v = o } } } ; init() { v = 2 } }
func willset() -> NSCollectionLayoutSection {
    var w = W()
    w.v = 3
    w.v = 9
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(w.old + w.v))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
