// swift-format-ignore-file
import UIKit
class LayoutFactory {
  enum Kind: Hashable { case banner, grid(Int) }
  private var cache: [Kind: NSCollectionLayoutSection] = [:]
  var onMade: ((Kind) -> Void)?
  func section(for kind: Kind) -> NSCollectionLayoutSection {
    if let cached = cache[kind] { return cached }
    let made: NSCollectionLayoutSection
    switch kind {
    case .banner: made = banner()
    case .grid(let n): made = grid(n)
    }
    cache[kind] = made
    onMade?(kind)
    return made
  }
  private func banner() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
  private func grid(_ n: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / CGFloat(n)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / CGFloat(n))), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
  func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in
      guard let self else { return nil }
      return self.section(for: index == 0 ? .banner : .grid(3))
    }
  }
}
