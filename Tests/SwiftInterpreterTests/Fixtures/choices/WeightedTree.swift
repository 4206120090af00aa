// swift-format-ignore-file
import UIKit

enum Lane: Equatable { indirect case nested(Lane, Lane); case leaf(CGFloat)
  var weight: CGFloat { switch self { case .leaf(let w): w; case let .nested(a, b): a.weight + b.weight } }
  static func == (l: Lane, r: Lane) -> Bool { l.weight == r.weight }
  func item(vertical: Bool) -> NSCollectionLayoutItem {
    switch self {
    case .leaf: return .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    case let .nested(a, b):
      let total = weight
      let parts = [a, b].map { part -> NSCollectionLayoutItem in
        let f = part.weight / total
        let size: NSCollectionLayoutSize = vertical ? .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(f)) : .init(widthDimension: .fractionalWidth(f), heightDimension: .fractionalHeight(1))
        let inner = part.item(vertical: !vertical)
        return vertical ? NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [inner]) : NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [inner])
      }
      let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      return vertical ? NSCollectionLayoutGroup.vertical(layoutSize: all, subitems: parts) : NSCollectionLayoutGroup.horizontal(layoutSize: all, subitems: parts)
    }
  }
}
func layout() -> UICollectionViewLayout {
  let tree = Lane.nested(.leaf(1), .nested(.leaf(2), .leaf(1)))
  let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)), subitems: [tree.item(vertical: false)])
  return UICollectionViewCompositionalLayout(section: .init(group: group))
}
