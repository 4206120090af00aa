// swift-format-ignore-file
import UIKit

@inline(__always)
func configured<Value: AnyObject>(_ value: Value, _ change: (Value) throws -> Void) rethrows -> Value {
    try change(value)
    return value
}

func makeGroup<S: Sequence>(of items: S, height: CGFloat) -> NSCollectionLayoutGroup where S.Element == NSCollectionLayoutItem {
    NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: Array(items))
}

func clamp<T: Comparable>(_ value: T, to range: ClosedRange<T>) -> T {
    min(max(value, range.lowerBound), range.upperBound)
}

func toolsLayout() throws -> UICollectionViewLayout {
    let widths: [CGFloat] = [40, 120, 400]
    let items = widths.map { clamp($0, to: 60...200) }.map { width in
        NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)))
    }
    let group = configured(makeGroup(of: items, height: 64)) { $0.interItemSpacing = .fixed(3) }
    let section = configured(NSCollectionLayoutSection(group: group)) {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    return UICollectionViewCompositionalLayout(section: section)
}
