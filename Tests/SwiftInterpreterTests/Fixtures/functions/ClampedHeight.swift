// swift-format-ignore-file
import UIKit
@propertyWrapper struct Clamped { private var v: CGFloat; var wrappedValue: CGFloat { get { v } set { v = min(newValue, 100) } }; init(wrappedValue: CGFloat) { v = min(wrappedValue, 100) } }
struct Conf { @Clamped var height: CGFloat = 250 }
func wrapped() -> NSCollectionLayoutSection {
    var c = Conf()
    c.height += 10
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(c.height))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
