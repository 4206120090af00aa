// swift-format-ignore-file
import UIKit

typealias SectionChange = (NSCollectionLayoutSection) -> Void

struct GridRecipe {
    private var itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    private var groupSize: NSCollectionLayoutSize?
    private var insets = NSDirectionalEdgeInsets.zero
    private var count = 1

    func group(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, count: Int) -> Self {
        setting(\.groupSize, .init(widthDimension: width, heightDimension: height)).setting(\.count, count)
    }

    func inset(_ value: CGFloat) -> Self { setting(\.insets.leading, value).setting(\.insets.top, value) }

    private func setting<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }

    func section(named name: String = "grid", change: SectionChange? = nil) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = self[keyPath: \.insets]
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize ?? itemSize, subitem: item, count: count)
        return configured(.init(group: group)) {
            $0.contentInsets.bottom = 6
            change?($0)
        }
    }
}

func configured<T>(_ value: T, _ change: (T) -> Void) -> T {
    change(value)
    return value
}

enum RecipeLayout {
    static func make() -> UICollectionViewCompositionalLayout {
        .init { index, _ in
            index == 0
                ? GridRecipe().group(.fractionalWidth(1), .absolute(120), count: 3).inset(4).section { $0.interGroupSpacing = 9 }
                : GridRecipe().group(.absolute(200), .absolute(50), count: 2).section()
        }
    }
}
