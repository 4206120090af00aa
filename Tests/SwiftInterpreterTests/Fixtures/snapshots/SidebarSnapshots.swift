// swift-format-ignore-file
import UIKit

private enum SidebarSection: Int, CaseIterable { case tabs, library, collections }

final class SidebarViewController: UIViewController {
    private var dataSource: UICollectionViewDiffableDataSource<SidebarSection, String>!

    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            var config = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
            config.headerMode = section == 0 ? .none : .firstItemInSection
            return NSCollectionLayoutSection.list(using: config, layoutEnvironment: environment)
        }
    }

    private func applyInitialSnapshot() {
        var sections = NSDiffableDataSourceSnapshot<SidebarSection, String>()
        sections.appendSections(SidebarSection.allCases)
        dataSource.apply(sections, animatingDifferences: false)

        for section in SidebarSection.allCases {
            switch section {
            case .tabs:
                var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
                snapshot.append(["Listen", "Browse", "Search"])
                snapshot.delete(["Browse"])
                snapshot.insert(["Radio"], before: "Search")
                dataSource.apply(snapshot, to: section)
            case .library:
                var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
                let header = "Library"
                snapshot.append([header])
                snapshot.append(["Artists", "Albums"], to: header)
                snapshot.expand([header])
                dataSource.apply(snapshot, to: section)
            case .collections:
                var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
                snapshot.append(["Playlists"])
                snapshot.append(["Mix", "Focus"], to: "Playlists")
                snapshot.append(["Rain"], to: "Focus")
                snapshot.expand(["Playlists", "Focus"])
                snapshot.collapse(["Focus"])
                if snapshot.isExpanded("Playlists"), snapshot.level(of: "Rain") == 2 {
                    snapshot.insert(["Party"], after: "Focus")
                }
                dataSource.apply(snapshot, to: section, animatingDifferences: false)
            }
        }
    }
}
