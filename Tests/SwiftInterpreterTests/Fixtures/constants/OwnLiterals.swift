// swift-format-ignore-file
import UIKit

struct Points: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let value: CGFloat
  init(integerLiteral value: Int) { self.value = CGFloat(value) }
  init(floatLiteral value: Double) { self.value = CGFloat(value) }
}

struct Kind: ExpressibleByStringLiteral, Hashable {
  let raw: String
  init(stringLiteral value: String) { raw = value + "-kind" }
}

struct Heights: ExpressibleByArrayLiteral {
  let all: [CGFloat]
  init(arrayLiteral elements: CGFloat...) { all = elements }
}

struct Spacing {
  var gap: Points = 8
  var inset: Points = 4.5
}

func build(heights: Heights, spacing: Spacing = Spacing(), header: Kind) -> NSCollectionLayoutSection {
  let items = heights.all.map {
    NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute($0)))
  }
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: items)
  group.interItemSpacing = .fixed(spacing.gap.value)
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets.leading = spacing.inset.value
  section.boundarySupplementaryItems = [
    .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: header.raw, alignment: .top)
  ]
  return section
}

func createLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout(section: build(heights: [30, 40], header: "title"))
}
