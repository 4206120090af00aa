// swift-format-ignore-file
import UIKit

import SwiftUI

struct FeedView: UIViewControllerRepresentable {
  let names: [String]
  var columns = 2
  func makeUIViewController(context: Context) -> FeedController {
    let feed = FeedController()
    feed.columns = columns
    return feed
  }
  func updateUIViewController(_ feed: FeedController, context: Context) { feed.names = names }
}

@main struct FeedApp: App {
  var body: some Scene { WindowGroup { FeedView(names: ["s", "t"], columns: 3) } }
}

final class FeedController: UIViewController {
  var columns = 2
  var names = ["draft"]
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  func add(_ name: String) { names.append(name) }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot)
  }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//names s t
//= 0,0,131,40 131,0,131,40
