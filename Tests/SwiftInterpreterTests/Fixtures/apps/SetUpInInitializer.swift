// swift-format-ignore-file
import UIKit

protocol RowsDisplay: AnyObject { func display(_ rows: [String]) }

final class RowsPresenter {
  weak var display: RowsDisplay?
  func present() { display?.display(["x", "y"]) }
}

final class RowsInteractor {
  var presenter: RowsPresenter?
  func load() { presenter?.present() }
}

final class RowsViewController: UIViewController, RowsDisplay {
  var interactor: RowsInteractor?
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    let interactor = RowsInteractor()
    let presenter = RowsPresenter()
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.display = self
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
    interactor?.load()
  }
  func display(_ rows: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["rows"])
    snapshot.appendItems(rows)
    dataSource.apply(snapshot)
  }
}
//names x y
//= 0,0,393,60 0,60,393,60
