final class TagSection: NSCollectionLayoutSection {

  convenience init() {
    let estimatedWidth: CGFloat = 100
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .estimated(estimatedWidth),
      heightDimension: .absolute(30))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil,
      top: nil,
      trailing: .fixed(8),
      bottom: nil)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .estimated(estimatedWidth),
      heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize,
      subitems: [item])

    self.init(group: group)

    orthogonalScrollingBehavior = .continuous

    interGroupSpacing = 8

    contentInsets = NSDirectionalEdgeInsets(
      top: 12,
      leading: 16,
      bottom: 12,
      trailing: 16)
  }
}
//= 16,12,100,30 132,12,100,30 248,12,100,30 364,12,100,30 480,12,100,30 596,12,100,30
