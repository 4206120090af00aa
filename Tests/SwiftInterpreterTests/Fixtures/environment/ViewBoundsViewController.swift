// swift-format-ignore-file
import UIKit
import AVKit

class ViewBoundsViewController: UIViewController, UICollectionViewDataSourcePrefetching {

    var collectionView: UICollectionView!
    fileprivate var loaders = [IndexPath: URLSessionDataTask]()
    @objc dynamic var progress: Float = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        setupCollectionView()
        #if DEBUG
        view.accessibilityIdentifier = "videos"
        #endif
    }

    func setupCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
        collectionView.prefetchDataSource = self
        collectionView.register(VideoCell.self, forCellWithReuseIdentifier: "VideoCell")
        view.addSubview(collectionView)
    }

    func generateLayout() -> UICollectionViewLayout {
        let width = view.bounds.width / 3
        let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(width * 1.5))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .absolute(view.frame.size.width), heightDimension: .absolute(width * 1.5))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths where loaders[indexPath] == nil {
            let task = URLSession.shared.dataTask(with: URL(string: "https://example.org/\(indexPath.item)")!) { [weak self] data, _, error in
                if let error = error as NSError?, error.code != NSURLErrorCancelled { debugPrint(error) }
                DispatchQueue.main.async { self?.progress += 1 }
            }
            loaders[indexPath] = task
            task.resume()
        }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        indexPaths.forEach { loaders.removeValue(forKey: $0)?.cancel() }
    }
}
