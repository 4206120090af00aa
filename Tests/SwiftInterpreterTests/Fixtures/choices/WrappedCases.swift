// swift-format-ignore-file
import UIKit

enum Shelf: Int { case hero, latest, more }

/// Optionals matched and created with `some`.
func height(_ shelf: Shelf?) -> CGFloat {
    switch shelf {
    case .some(.latest): return 30
    case .hero?: return 50
    case .some(_): return 20
    case .none: return 70
    }
}

func columns(_ number: Int?) -> Int {
    if case .some(3) = number { return 3 }
    guard let other = Optional(number ?? 1), other > 0 else { return 1 }
    return other
}

func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height(Shelf(rawValue: index))))
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns(3 - index))), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        group.interItemSpacing = .some(.fixed(9))
        return NSCollectionLayoutSection(group: group)
    }
}
