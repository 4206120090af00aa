// swift-format-ignore-file
import UIKit

struct LayoutBuilder {
  private var height: CGFloat = 44
  func height(_ height: CGFloat) -> LayoutBuilder { var copy = self; copy.height = height; return copy }

  func build() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}

final class GalleryController: UICollectionViewController {
  convenience init() { self.init(collectionViewLayout: LayoutBuilder().height(90).build()) }
}
//items 2
//= 0,0,393,90 0,90,393,90
