// swift-format-ignore-file
import UIKit

enum LayoutError: Error { case noColumns, tooMany(Int) }

struct ColumnPlan { let columns: Int; let height: CGFloat }

func plan(for width: CGFloat) -> Result<ColumnPlan, LayoutError> {
  guard width > 0 else { return .failure(.noColumns) }
  let columns = Int(width / 120)
  return columns > 6 ? .failure(.tooMany(columns)) : .success(ColumnPlan(columns: columns, height: 80))
}

func createLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { index, environment in
    let width = environment.container.effectiveContentSize.width
    let columns: Int
    switch plan(for: width).map({ $0.columns + index }) {
    case .success(let count): columns = count
    case .failure(let error):
      if case .tooMany(let n) = error { columns = n - 1 } else { columns = 1 }
    }
    let height = (try? plan(for: width).get().height) ?? 44
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height)), subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}
