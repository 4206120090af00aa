// swift-format-ignore-file
import UIKit

extension NSDirectionalEdgeInsets {
    static func all(_ value: CGFloat) -> Self { .init(top: value, leading: value, bottom: value, trailing: value) }
    static func symmetric(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
        .init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    init(horizontal: CGFloat) {
        self.init(top: 0, leading: horizontal, bottom: 0, trailing: horizontal)
    }
    func adding(bottom more: CGFloat) -> NSDirectionalEdgeInsets {
        var copy = self
        copy.bottom += more
        return copy
    }
}

extension NSCollectionLayoutItem {
    func inset(by insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutItem {
        contentInsets = insets
        return self
    }
}

extension NSCollectionLayoutSize {
    convenience init(width: CGFloat, height: CGFloat) {
        self.init(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }
    static var fill: NSCollectionLayoutSize { .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)) }
    static func row(_ height: CGFloat) -> NSCollectionLayoutSize { .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)) }
}

func ticketsSection() -> NSCollectionLayoutSection {
    let ticket = NSCollectionLayoutItem(layoutSize: .fill).inset(by: .all(4))
    let stub = NSCollectionLayoutItem(layoutSize: .init(width: 60, height: 60)).inset(by: .init(horizontal: 5))
    let left = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)), subitems: [ticket])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(100), subitems: [left, stub])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .symmetric(horizontal: 20, vertical: 8).adding(bottom: 12)
    return section
}
