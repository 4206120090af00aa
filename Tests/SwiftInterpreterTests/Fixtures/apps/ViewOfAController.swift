// swift-format-ignore-file
import UIKit

final class HomeView: UIView {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout(height: 50))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(collectionView)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class HomeController: UIViewController {
  let homeView = HomeView()
  var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  override func loadView() { view = homeView }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = UICollectionViewDiffableDataSource(collectionView: homeView.collectionView) { _, _, _ in nil }
    show(["tea", "milk"])
  }

  func show(_ names: [String]) {
    guard isViewLoaded, !isEditing else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot)
  }
}

func layout(height: CGFloat = 44) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,50 0,50,393,50
//names tea milk
