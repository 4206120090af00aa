// swift-format-ignore-file
import UIKit

final class NotesViewController: UIViewController {
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerTopPadding = 0
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        // Rows of a plain list reach from side to side.
        collectionView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 30)
        collectionView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 80, right: 0)
        view.addSubview(collectionView)
    }
}
