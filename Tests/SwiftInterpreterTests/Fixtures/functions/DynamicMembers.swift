// swift-format-ignore-file
import UIKit

struct Metrics {
    var height: CGFloat = 20
    var gap: CGFloat = 3
}

/// A type that forwards members to its content, and one that looks them up by name.
@dynamicMemberLookup
struct Holder<Held> {
    var held: Held
    subscript<T>(dynamicMember path: WritableKeyPath<Held, T>) -> T {
        get { held[keyPath: path] }
        set { held[keyPath: path] = newValue }
    }
}

@dynamicMemberLookup
struct Named {
    let values: [String: CGFloat]
    subscript(dynamicMember name: String) -> CGFloat { values[name] ?? 0 }
}

func createLayout() -> UICollectionViewLayout {
    var holder = Holder(held: Metrics())
    holder.height = 25
    let named = Named(values: ["inset": 7])
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(holder.height))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.interGroupSpacing = holder.gap
    section.contentInsets.leading = named.inset + named.missing
    return UICollectionViewCompositionalLayout(section: section)
}
