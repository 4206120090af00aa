import UIKit

enum Parts {
  static func row() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
  }
}
