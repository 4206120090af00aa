// swift-format-ignore-file
import UIKit

enum State: String, CaseIterable {
    case todo = "TODO"
    case doing = "DOING"
    case done = "DONE"
}

final class Thing: NSObject {
    let id: Int
    var title: String
    var state: State?
    var dueDate: Double

    init(id: Int, title: String, state: State?, dueDate: Double = Date().timeIntervalSince1970) {
        self.id = id
        self.title = title
        self.state = state
        self.dueDate = dueDate
    }

    override var hash: Int {
        var hasher = Hasher()
        hasher.combine(id)
        return hasher.finalize()
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let object = object as? Thing else { return false }
        return self.id == object.id
    }
}

final class ListCollectionView: UICollectionView {
    enum Section {
        case main
    }

    private(set) var collectionType: State = .todo
    private var things: [Thing] = []
    var diffableDataSource: UICollectionViewDiffableDataSource<Section, Thing>!

    init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout, collectionType: State) {
        super.init(frame: frame, collectionViewLayout: layout)
        self.collectionType = collectionType
        configureCollectionView()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureCollectionView()
    }

    private func configureCollectionView() {
        backgroundColor = .systemGray5
        collectionViewLayout = makeListLayout()
        register(ListCell.self, forCellWithReuseIdentifier: ListCell.identifier)
        translatesAutoresizingMaskIntoConstraints = false
    }

    private func makeListLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let deleteAction = UIContextualAction(style: .destructive, title: "삭제") { _, _, completion in
                guard let self = self, let thing = self.diffableDataSource.itemIdentifier(for: indexPath) else { return completion(false) }
                self.deleteDataSource(thing: thing)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [deleteAction])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    func insertDataSource(thing: Thing, state: State) {
        var snapshot = diffableDataSource.snapshot()
        snapshot.appendItems([thing], toSection: .main)
        diffableDataSource.apply(snapshot)
    }

    func deleteDataSource(thing: Thing) {
        var snapshot = diffableDataSource.snapshot()
        snapshot.deleteItems([thing])
        diffableDataSource.apply(snapshot)
    }

    func reorderDataSource(destinationIndexPath: IndexPath, thing: Thing) {
        var snapshot = diffableDataSource.snapshot()
        if let destination = diffableDataSource.itemIdentifier(for: destinationIndexPath) {
            snapshot.insertItems([thing], beforeItem: destination)
        } else {
            snapshot.appendItems([thing], toSection: .main)
        }
        diffableDataSource.apply(snapshot)
    }
}

extension ListCollectionView: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: collectionView.numberOfItems(inSection: 0), section: 0)
        coordinator.session.loadObjects(ofClass: NSString.self) { items in
            print(items, destination)
        }
    }
}
