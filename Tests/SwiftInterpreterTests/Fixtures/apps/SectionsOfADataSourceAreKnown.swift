import UIKit
// Numbers of items that only the app knows, in a known number of sections.
final class Shop: UIViewController, UICollectionViewDataSource {
  var model: Model!
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : model.count
  }
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == 0 ? 80 : 40))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group)
    }
  }
}
//= 0,0,393,80 0,80,393,40 0,120,393,40 0,160,393,40 0,200,393,40 0,240,393,40 0,280,393,40
