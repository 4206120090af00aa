// swift-format-ignore-file
import UIKit

struct Metric<Value> {
    let phone: Value
    let pad: Value
    func value(_ idiom: UIUserInterfaceIdiom) -> Value { idiom == .pad ? pad : phone }
}

struct AtLeast {
    let least: Int
    static func ~= (pattern: AtLeast, number: Int) -> Bool { number >= pattern.least }
}

struct Shelf {
    let order: Int
    let height: CGFloat
}

protocol Catalog {
    associatedtype Kind: CaseIterable
}

extension Catalog {
    var height: CGFloat { CGFloat(Kind.allCases.count * 12) }
}

struct Books: Catalog {
    enum Kind: CaseIterable { case novel, poem }
}

extension Sequence {
    func sorted<Key: Comparable>(by key: KeyPath<Element, Key>) -> [Element] {
        sorted { $0[keyPath: key] < $1[keyPath: key] }
    }
}

func build<Result>(_ make: () -> Result) -> Result { make() }

/// Numbers whose type is determined by a generic type, by `Any`, or by the result of a generic function.
final class MetricsLayout {
    private let row: Metric<CGFloat> = .init(phone: 45, pad: 60)
    private let options: [String: Any] = ["height": 61, "ratio": 0.5]
    private let shelves = [Shelf(order: 4, height: 70), Shelf(order: 2, height: 33), Shelf(order: 3, height: 80)]

    private func height(of count: Int) -> CGFloat {
        switch count {
        case AtLeast(least: 5): return 40
        default: return 50
        }
    }

    private func heights(for idiom: UIUserInterfaceIdiom) -> [CGFloat] {
        let built: CGFloat = build { 71 / 2 }
        return [
            row.value(idiom) / 2,
            CGFloat((options["height"] as? Int ?? 99) / 2),
            height(of: 6),
            built,
            shelves.sorted(by: \.order)[0].height,
            Books().height,
        ]
    }

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let heights = self.heights(for: environment.traitCollection.userInterfaceIdiom)
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[index % heights.count]))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
    }
}
