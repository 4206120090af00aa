// swift-format-ignore-file
import UIKit
class VC: UIViewController {
  private var sizeCache: [Int: CGFloat] = [:]
  private var layoutCache = [String: NSCollectionLayoutSection]()
  private var heights: [CGFloat] = []
  func height(_ i: Int) -> CGFloat {
    if let h = sizeCache[i] { return h }
    let h = CGFloat(40 + i * 10)
    sizeCache[i] = h
    return h
  }
  func createLayout() -> UICollectionViewLayout {
    let rows = (0..<3).map { i -> NSCollectionLayoutItem in
      NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height(i))))
    }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)), subitems: rows)
    let s = layoutCache["a"] ?? NSCollectionLayoutSection(group: group)
    layoutCache["a"] = s
    return UICollectionViewCompositionalLayout(section: s)
  }
}
