// swift-format-ignore-file
import UIKit

func repeatedSection() -> NSCollectionLayoutSection {
    var items: [NSCollectionLayoutItem] = []
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    repeat {
        items = [NSCollectionLayoutItem(layoutSize: size)]
    } while items.count < 2
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: items))
}
