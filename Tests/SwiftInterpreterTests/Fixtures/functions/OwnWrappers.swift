// swift-format-ignore-file
import UIKit

@propertyWrapper struct UserDefault<T> {
  let key: String; let defaultValue: T
  var wrappedValue: T {
    get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
@propertyWrapper struct Dp { var wrappedValue: CGFloat; var projectedValue: CGFloat { wrappedValue * 2 } }
@propertyWrapper final class Lazy2<T> {
  private var stored: T?; private let make: () -> T
  init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }
  var wrappedValue: T { if let stored { return stored }; let v = make(); stored = v; return v }
}
struct Metrics {
  @Dp var gap = 4
  @Dp var inset: CGFloat = 3
  @Lazy2 var height: CGFloat = 45
  init() { _gap = Dp(wrappedValue: 6) }
}
func layout() -> UICollectionViewLayout {
  var m = Metrics()
  m.inset += 1
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(m.height))
  let s = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  s.interGroupSpacing = m.$gap
  s.contentInsets.leading = m.inset
  s.contentInsets.top = m.$inset
  return UICollectionViewCompositionalLayout(section: s)
}
