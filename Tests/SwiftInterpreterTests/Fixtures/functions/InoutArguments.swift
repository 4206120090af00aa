// swift-format-ignore-file
import UIKit

struct Stacker {
    private(set) var total: CGFloat = 0
    private var pieces: [NSCollectionLayoutItem] = []

    mutating func add(_ height: CGFloat, times: Int = 1) {
        for _ in 0..<times {
            pieces.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))))
            total += height
        }
    }

    func group(spacing: CGFloat) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(total + spacing * CGFloat(pieces.count - 1)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: pieces)
        group.interItemSpacing = .fixed(spacing)
        return group
    }
}

func widen(_ insets: inout NSDirectionalEdgeInsets, by value: CGFloat) {
    insets.leading += value
    insets.trailing += value
}

func swapSides(of insets: inout NSDirectionalEdgeInsets) {
    (insets.top, insets.bottom) = (insets.bottom, insets.top)
}

func stackedSection() -> NSCollectionLayoutSection {
    var stacker = Stacker()
    stacker.add(40)
    let unchanged = stacker
    stacker.add(20, times: 2)
    let section = NSCollectionLayoutSection(group: stacker.group(spacing: 2))
    widen(&section.contentInsets, by: 8)
    var insets = section.contentInsets
    insets.top = unchanged.total / 10
    swapSides(of: &insets)
    section.contentInsets = insets
    section.interGroupSpacing = unchanged.total
    return section
}
