// swift-format-ignore-file
import UIKit

enum Span: Int, Comparable, CaseIterable { case one = 1, two, four = 4
  static func < (l: Span, r: Span) -> Bool { l.rawValue < r.rawValue } }
struct Packer {
  var columns = 4
  private var row: [Span] = []
  private(set) var rows: [[Span]] = []
  var used: Int { row.map(\.rawValue).reduce(0, +) }
  mutating func add(_ s: Span) {
    if used + s.rawValue > columns { flush() }
    row.append(s)
  }
  mutating func flush() { guard !row.isEmpty else { return }; rows.append(row); row.removeAll(keepingCapacity: true) }
  init(columns: Int = 4) { self.columns = columns }
}
func layout() -> UICollectionViewLayout {
  var p = Packer()
  [Span.two, .one, .one, .four, .one, .two].forEach { p.add($0) }
  p.flush()
  let groups = p.rows.map { row -> NSCollectionLayoutItem in
    let items = row.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(CGFloat($0.rawValue) / 4), heightDimension: .fractionalHeight(1))) }
    let tallest = row.max()!
    return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(tallest.rawValue * 10))), subitems: items)
  }
  let total = p.rows.compactMap { $0.max()?.rawValue }.reduce(into: 0) { $0 += $1 } * 10
  let outer = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(total))), subitems: groups)
  return UICollectionViewCompositionalLayout(section: .init(group: outer))
}
