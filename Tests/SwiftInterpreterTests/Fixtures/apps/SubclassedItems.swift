import UIKit
class Item: NSCollectionLayoutItem {
  convenience init(inset: CGFloat) {
    self.init(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}
class Row: NSCollectionLayoutGroup {
  class func pair() -> Row {
    let row = Row.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [Item(inset: 2), Item(inset: 3)])
    row.interItemSpacing = .fixed(0)
    return row
  }
}
class Plain: NSCollectionLayoutSection {}
class Base: UICollectionViewCompositionalLayout {
  override init(section: NSCollectionLayoutSection) {
    super.init(section: section)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .vertical
    self.configuration = configuration
  }
  required init?(coder: NSCoder) { fatalError() }
}
class Last: Base {
  init() { super.init(section: Plain(group: Row.pair())) }
  required init?(coder: NSCoder) { fatalError() }
}
//= 2,2,192.5,56 199.5,3,190.5,54 2,62,192.5,56 199.5,63,190.5,54 2,122,192.5,56 199.5,123,190.5,54
