// swift-format-ignore-file
import UIKit
import Combine

final class SecondUpdateViewController: UIViewController {
    private enum Section: Int { case top, bottom }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
    private let search = PassthroughSubject<String, Never>()
    private var bag: Set<AnyCancellable> = []
    private let queue = DispatchQueue(label: "images", qos: .utility, attributes: .concurrent)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = .init(frame: view.bounds, collectionViewLayout: tilesLayout())
        view.addSubview(collectionView)
        makeDataSource()
        loadItems()
        search
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { [weak self] in self?.filter($0) }
            .store(in: &bag)
    }

    private func makeDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { [queue] cell, _, name in
            queue.async {
                let image = UIImage(named: name)?.preparingForDisplay()
                DispatchQueue.main.async { cell.backgroundView = UIImageView(image: image) }
            }
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }

    private func loadItems() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.top, .bottom])
        snapshot.appendItems((1...3).map { "tile-\($0)" }, toSection: .top)
        snapshot.appendItems(["x", "y", "z"].enumerated().map { "\($0.offset)\($0.element)" }, toSection: .bottom)
        dataSource.apply(snapshot, animatingDifferences: false)

        var next = dataSource.snapshot()
        next.deleteItems(["tile-2"])
        next.moveItem("2z", beforeItem: "tile-3")
        next.appendItems(["last"])
        dataSource.apply(next)
    }

    private func filter(_ text: String) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems(snapshot.itemIdentifiers.filter { !$0.localizedCaseInsensitiveContains(text) })
        dataSource.apply(snapshot)
    }

    private func tilesLayout() -> UICollectionViewLayout {
        let tile = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(100)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [tile])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.interGroupSpacing = 10
        return UICollectionViewCompositionalLayout(section: section)
    }
}
