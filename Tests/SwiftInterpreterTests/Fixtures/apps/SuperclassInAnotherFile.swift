// swift-format-ignore-file
import UIKit
// A controller whose superclass no file declares. It prints objects, and a registration is a property.
final class Teas: BaseViewController {
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in print("\(cell) \(name)") }
  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Teas"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    print("made \(collectionView!) in \(self)")
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: 200),
    ])
    source = .init(collectionView: collectionView) { [registration] view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var contents = source.snapshot()
    contents.appendSections([0])
    contents.appendItems(["oolong", "sencha"])
    source.apply(contents)
  }
  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//= 0,0,393,44 0,44,393,44
//names oolong sencha
//says the size of 'collectionView'
