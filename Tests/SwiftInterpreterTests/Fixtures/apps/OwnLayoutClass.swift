// swift-format-ignore-file
import UIKit
final class WaterfallLayout: UICollectionViewCompositionalLayout {
  init(heights: [CGFloat], columns: Int) {
    super.init(sectionProvider: { _, environment in
      let width = environment.container.effectiveContentSize.width / CGFloat(columns)
      var bottoms = [CGFloat](repeating: 0, count: columns)
      var items: [NSCollectionLayoutGroupCustomItem] = []
      for height in heights {
        let column = bottoms.enumerated().min { $0.element < $1.element }!.offset
        items.append(NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat(column) * width, y: bottoms[column], width: width, height: height)))
        bottoms[column] += height
      }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(bottoms.max() ?? 0))
      return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in items })
    }, configuration: .init())
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class WaterfallViewController: UICollectionViewController {
  init() { super.init(collectionViewLayout: WaterfallLayout(heights: [100, 50, 80], columns: 2)) }
  required init?(coder: NSCoder) { fatalError() }
}
//items 3
//= 0,0,196.5,100 196.5,0,196.5,50 196.5,50,196.5,80
