// swift-format-ignore-file
import UIKit

protocol SectionLayoutProviding {
  associatedtype Model
  var model: Model { get }
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

struct AnySectionProvider {
  private let make: (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  init<P: SectionLayoutProviding>(_ provider: P) { make = { provider.section(in: $0) } }
  func callAsFunction(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { make(environment) }
}

struct HeroProvider: SectionLayoutProviding {
  let model: (ratio: CGFloat, inset: CGFloat)
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.contentSize.width - 2 * model.inset
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute((width * model.ratio).rounded(.up))), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: model.inset, bottom: 0, trailing: model.inset)
    return section
  }
}

struct ListProvider<Item: Hashable>: SectionLayoutProviding {
  let model: [Item]
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(40 + model.count)))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
}

struct Screen {
  let providers: [AnySectionProvider] = [
    AnySectionProvider(HeroProvider(model: (ratio: 9.0 / 16.0, inset: 16))),
    AnySectionProvider(ListProvider(model: ["a", "b", "c"])),
  ]
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [providers] index, environment in
      providers[index % providers.count](environment)
    }
  }
}
