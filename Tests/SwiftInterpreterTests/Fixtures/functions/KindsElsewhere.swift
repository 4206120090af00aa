// swift-format-ignore-file
import UIKit

// The header, the footer and the plate are classes in other files.
final class ArticleListViewController: UICollectionViewController {
    private let analytics: Analytics = .shared
    private var theme = Theme.current

    convenience init(theme: Theme? = nil) {
        self.init(collectionViewLayout: ArticleListViewController.articleLayout())
        collectionView.backgroundColor = theme?.background ?? Theme.fallback.background
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ArticleHeader.self, forSupplementaryViewOfKind: ArticleHeader.kind, withReuseIdentifier: ArticleHeader.reuseIdentifier)
    }

    static func articleLayout() -> UICollectionViewLayout {
        assert(Thread.isMainThread)
        Analytics.shared.log(.layoutMade, count: 1)
        UIView.animate(withDuration: 0.3) { Theme.current.apply() }
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: ArticleHeader.kind, alignment: .top)
        section.boundarySupplementaryItems = [header, boundary(kind: ArticleFooter.Kinds.footer)]
        section.decorationItems = [.background(elementKind: String(describing: PlateView.self))]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(PlateView.self, forDecorationViewOfKind: String(describing: PlateView.self))
        return layout
    }

    private static func boundary(kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: kind, alignment: .bottom)
    }
}
