// swift-format-ignore-file
import UIKit

struct Metrics {
    var columns = 3
    var gutter: CGFloat = 8 {
        didSet { print("gutter", gutter) }
    }
    var margins: CGFloat {
        get { gutter * 2 }
        set { gutter = newValue / 2 }
    }
    private(set) lazy var doubled = margins * 2
    var fraction: CGFloat { 1 / CGFloat(columns) }

    static let compact = Metrics(columns: 2, gutter: 4)
    static var roomy: Metrics {
        var metrics = Metrics()
        metrics.margins = 40
        metrics.columns += 1
        return metrics
    }

    subscript(scale: CGFloat) -> CGFloat { gutter * scale }
}

func computedLayout() -> UICollectionViewLayout {
    let metrics = Metrics.roomy
    let small = Metrics.compact
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(metrics.fraction), heightDimension: .absolute(small[12.5])))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)), subitems: [item])
    group.interItemSpacing = .fixed(metrics.gutter)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: small.margins, leading: metrics.margins, bottom: small.margins, trailing: metrics.margins)
    section.interGroupSpacing = metrics[0.5]
    return UICollectionViewCompositionalLayout(section: section)
}
