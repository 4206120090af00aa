// swift-format-ignore-file
import UIKit

#if os(tvOS)
let tvHeight: CGFloat = 300
#endif

func platformSection() -> NSCollectionLayoutSection {
    // 🍎 columns are counted in characters, of which this line has some wider ones: 한글
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: /* 📐 */ .absolute(tvHeight))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
