// swift-format-ignore-file
import UIKit

private let table: [(name: String, columns: Int, height: CGFloat)] = [
    ("hero", 1, 150),
    ("pairs", 2, 80),
    ("quads", 4, 40),
]

func tableLayout() -> UICollectionViewLayout {
    let insets = zip(table, [0, 8, 16] as [CGFloat]).map { row, inset in
        NSDirectionalEdgeInsets(top: inset, leading: row.columns == 1 ? 0 : 10, bottom: inset, trailing: 0)
    }
    let provider: (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? = { index, _ in
        let (name, columns, height) = table[index]
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets[index]
        if name.hasSuffix("s") {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(18)), elementKind: "\(name)-\(index)", alignment: .top)
            section.boundarySupplementaryItems = [header]
        }
        return section
    }
    return UICollectionViewCompositionalLayout(sectionProvider: provider)
}
