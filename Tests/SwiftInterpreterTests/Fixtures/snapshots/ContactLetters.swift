// swift-format-ignore-file
import UIKit

struct Contact: Hashable { let name: String; let age: Int }
final class ContactsViewController: UIViewController {
  let contacts = [Contact(name: "Bea", age: 30), Contact(name: "Al", age: 20), Contact(name: "Ben", age: 25), Contact(name: "Cy", age: 40)]
  var dataSource: UICollectionViewDiffableDataSource<String, Contact>!
  var collectionView: UICollectionView!
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout())
    dataSource = .init(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
    let grouped = Dictionary(grouping: contacts) { String($0.name.prefix(1)).uppercased() }
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    for (letter, people) in grouped.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([letter])
      snapshot.appendItems(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) })
    }
    if let oldest = contacts.max(by: { $0.age < $1.age }), let section = snapshot.sectionIdentifier(containingItem: oldest) {
      snapshot.appendSections(["oldest-" + section])
    }
    dataSource.apply(snapshot)
  }
  func layout() -> UICollectionViewLayout {
    let counts = Set(contacts.map(\.name.count)).sorted(by: >)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(counts.first ?? 0) * 10))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
