// swift-format-ignore-file
import UIKit

final class NotesLayoutProvider {
  func section(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isCompact = environment.traitCollection.horizontalSizeClass == .compact
    let isFlat = environment.traitCollection.verticalSizeClass == .compact
    let fraction: CGFloat = isCompact ? (isFlat ? 1 / 3 : 1 / 2) : 1 / 5
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: isFlat ? .absolute(80) : .absolute(150)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.bottom = isCompact ? 8 : 16
    return section
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, environment in section(for: environment) }
  }
}
