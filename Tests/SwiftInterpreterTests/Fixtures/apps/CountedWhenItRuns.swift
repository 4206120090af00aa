// swift-format-ignore-file
import UIKit
// A data source that counts items which only the app loads.
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
//= 0,0,393,100 0,100,393,100 0,200,393,100 0,300,393,100 0,400,393,100 0,500,393,100 0,600,393,44 0,644,393,44 0,688,393,44 0,732,393,44 0,776,393,44 0,820,393,44 0,864,393,44 0,908,393,44 0,952,393,44 0,996,393,44 0,1040,393,44 0,1084,393,44
