// swift-format-ignore-file
import UIKit

/// One edge of a list's own insets is set; the others do not change.
enum ListEdges {
    static func layout(_ appearance: UICollectionLayoutListConfiguration.Appearance, change: @escaping (NSCollectionLayoutSection) -> Void) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(using: .init(appearance: appearance), layoutEnvironment: environment)
            change(section)
            return section
        }
    }

    static func insetTop() -> UICollectionViewLayout { layout(.insetGrouped) { $0.contentInsets.top = 12 } }
    static func groupedLeading() -> UICollectionViewLayout { layout(.grouped) { $0.contentInsets.leading = 40 } }
    static func sidebarBottom() -> UICollectionViewLayout { layout(.sidebar) { $0.contentInsets.bottom += 5 } }
}
