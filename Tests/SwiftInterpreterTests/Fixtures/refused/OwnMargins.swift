// swift-format-ignore-file
import UIKit

final class AccountViewController: UIViewController {
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: list)
        collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
        view.addSubview(collectionView)
    }
}
