// swift-format-ignore-file
import UIKit

#if os(iOS)
private let kGap: CGFloat = 12
#elseif os(tvOS)
private let kGap: CGFloat = 40
#else
private let kGap: CGFloat = 20
#endif

extension CGFloat {
  static let grid: CGFloat = 8
  static func grid(_ n: Int) -> CGFloat { grid * CGFloat(n) }
  var half: Self { self / 2 }
}
extension NSDirectionalEdgeInsets {
  init(all value: CGFloat) { self.init(top: value, leading: value, bottom: value, trailing: value) }
  static func horizontal(_ v: CGFloat) -> Self { .init(top: 0, leading: v, bottom: 0, trailing: v) }
  static func + (a: Self, b: Self) -> Self { .init(top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing) }
}

func listSection() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(.grid(5)))
  let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: .init(layoutSize: size), count: 2))
  section.contentInsets = .horizontal(.grid) + NSDirectionalEdgeInsets(all: kGap.half)
  section.interGroupSpacing = max(.leastNormalMagnitude, kGap)
  return section
}
