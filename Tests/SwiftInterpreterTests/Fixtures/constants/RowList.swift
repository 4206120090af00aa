// swift-format-ignore-file
//
//  RowList.swift
//  Contacts
//

import UIKit

/// Plain rows with gaps between them.
final class RowList {
  private let rowHeight: CGFloat = 44
  private let gap: CGFloat = 8

  func makeLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(rowHeight))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [row])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.contentInsets = .init(top: gap * 2, leading: 16, bottom: gap * 2, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
