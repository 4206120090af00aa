// swift-format-ignore-file
import UIKit

struct Theme: Decodable { var gutter: CGFloat }

func themedSection() -> NSCollectionLayoutSection {
    let theme = try! JSONDecoder().decode(Theme.self, from: Data(contentsOf: Bundle.main.url(forResource: "theme", withExtension: "json")!))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.interGroupSpacing = theme.gutter
    return section
}
