// swift-format-ignore-file
import StoreKit
import UIKit

class AppRowsViewController: UIViewController {
    static let titleElementKind = "title-element-kind"
    static let badgeElementKind = "badge-element-kind"

    private let store = SKStoreProductViewController()
    private var collectionView: UICollectionView?
    private var apps: [String: [AppModel]] = [:] { didSet { collectionView?.reloadData() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: rowsLayout())
        collectionView.alwaysBounceVertical = true
        view.addSubview(collectionView)
        self.collectionView = collectionView
        fetch()
    }

    private func fetch() {
        let url = URL(string: "https://example.org/apps")!
        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
            guard let data, let list = try? JSONDecoder().decode([String: [AppModel]].self, from: data) else { return }
            DispatchQueue.main.async { self?.apps = list }
        }.resume()
    }

    // Three apps per page, with the edge of the next page visible.
    private func rowsLayout() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(14), heightDimension: .absolute(14)),
            elementKind: AppRowsViewController.badgeElementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.leading, .top], fractionalOffset: CGPoint(x: -0.5, y: -0.5)))
        let app = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(60)),
            supplementaryItems: [badge])

        let page = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(196)),
            subitems: [app])
        page.interItemSpacing = .fixed(8)

        let section = NSCollectionLayoutSection(group: page)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 24, trailing: 20)

        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40)),
            elementKind: Self.titleElementKind,
            alignment: .top)
        title.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 4, trailing: 4)
        section.boundarySupplementaryItems = [title]

        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(section: section, configuration: config)
    }
}

private struct AppModel: Decodable, Hashable {
    var name, seller: String
    var rank: Int
}
