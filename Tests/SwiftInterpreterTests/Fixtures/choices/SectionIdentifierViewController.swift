// swift-format-ignore-file
import UIKit
final class HomeViewController: UICollectionViewController {
    enum Section: String, CaseIterable { case featured, list }
    struct Item: Hashable { let id = UUID(); let title: String }
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
    private lazy var dataSource = makeDataSource()
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    private func makeDataSource() -> DataSource {
        DataSource(collectionView: collectionView) { _, _, _ in nil }
    }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self, let section = self.dataSource.sectionIdentifier(for: index) else { return nil }
            switch section {
            case .featured: return self.featured()
            case .list: return self.list(environment)
            }
        }
    }
    private func featured() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(220)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        return section
    }
    private func list(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
