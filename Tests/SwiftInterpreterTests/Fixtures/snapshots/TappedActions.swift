// swift-format-ignore-file
import UIKit

final class TappedActionsViewController: UIViewController {
    enum Section: Hashable { case fixed, page(Int) }
    struct Model: Hashable {
        let title: String
        let badge: Int
        let tint: UIColor
        let id = UUID()
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Model>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: rowsLayout())
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(empty))
        show(animated: false)
    }

    // Only a tap calls it.
    @objc private func empty() {
        var snapshot = dataSource.snapshot()
        snapshot.deleteAllItems()
        dataSource.apply(snapshot)
    }

    private func show(animated: Bool) {
        var snapshot = dataSource.snapshot()
        if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([.fixed, .page(2)]) }
        let models = (0..<3).map { Model(title: "\($0)", badge: Int.random(in: 0..<9), tint: $0 == 0 ? .red : .blue) }
        snapshot.appendItems(models, toSection: .page(2))
        snapshot.appendItems([Model(title: "Fixed", badge: 0, tint: .label)], toSection: .fixed)
        snapshot.reconfigureItems([models[1]])
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func rowsLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(33))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
