// swift-format-ignore-file
import UIKit

extension Optional where Wrapped == CGFloat {
  var orZero: CGFloat { self ?? 0 }
  func or(_ other: CGFloat) -> CGFloat { self ?? other }
}
extension Optional {
  var isNil: Bool { self == nil }
}
extension Optional where Wrapped: Collection {
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

struct Style {
  var inset: CGFloat?
  var gap: CGFloat?
  var title: String?
}

func layout(_ style: Style = Style(inset: nil, gap: 6, title: nil)) -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
  let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = style.gap.orZero + style.inset.or(2)
  section.contentInsets.top = style.inset.orZero
  if style.inset.isNil && style.title.isNilOrEmpty { section.contentInsets.bottom = 9 }
  return UICollectionViewCompositionalLayout(section: section)
}
