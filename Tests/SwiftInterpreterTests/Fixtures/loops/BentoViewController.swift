// swift-format-ignore-file
import UIKit

final class BentoViewController: UIViewController {

    private struct Tile: Hashable {
        enum Size: Int { case small = 1, medium, large }
        var name: String
        var size: Size
    }

    private let tiles: [Tile] = [
        .init(name: "Clock", size: .small), .init(name: "Steps", size: .small), .init(name: "Weather", size: .medium),
        .init(name: "Map", size: .large), .init(name: "Notes", size: .small), .init(name: "Mail", size: .small),
    ]

    private lazy var dataSource: UICollectionViewDiffableDataSource<String, String> = {
        UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            cell.accessibilityLabel = name
            return cell
        }
    }()

    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: bentoLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.dragInteractionEnabled = true
        applyTiles()
    }

    private func applyTiles() {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["widgets"])
        for tile in tiles where tile.size != .large {
            snapshot.appendItems([tile.name])
        }
        if let last = snapshot.itemIdentifiers.last {
            let large = tiles.filter { $0.size.rawValue > 2 }.map(\.name)
            snapshot.insertItems(large, beforeItem: last)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func bentoLayout() -> UICollectionViewLayout {
        let unit: CGFloat = 90
        var groups = [NSCollectionLayoutItem]()
        var waiting = [NSCollectionLayoutItem]()
        var height: CGFloat = 0

        search: for tile in tiles {
            switch tile.size {
            case .small:
                waiting.append(item(.fractionalWidth(0.5), .fractionalHeight(1)))
                guard waiting.count == 2 else { continue search }
                groups.append(row(waiting, height: unit))
                waiting = []
                height += unit
            case .medium, .large:
                if height > 3 * unit { break search }
                let tall = unit * CGFloat(tile.size.rawValue - 1)
                groups.append(item(.fractionalWidth(1), .absolute(tall)))
                height += tall
            }
        }

        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: groups)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: width, heightDimension: height))
        item.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
        return item
    }

    private func row(_ items: [NSCollectionLayoutItem], height: CGFloat) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: items)
    }
}
