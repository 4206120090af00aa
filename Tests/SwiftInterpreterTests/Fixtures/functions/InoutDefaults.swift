// swift-format-ignore-file
import UIKit
func grow(by n: CGFloat = 10, _ value: inout CGFloat) { value += n }
func apply(_ f: (inout CGFloat) -> Void, to v: CGFloat) -> CGFloat { var v = v; f(&v); return v }
func inouts() -> NSCollectionLayoutSection {
    var h: CGFloat = 5
    grow(&h)
    grow(by: 3, &h)
    h = apply({ $0 *= 2 }, to: h)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
