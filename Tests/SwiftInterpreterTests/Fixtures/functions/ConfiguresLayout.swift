// swift-format-ignore-file
import UIKit
class PhotosViewController: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView!
    var columns = 2
    override func viewDidLoad() {
        super.viewDidLoad()
        configureLayout()
    }
    private func configureLayout() {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / CGFloat(columns))), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    }
}
