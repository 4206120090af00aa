// swift-format-ignore-file
import UIKit
struct Product: Hashable { let sku: String; let price: Double }
final class ProductsViewModel {
  var onChange: (([Product]) -> Void)?
  private(set) var products: [Product] = [] { didSet { onChange?(products) } }
  var columns: Int { products.count > 2 ? 3 : 1 }
  func load() { products = ["a", "b", "c"].map { Product(sku: $0, price: 1) } }
}
final class ProductsViewController: UIViewController {
  private let viewModel = ProductsViewModel()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Product>!
  override func viewDidLoad() {
    super.viewDidLoad()
    setupCollectionView()
    bind()
    viewModel.load()
  }
  private func bind() {
    viewModel.onChange = { [weak self] products in self?.apply(products) }
  }
  private func setupCollectionView() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] _, _ in
      let columns = self.viewModel.columns
      let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    })
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  }
  private func apply(_ products: [Product]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Product>()
    snapshot.appendSections([0])
    snapshot.appendItems(products, toSection: 0)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
//= 2,2,127,127 133,2,127,127 264,2,127,127
