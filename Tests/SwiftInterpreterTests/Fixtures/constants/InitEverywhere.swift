// swift-format-ignore-file
import UIKit

extension UICollectionViewLayout {
    static let tiles: UICollectionViewLayout = UICollectionViewCompositionalLayout(
        section: .init(
            group: .horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
                subitems: [
                    .init(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))),
                    .init(layoutSize: .init(widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(1))),
                ])))
}
