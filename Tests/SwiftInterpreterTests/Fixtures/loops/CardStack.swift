// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
    /// Cards on top of each other, each a little lower and larger than the previous one.
    static func cardStack(count: Int, in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let offset: CGFloat = 14
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200 + offset * CGFloat(count - 1)))
        ) { environment in
            let width = environment.container.effectiveContentSize.width
            return stride(from: count - 1, through: 0, by: -1).map { depth in
                let inset = CGFloat(depth) * 10 + 20
                let y = CGFloat(count - 1 - depth) * offset
                return NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 0, y: y, width: width, height: 200).insetBy(dx: inset, dy: 0),
                    zIndex: count - depth)
            }
        }
        return NSCollectionLayoutSection(group: group)
    }
}

class WalletController: UIViewController {
    lazy var layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
        guard self != nil else { return nil }
        return .cardStack(count: 3, in: environment)
    }
}
