// swift-format-ignore-file
import UIKit

protocol Withable {}

extension Withable {
    func with(_ configure: (Self) -> Void) -> Self {
        configure(self)
        return self
    }
}

extension NSObject: Withable {}

final class MenuLayout {
    lazy var layout = UICollectionViewCompositionalLayout(section: menu)

    private lazy var dish = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    ).with { $0.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 6) }

    private lazy var row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
        subitems: [dish]
    ).with {
        $0.interItemSpacing = .fixed(4)
        $0.contentInsets.leading = 10
    }

    private var menu: NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: row).with { section in
            section.interGroupSpacing = 12
            section.contentInsets = .init(top: 12, leading: 0, bottom: 12, trailing: 0)
        }
    }
}
