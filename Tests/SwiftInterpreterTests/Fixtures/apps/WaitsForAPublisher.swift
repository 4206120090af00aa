// swift-format-ignore-file
import UIKit
import Combine
final class Store: ObservableObject { @Published var names: [String] = [] }
final class NamesViewController: UIViewController {
  let store = Store()
  var bag: Set<AnyCancellable> = []
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(25))
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in nil }
    store.$names
      .receive(on: DispatchQueue.main)
      .sink { [weak self] names in self?.render(names) }
      .store(in: &bag)
  }
  func render(_ names: [String]) {
    var s = NSDiffableDataSourceSnapshot<Int, String>()
    s.appendSections([0])
    s.appendItems(names)
    dataSource.apply(s)
  }
}
//says not run
//= 0,0,393,25 0,25,393,25 0,50,393,25 0,75,393,25 0,100,393,25 0,125,393,25
