// swift-format-ignore-file
import UIKit

let screenWidth = UIScreen.main.bounds.width

enum ScreenSizes {
    static let screen = UIScreen.main.bounds.size
    static let cardWidth = screenWidth - 2 * 32
    static var cardHeight: CGFloat { return (cardWidth * 9 / 16).rounded() }
}

class ScreenViewController: UIViewController {
    func createCompositionalLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(widthDimension: .absolute(ScreenSizes.cardWidth), heightDimension: .absolute(ScreenSizes.cardHeight))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: itemSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 16
        let sideInset = (ScreenSizes.screen.width - ScreenSizes.cardWidth) / 2
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
