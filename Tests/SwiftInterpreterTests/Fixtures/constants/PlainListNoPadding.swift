// swift-format-ignore-file
import UIKit

@available(iOS 15.0, *)
func logLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    configuration.headerTopPadding = .zero
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    separators.topSeparatorVisibility = .hidden
    separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
    configuration.separatorConfiguration = separators
    configuration.itemSeparatorHandler = { indexPath, proposed in
        var result = proposed
        if indexPath.item == 0 { result.bottomSeparatorVisibility = .hidden }
        return result
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
}
