#if canImport(UIKit)
  import UIKit
#else
  import UIKitLayout
#endif

/// A layout with full-width rows, as an app would write it.
@MainActor public func makeFeedLayout() -> UICollectionViewCompositionalLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  return UICollectionViewCompositionalLayout(section: section)
}
