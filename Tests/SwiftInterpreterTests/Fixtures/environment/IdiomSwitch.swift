// swift-format-ignore-file
import UIKit

protocol EnvironmentReading {}

extension EnvironmentReading {
    func columns(in environment: NSCollectionLayoutEnvironment) -> Int {
        switch environment.traitCollection.userInterfaceIdiom {
        case .pad: return environment.container.effectiveContentSize.width >= 1000 ? 4 : 3
        case .phone: return 2
        case .mac, .vision: return 6
        default: return 1
        }
    }
}

struct Catalogue: EnvironmentReading {
    var layout: UICollectionViewCompositionalLayout {
        .init { index, environment in
            let columns = columns(in: environment)
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group: NSCollectionLayoutGroup
            if #available(iOS 16, *) {
                let sized = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
                group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(66)), repeatingSubitem: sized, count: columns)
            } else {
                group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(66)), subitem: item, count: columns)
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
