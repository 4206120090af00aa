// swift-format-ignore-file
import UIKit
protocol Compact {}
protocol Block { var height: CGFloat { get } }
extension Block { var height: CGFloat { 60 }; var inset: CGFloat { 4 } }
extension Block where Self: Compact { var height: CGFloat { 30 } }
protocol FancyBlock: Block {}
extension FancyBlock { var inset: CGFloat { 12 } }
struct Plain: Block {}
struct Small: Block, Compact {}
struct Fancy: Compact, FancyBlock {}
extension Block {
  func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
let blocks: [any Block] = [Plain(), Small(), Fancy()]
func makeLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { index, _ in
    let section = blocks[index].section()
    if let fancy = blocks[index] as? Fancy { section.contentInsets.leading = fancy.inset }
    return section
  }
}
//items 0=1,1=1,2=1
//= 0,0,393,60 0,60,393,30 12,90,381,30
