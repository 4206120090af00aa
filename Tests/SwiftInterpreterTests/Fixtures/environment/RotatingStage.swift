// swift-format-ignore-file
import UIKit

/// A provider that reads the aspect ratio of its container through a stored closure, and an unused cached formatter.
final class RotatingStage {
    private let threshold: (CGSize) -> Bool = { $0.width / $0.height >= 1.25 }
    private lazy var formatter = NumberFormatter()

    private func stage(_ wide: Bool) -> NSCollectionLayoutGroup {
        let one = NSCollectionLayoutItem(layoutSize: .init(
            widthDimension: wide ? .fractionalWidth(2 / 3) : .fractionalWidth(1),
            heightDimension: wide ? .fractionalHeight(1) : .fractionalHeight(2 / 3)))
        let other = NSCollectionLayoutItem(layoutSize: .init(
            widthDimension: wide ? .fractionalWidth(1 / 3) : .fractionalWidth(1),
            heightDimension: wide ? .fractionalHeight(1) : .fractionalHeight(1 / 3)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return wide ? .horizontal(layoutSize: size, subitems: [one, other]) : .vertical(layoutSize: size, subitems: [one, other])
    }

    func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = .none
        return UICollectionViewCompositionalLayout(sectionProvider: { [self] in
            _ = $0
            return NSCollectionLayoutSection(group: stage(threshold($1.container.contentSize)))
        }, configuration: configuration)
    }
}
