// swift-format-ignore-file
import UIKit

enum Node: Hashable { case folder(String), file(String) }
struct Shortcut: Hashable { let title: String; static func row(title: String) -> Self { Shortcut(title: title) } }

final class TreeController: UIViewController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rows(height: 40))
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, Node>(collectionView: collectionView) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var tree = NSDiffableDataSourceSectionSnapshot<Node>()
    tree.append([.folder("A"), .folder("B")])
    tree.append(["C", "D"].map { .file($0) }, to: .folder("A"))
    tree.expand([Node.folder("A")])
    dataSource.apply(tree, to: 0)
  }
}

func rows(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,40 0,40,393,40 0,80,393,40 0,120,393,40
//names folder A file C file D folder B
