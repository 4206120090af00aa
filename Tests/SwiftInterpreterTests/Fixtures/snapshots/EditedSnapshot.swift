// swift-format-ignore-file
import UIKit

typealias CitySnapshot = NSDiffableDataSourceSnapshot<String, String>

/// Every way to change a snapshot once.
func makeCities() -> CitySnapshot {
    var snapshot = CitySnapshot()
    snapshot.appendSections(["Europe", "Asia", "Gone"])
    snapshot.appendItems(["Paris", "Rome", "Oslo"], toSection: "Europe")
    snapshot.appendItems(["Tokyo", "Seoul"], toSection: "Asia")
    snapshot.appendItems(["Atlantis"])
    snapshot.insertSections(["Africa"], beforeSection: "Asia")
    snapshot.insertSections(["America"], afterSection: "Asia")
    snapshot.appendItems(["Cairo"], toSection: "Africa")
    snapshot.insertItems(["Bern", "Wien"], beforeItem: "Rome")
    snapshot.insertItems(["Busan"], afterItem: "Tokyo")
    snapshot.moveItem("Oslo", beforeItem: "Paris")
    snapshot.moveItem("Rome", afterItem: "Cairo")
    snapshot.deleteItems(["Paris", "Nowhere"])
    snapshot.deleteSections(["Gone"])
    snapshot.moveSection("America", beforeSection: "Europe")
    if snapshot.numberOfItems(inSection: "America") == 0, snapshot.indexOfSection("America") == 0 {
        snapshot.appendItems(["Lima \(snapshot.numberOfItems)"], toSection: snapshot.sectionIdentifiers[0])
    }
    // An existing item moves.
    snapshot.appendItems(["Seoul"], toSection: "America")
    return snapshot
}

func citiesLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
