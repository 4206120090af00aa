// swift-format-ignore-file
import UIKit

class ReadableArticle: UIViewController {
    var configuration: UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        if #available(iOS 14.0, *) {
            configuration.contentInsetsReference = .readableContent
        }
        configuration.interSectionSpacing = 12
        return configuration
    }

    func articleLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(sectionProvider: { sectionIndex, _ in
            let height: CGFloat = sectionIndex == 0 ? 200 : 80
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            if sectionIndex == 0 { section.contentInsetsReference = .none }
            return section
        }, configuration: configuration)
    }
}
