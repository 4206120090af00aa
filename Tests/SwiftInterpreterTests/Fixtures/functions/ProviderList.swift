// swift-format-ignore-file
import UIKit
protocol SectionProvider { func layout(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection }
struct RowSection: SectionProvider {
    let height: CGFloat
    func layout(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
struct StripSection: SectionProvider {
    func layout(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width * 0.4
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(width * 1.2))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return section
    }
}
class Composer: UIViewController {
    private let providers: [SectionProvider] = [StripSection(), RowSection(height: 70)]
    private lazy var compositionalLayout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
        self.providers[index].layout(in: environment)
    }
}
