// swift-format-ignore-file
import UIKit
extension NSCollectionLayoutItem {
    static func fill() -> NSCollectionLayoutItem {
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
    @discardableResult
    func insets(_ value: CGFloat) -> Self {
        contentInsets = .init(top: value, leading: value, bottom: value, trailing: value)
        return self
    }
}
extension NSDirectionalEdgeInsets {
    static func all(_ v: CGFloat) -> NSDirectionalEdgeInsets { .init(top: v, leading: v, bottom: v, trailing: v) }
    init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
extension NSCollectionLayoutSize {
    convenience init(w: NSCollectionLayoutDimension, h: NSCollectionLayoutDimension) {
        self.init(widthDimension: w, heightDimension: h)
    }
}
protocol Then {}
extension Then where Self: AnyObject {
    func then(_ block: (Self) -> Void) -> Self { block(self); return self }
}
extension NSObject: Then {}
final class Chained: UIViewController {
    func createLayout() -> UICollectionViewLayout {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(w: .fractionalWidth(1), h: .absolute(120)), subitem: .fill().insets(4), count: 3).then {
            $0.interItemSpacing = .fixed(6)
        }
        let section = NSCollectionLayoutSection(group: group).then {
            $0.contentInsets = .init(horizontal: 16, vertical: 8)
            $0.interGroupSpacing = 6
        }
        return UICollectionViewCompositionalLayout(section: section)
    }
}
