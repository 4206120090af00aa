// swift-format-ignore-file
import UIKit

struct Style {
    let apply: (NSCollectionLayoutSection) -> Void
    static func insets(_ value: CGFloat) -> Style { Style { $0.contentInsets = .init(top: value, leading: value, bottom: value, trailing: value) } }
    static func spacing(_ value: CGFloat) -> Style { Style { $0.interGroupSpacing += value } }
    static let paging = Style(apply: { $0.orthogonalScrollingBehavior = .paging })
}

@resultBuilder
enum StyleBuilder {
    static func buildExpression(_ style: Style) -> [Style] { [style] }
    static func buildBlock(_ parts: [Style]...) -> [Style] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Style]?) -> [Style] { part ?? [] }
    static func buildEither(first part: [Style]) -> [Style] { part }
    static func buildEither(second part: [Style]) -> [Style] { part }
    static func buildArray(_ parts: [[Style]]) -> [Style] { parts.flatMap { $0 } }
}

struct StyledLayout {
    func styled(_ section: NSCollectionLayoutSection, @StyleBuilder _ styles: () -> [Style]) -> NSCollectionLayoutSection {
        styles().forEach { $0.apply(section) }
        return section
    }

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isWide = environment.container.contentSize.width > 600
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)), subitems: [item])
            return styled(NSCollectionLayoutSection(group: group)) {
                let inset: CGFloat = 10
                if isWide { Style.paging }
                if isWide { Style.insets(40) } else if inset > 5 { Style.insets(inset) } else { Style.insets(0) }
                for space in [2, 3] { Style.spacing(CGFloat(space)) }
            }
        }
    }
}
