// swift-format-ignore-file
import UIKit

actor ServerSettings {
    func rowHeight() async throws -> CGFloat { 44 }
}

final class RemoteLayout {
    let settings = ServerSettings()

    func section() async throws -> NSCollectionLayoutSection {
        try await Task.sleep(nanoseconds: 1_000)
        let height = try await settings.rowHeight()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
