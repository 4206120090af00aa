// swift-format-ignore-file
import UIKit
func * (l: CGFloat, r: Int) -> CGFloat { l * CGFloat(r) }
infix operator ~>
func ~> (l: CGFloat, r: CGFloat) -> NSCollectionLayoutSize { .init(widthDimension: .absolute(l), heightDimension: .absolute(r)) }
extension CGSize { static func * (s: CGSize, k: CGFloat) -> CGSize { .init(width: s.width * k, height: s.height * k) } }
func ops() -> NSCollectionLayoutSection {
    let n = 3
    let w: CGFloat = 20
    let s = CGSize(width: 10, height: 20) * 2
    return .init(group: .horizontal(layoutSize: (w * n) ~> s.height, subitems: [.init(layoutSize: s.width ~> s.height)]))
}
