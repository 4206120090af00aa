// swift-format-ignore-file
import UIKit
// A data source that counts the items of one section only when the app has loaded them.
class VC: UIViewController, UICollectionViewDataSource {
  enum Kind: Int, CaseIterable { case hero, list, foot }
  let names = ["a", "b", "c"]
  var loaded: [String] = []
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 100 : 44)))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
    }
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { Kind.allCases.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    switch Kind(rawValue: section)! {
    case .hero: return 1
    case .list: return loaded.count
    case .foot: return 2
    }
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
//= 0,0,393,100 0,100,393,44 0,144,393,44 0,188,393,44 0,232,393,44 0,276,393,44 0,320,393,44 0,364,393,44 0,408,393,44
