// swift-format-ignore-file
import UIKit

final class SnapshotSectionsViewController: UIViewController {
    enum Section: Hashable {
        case greeting, tiles, footer(note: Bool)
    }

    private var collectionView: UICollectionView!
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        applySnapshot()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            guard let self else { return nil }
            let section = self.dataSource.snapshot().sectionIdentifiers[sectionIndex]
            switch section {
            case .greeting: return self.greetingSection()
            case .tiles: return self.tileSection(in: environment)
            case .footer(let note): return note ? self.greetingSection(height: 30) : nil
            }
        }
    }

    private func greetingSection(height: CGFloat = 90) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private func tileSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / 2), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, text in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
        }
    }

    private func applySnapshot(animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.greeting])
        snapshot.appendItems(["hello"], toSection: .greeting)
        snapshot.appendSections([.tiles, .footer(note: true)])
        snapshot.appendItems(["mail", "news", "weather"], toSection: .tiles)
        snapshot.appendItems(["bye"])
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
