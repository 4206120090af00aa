// swift-format-ignore-file
import UIKit
enum Density { case compact, regular, spacious }
func height(_ density: Density) -> CGFloat {
    switch density {
    case .compact: return 44
    case .regular: return 60
    }
}
func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height(.compact)))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
