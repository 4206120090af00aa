// swift-format-ignore-file
import UIKit

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Value> { range }
}

struct GridStyle {
  @Clamped(1...4) var columns: Int = 6
  @Clamped(0...20) var spacing: CGFloat = 30
}

final class GridLayoutFactory {
  func makeLayout() -> UICollectionViewLayout {
    var style = GridStyle()
    style.columns = 3
    style.spacing = 12
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitem: item, count: style.columns)
    group.interItemSpacing = .fixed(style.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(style.$columns.upperBound)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
