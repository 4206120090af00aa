// swift-format-ignore-file
import UIKit

protocol Layoutable { static var height: CGFloat { get }; static var columns: Int { get } }
extension Layoutable { static var columns: Int { 1 } }
struct SmallCell: Layoutable { static let height: CGFloat = 32; static let columns = 4 }
struct WideCell: Layoutable { static var height: CGFloat { 88 } }

enum SectionFactory {
  static func make<C: Layoutable>(_ type: C.Type, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / CGFloat(C.columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(type.height)), subitems: Array(repeating: item, count: C.columns))
    let s = NSCollectionLayoutSection(group: group); s.interGroupSpacing = spacing; return s
  }
  static let all: [any Layoutable.Type] = [SmallCell.self, WideCell.self]
}
func layout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { i, _ in
    switch i {
    case 0: SectionFactory.make(SmallCell.self, spacing: 2)
    case 1...: SectionFactory.make(WideCell.self, spacing: SectionFactory.all.map { $0.height }.reduce(0, +) / 10)
    default: nil
    }
  }
}
