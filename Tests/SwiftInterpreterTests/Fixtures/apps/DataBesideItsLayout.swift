import UIKit
// The function that makes the layout also loads data, which only the app knows.
final class Students: UIViewController {
  private var names: [String]?
  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    load()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names ?? [])
    source.apply(snapshot)
  }
  private func load() {
    if let url = Bundle.main.url(forResource: "students", withExtension: "json") {
      names = try? JSONDecoder().decode([String].self, from: Data(contentsOf: url))
    }
  }
}
//= 0,0,393,44 0,44,393,44 0,88,393,44 0,132,393,44 0,176,393,44 0,220,393,44
//says the data in this code is not read
