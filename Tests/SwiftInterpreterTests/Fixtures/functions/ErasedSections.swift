// swift-format-ignore-file
import UIKit
public protocol LayoutSection {
  associatedtype Model
  var model: Model { get }
  var insets: NSDirectionalEdgeInsets { get }
  func group(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup
}
public extension LayoutSection {
  var insets: NSDirectionalEdgeInsets { .zero }
  func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let s = NSCollectionLayoutSection(group: group(in: environment))
    s.contentInsets = insets
    return s
  }
}
struct AnyLayoutSection { let make: (NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  init<S: LayoutSection>(_ s: S) { make = s.section(in:) } }
struct Row: LayoutSection {
  let model: String
  let height: CGFloat
  var insets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16) }
  func group(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    return .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
  }
}
struct Tiles: LayoutSection {
  var model = [1, 2, 3]
  func group(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup {
    let side = environment.container.effectiveContentSize.width / CGFloat(model.count)
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(side), heightDimension: .absolute(side)))
    let g = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)), subitems: [item])
    return g
  }
}
enum Sections { static var all: [AnyLayoutSection] { [AnyLayoutSection(Row(model: "a", height: 60)), AnyLayoutSection(Tiles())] } }
extension UICollectionViewCompositionalLayout {
  static var demo: UICollectionViewCompositionalLayout { .init { i, e in Sections.all[i].make(e) } }
}
