// swift-format-ignore-file
import UIKit

enum FeedItem: Hashable {
    case composer
    case post(id: Int, isLong: Bool)
    case advert(String)
}

struct FeedData {
    static let posts: [(Int, String)] = [(1, "short"), (2, "a much longer text"), (3, "ok")]

    var items: [FeedItem] {
        var items = Self.posts.map { FeedItem.post(id: $0.0, isLong: $0.1.count > 10) }
        items.insert(.composer, at: 0)
        for (index, item) in items.enumerated().reversed() {
            if case .post(_, isLong: true) = item {
                items.insert(.advert("ad-\(index)"), at: index + 1)
            }
        }
        return items
    }

    func feedSnapshot() -> NSDiffableDataSourceSnapshot<Int, FeedItem> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, FeedItem>()
        snapshot.appendSections([0])
        snapshot.appendItems(items, toSection: 0)
        return snapshot
    }
}

let feedLayout = UICollectionViewCompositionalLayout { _, environment in
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    list.footerMode = .supplementary
    let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    section.interGroupSpacing = 2
    return section
}
