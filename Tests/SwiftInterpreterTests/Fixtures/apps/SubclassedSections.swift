import UIKit
// A section class with stored properties and methods, a class that inherits from it, and classes of a header and a layout.
class BaseSection: NSCollectionLayoutSection {
  var columns: Int = 2
  let title: String
  lazy var half: CGFloat = contentInsets.leading / 2
  init(title: String, height: CGFloat = 40) {
    self.title = title
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: 2)
    super.init(group: group)
    contentInsets = .init(top: 10, leading: 20, bottom: 0, trailing: 20)
    style()
  }
  func style() { interGroupSpacing = 4 }
}
final class WideSection: BaseSection {
  override var interGroupSpacing: CGFloat { didSet { columns = 3 } }
  convenience init() {
    self.init(title: "wide", height: 50)
    contentInsets.bottom = CGFloat(columns) + half
  }
  override func style() { super.style(); interGroupSpacing += 6 }
}
final class Header: NSCollectionLayoutBoundarySupplementaryItem {
  convenience init(height: CGFloat) {
    self.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), elementKind: "header",
      alignment: .top)
    pinToVisibleBounds = true
  }
}
final class Cards: UICollectionViewCompositionalLayout {
  convenience init(spacing: CGFloat) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    self.init(
      sectionProvider: { index, environment in
        let section = WideSection()
        if index == 0 { section.boundarySupplementaryItems = [Header(height: 30)] }
        return section
      }, configuration: configuration)
  }
}
class C: UIViewController {
  func createLayout() -> UICollectionViewLayout { return Cards(spacing: 12) }
}
//= 20,40,176.5,50 196.5,40,176.5,50 20,100,176.5,50 196.5,100,176.5,50 20,160,176.5,50 196.5,160,176.5,50
