// swift-format-ignore-file
import UIKit

struct EmojiCatalog {
  static let text = """
    faces: 😀 😃 😄
    hands: 👍 👎
    """
  static var groups: [(name: String, items: [String])] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts[0], parts[1].components(separatedBy: " "))
    }
  }
}
final class EmojiViewController: UIViewController {
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<String, String>!
  override func viewDidLoad() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout { i, _ in
      let n = EmojiCatalog.groups[i].items.count
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      return .init(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitem: item, count: n))
    })
    dataSource = .init(collectionView: collectionView) { _, _, _ in nil }
    var s = NSDiffableDataSourceSnapshot<String, String>()
    for (name, items) in EmojiCatalog.groups { s.appendSections([name]); s.appendItems(items, toSection: name) }
    dataSource.apply(s)
  }
}
