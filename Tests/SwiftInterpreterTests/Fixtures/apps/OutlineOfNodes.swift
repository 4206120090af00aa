// swift-format-ignore-file
import UIKit
final class OutlineViewController: UICollectionViewController {
  class Node: Hashable {
    let title: String; let children: [Node]
    init(_ title: String, _ children: [Node] = []) { self.title = title; self.children = children }
    static func == (a: Node, b: Node) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  enum Section { case main }
  var dataSource: UICollectionViewDiffableDataSource<Section, Node>! = nil
  private lazy var nodes = [Node("Fruit", [Node("Apple"), Node("Pear", [Node("Conference")])]), Node("Veg")]
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    dataSource = UICollectionViewDiffableDataSource<Section, Node>(collectionView: collectionView) { _, _, _ in nil }
    dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
  }
  func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Node> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Node>()
    func add(_ nodes: [Node], to parent: Node?) {
      snapshot.append(nodes, to: parent)
      for node in nodes where !node.children.isEmpty { add(node.children, to: node) }
    }
    add(nodes, to: nil)
    if let first = nodes.first { snapshot.expand([first]) }
    return snapshot
  }
}
//names Fruit Apple Pear Veg
//= 0,0,393,40 0,40,393,40 0,80,393,40 0,120,393,40
