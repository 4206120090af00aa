// The code of a new document.
// @ts-check
"use strict";

Galley.example = `import UIKit

final class FeedViewController: UIViewController {
  enum Section { case featured, recent }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)

    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.featured, .recent])
    snapshot.appendItems(["a1", "a2", "a3", "a4"], toSection: .featured)
    snapshot.appendItems(["b1", "b2", "b3", "b4", "b5", "b6"], toSection: .recent)
    dataSource.apply(snapshot)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let columns = index == 0 ? 1 : environment.container.effectiveContentSize.width > 600 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(index == 0 ? 0.8 : 1), heightDimension: .absolute(index == 0 ? 180 : 120)),
        repeatingSubitem: item, count: columns)
      if columns > 1 { group.interItemSpacing = .fixed(12) }
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      return section
    }
  }
}
`;
