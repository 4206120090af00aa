// swift-format-ignore-file
import UIKit
class VC: UIViewController {
  var columns: Int
  var title2: String?
  init(columns: Int = 2) {
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { columns = 4; super.init(coder: coder) }
  func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
