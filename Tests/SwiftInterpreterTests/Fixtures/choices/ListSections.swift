// swift-format-ignore-file
import UIKit

// The names of these sections are words of commands.
final class ListSectionsViewController: UIViewController {
    enum Section: Hashable { case list, under, section }

    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.list, .under, .section])
        snapshot.appendItems(["a", "b"], toSection: .list)
        snapshot.appendItems(["to", "of"], toSection: .section)
        dataSource.apply(snapshot)
    }

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let kind = self?.dataSource.sectionIdentifier(for: index) else { return nil }
            let height: CGFloat
            switch kind {
            case .list: height = 10
            case .under: height = 20
            case .section: height = 30
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }
}
