// swift-format-ignore-file
import UIKit
struct Contact: Hashable { let id = UUID(); let name: String; var initial: String { String(name.prefix(1)).uppercased() } }
final class ContactsViewController: UICollectionViewController {
  private lazy var dataSource = UICollectionViewDiffableDataSource<String, Contact>(collectionView: collectionView) { _, _, _ in nil }
  private let contacts = ["ben", "Anna", "amy", "Carl"].map(Contact.init(name:))
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.contentInsets.bottom = 10
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    let groups = Dictionary(grouping: contacts) { $0.initial }
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    let initials = groups.keys.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    snapshot.appendSections(initials)
    for initial in initials {
      let sorted = groups[initial]!.sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
      snapshot.appendItems(sorted, toSection: initial)
    }
    dataSource.apply(snapshot)
  }
}
//names amy Anna ben Carl
//= 0,0,393,20 0,20,393,20 0,50,393,20 0,80,393,20
