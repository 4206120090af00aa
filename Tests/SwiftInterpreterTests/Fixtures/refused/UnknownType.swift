// swift-format-ignore-file
import UIKit
import LayoutKit

func layout() -> UICollectionViewLayout {
    let section = LayoutKit.grid(columns: 3, spacing: 8)
    return UICollectionViewCompositionalLayout(section: section)
}
