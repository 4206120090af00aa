// swift-format-ignore-file
import UIKit
final class AdaptiveVC: UIViewController {
    private enum Constants {
        static let minimumCellWidth: CGFloat = 110
        static let spacing: CGFloat = 10
    }
    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { (_, environment) in
            let available = environment.container.effectiveContentSize.width
            let columns = max(1, Int((available + Constants.spacing) / (Constants.minimumCellWidth + Constants.spacing)))
            let isCompact = environment.traitCollection.horizontalSizeClass == .compact
            let isLandscape = environment.container.contentSize.width > environment.container.contentSize.height
            let ratio: CGFloat = isCompact ? (isLandscape ? 0.75 : 1.25) : 1
            let w = (available - Constants.spacing * CGFloat(columns - 1)) / CGFloat(columns)
            let h = (w * ratio).rounded(.up)
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(w), heightDimension: .absolute(h)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: Array(repeating: item, count: columns))
            group.interItemSpacing = .fixed(Constants.spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = Constants.spacing
            return section
        }
    }
}
