// swift-format-ignore-file
import UIKit

enum Shelf { case row(Int), grid(columns: Int, gap: CGFloat), rest }

struct Missing: Error {}

/// Ranges in the payload of a case, and deferred code where an error is thrown.
final class Measure {
    var count = 10

    func height(_ shelf: Shelf) -> CGFloat {
        switch shelf {
        case .row(1...3): return 40
        case .row: return 55
        case .grid(columns: 2, gap: 0..<5): return 60
        case .grid(let columns, _): return CGFloat(columns) * 25
        case .rest: return 70
        }
    }

    private func fetch() throws -> Int {
        defer { count += 5 }
        guard count > 100 else { throw Missing() }
        return 1
    }

    func createLayout() -> UICollectionViewLayout {
        let shelves: [Shelf] = [.row(2), .row(7), .grid(columns: 2, gap: 4), .grid(columns: 2, gap: 5), .rest]
        _ = try? fetch()
        let last = CGFloat(count)
        return UICollectionViewCompositionalLayout { index, _ in
            let height = self.height(shelves[index % shelves.count]) + last
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
    }
}
