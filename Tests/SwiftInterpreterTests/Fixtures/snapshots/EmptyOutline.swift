// swift-format-ignore-file
import UIKit

enum Folders {
    static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    static func makeSnapshot() -> NSDiffableDataSourceSnapshot<String, String> {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["full", "empty"])
        return snapshot
    }

    static func makeSectionSnapshots() -> [String: NSDiffableDataSourceSectionSnapshot<String>] {
        var full = NSDiffableDataSourceSectionSnapshot<String>()
        full.append(["inbox", "sent"])
        full.append(["today"], to: "inbox")
        full.expand(["inbox"])
        return ["full": full, "empty": NSDiffableDataSourceSectionSnapshot<String>()]
    }
}
