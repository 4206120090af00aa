// swift-format-ignore-file
import UIKit

class BaseLayoutBuilder {
  var insets: NSDirectionalEdgeInsets { .zero }
  class var rowHeight: CGFloat { 44 }
  func makeGroup() -> NSCollectionLayoutGroup { fatalError("override") }
  final func build() -> NSCollectionLayoutSection {
    let s = NSCollectionLayoutSection(group: makeGroup())
    s.contentInsets = insets
    configure(s)
    return s
  }
  func configure(_ section: NSCollectionLayoutSection) {}
}
final class RowsBuilder: BaseLayoutBuilder {
  override class var rowHeight: CGFloat { super.rowHeight + 6 }
  override var insets: NSDirectionalEdgeInsets { var i = super.insets; i.leading = 10; return i }
  override func makeGroup() -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.rowHeight))
    return .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
  }
  override func configure(_ section: NSCollectionLayoutSection) {
    super.configure(section)
    section.interGroupSpacing += 5
    defer { section.contentInsets.top = 3 }
    section.contentInsets.top = 1
  }
}
func createLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: RowsBuilder().build()) }
