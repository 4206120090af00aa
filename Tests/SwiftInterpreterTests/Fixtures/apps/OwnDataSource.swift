import UIKit
enum Sec { case main }
final class DS: UICollectionViewDiffableDataSource<Sec, String> {
  var log: [String] = []
  convenience init(collectionView: UICollectionView) {
    self.init(collectionView: collectionView) { cv, path, item in UICollectionViewCell() }
  }
  func show(_ items: [String]) {
    var s = snapshot()
    if s.sectionIdentifiers.isEmpty { s.appendSections([.main]) }
    s.appendItems(items, toSection: .main)
    apply(s, animatingDifferences: false)
    log += items
  }
}
final class Card: NSCollectionLayoutSection {
  static func make() -> Card {
    let i = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
    let g = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [i]);
    return Card(group: g)
  }
}
final class VC: UIViewController {
  var collectionView: UICollectionView!
  var dataSource: DS!
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: Card.make()))
    dataSource = DS(collectionView: collectionView)
    dataSource.show(["tea", "milk"])
    dataSource.show(["honey"])
  }
}
//= 0,0,393,44 0,44,393,44 0,88,393,44
//names tea milk honey
