// swift-format-ignore-file
import UIKit

final class PlayerQueueController: UIViewController {
    private var bottomInset: CGFloat {
        UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
    }

    private var topInset: CGFloat {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first(where: \.isKeyWindow)?.safeAreaInsets.top ?? 20
    }

    func queueLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: topInset, leading: 0, bottom: bottomInset + 64, trailing: 0)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(view.safeAreaInsets.bottom + 10)),
            elementKind: "footer", alignment: .bottom)
        section.boundarySupplementaryItems = [footer]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
