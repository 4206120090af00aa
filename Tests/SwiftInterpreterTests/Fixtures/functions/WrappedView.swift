// swift-format-ignore-file
import UIKit
struct ContentView: UIViewRepresentable {
  let columns: Int
  func makeUIView(context: Context) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { _, env in
      let cols = env.traitCollection.horizontalSizeClass == .compact ? 2 : 4
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(cols)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(cols))), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    let cv = UICollectionView(frame: .zero, collectionViewLayout: layout)
    cv.backgroundColor = .clear
    return cv
  }
  func updateUIView(_ v: UICollectionView, context: Context) {}
}
