// swift-format-ignore-file
import UIKit

/// Optional constants, defaults, guards and early returns.
class OptionalsViewController: UIViewController, UISearchResultsUpdating {
    struct Style {
        var spacing: CGFloat?
        var header: Header?

        struct Header { var height: CGFloat; var isPinned: Bool? }
    }

    private let style: Style? = Style(spacing: nil, header: Style.Header(height: 33, isPinned: nil))
    private var fallback: Style! = Style(spacing: 7, header: nil)
    private var searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard let query = searchController.searchBar.text?.trimmingCharacters(in: .whitespaces), !query.isEmpty else { return }
        let expression = #/^[a-z]+(?<digits>\d*)$/#
        if let match = query.firstMatch(of: expression) { print(match.digits) }
    }

    func section() -> NSCollectionLayoutSection? {
        guard let style else { return nil }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.interGroupSpacing = style.spacing ?? fallback.spacing ?? 3
        if let header = style.header, header.height > 0 {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(header.height)),
                elementKind: "header", alignment: .top)
            item.pinToVisibleBounds = header.isPinned == true
            section.boundarySupplementaryItems = [item]
        }
        if let insets = fallback?.header?.height {
            section.contentInsets.top = insets
        }
        return section
    }

    func layout() -> UICollectionViewLayout {
        guard let section = section() else {
            return UICollectionViewFlowLayout()
        }
        return UICollectionViewCompositionalLayout(section: section)
    }
}
