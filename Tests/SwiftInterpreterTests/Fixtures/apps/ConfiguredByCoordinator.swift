// swift-format-ignore-file
import UIKit

struct Photo: Hashable { let name: String }

final class PhotosViewModel {
  var photos: [Photo] = []
}

final class PhotosCoordinator {
  let navigation = UINavigationController()
  func start() {
    let model = PhotosViewModel()
    model.photos = [Photo(name: "a"), Photo(name: "b"), Photo(name: "c")]
    let photos = PhotosViewController()
    photos.columns = 3
    photos.viewModel = model
    photos.coordinator = self
    photos.title = "Photos"
    photos.add("d")
    navigation.pushViewController(photos, animated: false)
  }
}

final class PhotosViewController: UIViewController {
  var columns = 2
  var viewModel: PhotosViewModel!
  weak var coordinator: PhotosCoordinator?
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, Photo>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  func add(_ name: String) { viewModel.photos.append(Photo(name: name)) }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems(viewModel.photos)
    dataSource.apply(snapshot)
  }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//= 0,0,131,40 131,0,131,40 262,0,131,40 0,40,131,40
