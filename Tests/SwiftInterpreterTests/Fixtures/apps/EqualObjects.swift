// swift-format-ignore-file
import UIKit
final class Note: NSObject {
  let key: String; var text: String
  init(key: String, text: String) { self.key = key; self.text = text }
  override func isEqual(_ object: Any?) -> Bool { (object as? Note)?.key == key }
  override var hash: Int { key.hashValue }
}
final class NotesViewController: UICollectionViewController {
  var dataSource: UICollectionViewDiffableDataSource<String, Note>?
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in nil }
    reload()
    DispatchQueue.main.async { self.removeTea() }
  }
  func reload() {
    var s = NSDiffableDataSourceSnapshot<String, Note>()
    s.appendSections(["notes"])
    s.appendItems([Note(key: "tea", text: "1"), Note(key: "rice", text: "2"), Note(key: "salt", text: "3")])
    dataSource?.apply(s)
  }
  func removeTea() {
    guard var s = dataSource?.snapshot() else { return }
    s.deleteItems([Note(key: "tea", text: "other")])
    s.moveItem(Note(key: "salt", text: ""), beforeItem: Note(key: "rice", text: ""))
    dataSource?.apply(s)
  }
}
//names salt rice
//= 0,0,393,10 0,10,393,10
