// swift-format-ignore-file
import UIKit
class AdaptiveViewController: UIViewController {
  private enum Const { static let minimum: CGFloat = 120; static let spacing: CGFloat = 9 }
  private func columnCount(for width: CGFloat) -> Int { max(1, Int((width + Const.spacing) / (Const.minimum + Const.spacing))) }
  private func makeLayout() -> UICollectionViewCompositionalLayout {
    .init { index, env in
      let width = env.container.contentSize.width
      let columns = self.columnCount(for: width)
      let itemWidth = (width - CGFloat(columns - 1) * Const.spacing) / CGFloat(columns)
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(itemWidth), heightDimension: .absolute(itemWidth)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemWidth)), subitems: [item])
      group.interItemSpacing = .fixed(Const.spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = Const.spacing
      return section
    }
  }
}
// (393+9)/129 = 3.1 -> 3; width (393-18)/3 = 125
//items 4
//= 0,0,125,125 134,0,125,125 268,0,125,125 0,134,125,125
