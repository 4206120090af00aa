// swift-format-ignore-file
import UIKit

/// The sections are given by name, as a server would send them; here they are constants.
final class ServerDriven {
    private let blocks: [(type: String, size: String?)] = [("banner", "large"), ("rail", nil), ("GRID", "small"), ("unknown", "x")]

    func section(for type: String, size: String?) -> NSCollectionLayoutSection? {
        let height: CGFloat
        switch size {
        case "large"?: height = 180
        case .some(let name) where name.hasPrefix("s"): height = 60
        case .none, .some: height = 90
        }

        switch (type.lowercased(), size) {
        case ("banner", _), ("hero", _):
            return rows(width: 1, height: height)
        case ("rail", nil):
            let section = rows(width: 0.4, height: height)
            section.orthogonalScrollingBehavior = .continuous
            return section
        case let (kind, size?) where kind == "grid" && size.count == 5:
            return rows(width: 1, height: height, columns: 3)
        default:
            return nil
        }
    }

    private func rows(width: CGFloat, height: CGFloat, columns: Int = 1) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)), subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [blocks] index, _ in
            guard blocks.indices ~= index else { return nil }
            let block = blocks[index]
            return self.section(for: block.type, size: block.size)
        }
    }
}
