// swift-format-ignore-file
import UIKit

struct Dish: Hashable, Identifiable {
    let id = UUID()
    let title: String
    let price: Decimal
    var tags: Set<String> = []
}

enum Course: String, CaseIterable, Hashable {
    case starters, mains, desserts

    var dishes: [Dish] {
        switch self {
        case .starters: return [Dish(title: "Soup", price: 6.5), Dish(title: "Salad", price: 7)]
        case .mains: return [Dish(title: "Pasta", price: 12, tags: ["vegetarian"]), Dish(title: "Fish", price: 18.5), Dish(title: "Pie", price: 14)]
        case .desserts: return [Dish(title: "Ice", price: 4)]
        }
    }
}

@MainActor
final class MenuController {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: MenuController.layout())
    private(set) var dataSource: UICollectionViewDiffableDataSource<Course, Dish>!

    func reloadMenu() {
        var snapshot = NSDiffableDataSourceSnapshot<Course, Dish>()
        for course in Course.allCases.reversed() {
            snapshot.appendSections([course])
            snapshot.appendItems(course.dishes, toSection: course)
        }
        snapshot.moveSection(.starters, beforeSection: .mains)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    static func layout() -> UICollectionViewLayout {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }
}
