// swift-format-ignore-file
import UIKit
@propertyWrapper struct Clamped { private var value: CGFloat; let range: ClosedRange<CGFloat>
  var wrappedValue: CGFloat { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  init(wrappedValue: CGFloat, _ range: ClosedRange<CGFloat>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
final class ZoomViewController: UIViewController {
  @Clamped(20...60) var height: CGFloat = 100
  var zoom: CGFloat = 1 { didSet { height = 20 * zoom } }
  override func viewDidLoad() { super.viewDidLoad(); zoom = 2.5 }
  lazy var layout: UICollectionViewCompositionalLayout = .init { [unowned self] _, _ in
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(self.height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
  func currentLayout() -> UICollectionViewLayout { layout }
}
//items 2
//= 0,0,393,50 0,50,393,50
