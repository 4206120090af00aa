// swift-format-ignore-file
import UIKit
import os.log

struct Rational { var n: Int, d: Int
  static func / (l: Rational, r: Int) -> Rational { .init(n: l.n, d: l.d * r) }
  static prefix func - (r: Rational) -> Rational { .init(n: -r.n, d: r.d) }
  static func += (l: inout Rational, r: Rational) { l = .init(n: l.n * r.d + r.n * l.d, d: l.d * r.d) }
  var cg: CGFloat { CGFloat(n) / CGFloat(d) } }
private let log = Logger(subsystem: "app", category: "layout")
func layout() -> UICollectionViewLayout {
  var x = Rational(n: 1, d: 2)
  x += Rational(n: 1, d: 4)
  x += -Rational(n: 1, d: 4)
  log.debug("fraction \(x.cg, privacy: .public)")
  let w = lround(Double(x.cg * 301)), z = lroundf(2.5), k = Int(ceilf(1.2)) + Int(fmin(3, 4)) + Int(trunc(2.9)) + Int(fabs(-3.0))
  let digits = String(1234).compactMap { $0.wholeNumberValue }.reduce(0, +)
  let clamped = min(max(CGFloat(w), 10), 500).rounded(.toNearestOrEven)
  let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(clamped), heightDimension: .absolute(CGFloat(digits + z + k))))
  let g = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
  return UICollectionViewCompositionalLayout(section: .init(group: g))
}
