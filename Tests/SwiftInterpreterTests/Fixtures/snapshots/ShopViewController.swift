// swift-format-ignore-file
import UIKit

extension UIView { func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
  translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top), leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left)]) } }
final class ShopViewController: UIViewController {
  private enum Metric { static let (w, h) = (CGFloat(120), CGFloat(160)); static var ratio: CGFloat { w / h } }
  private typealias DataSource = UICollectionViewDiffableDataSource<SectionKind, Product>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionKind, Product>
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout()).then { $0.backgroundColor = .systemBackground }
  private lazy var dataSource = DataSource(collectionView: collectionView) { c, i, p in c.dequeueReusableCell(withReuseIdentifier: "x", for: i) }
  override func viewDidLoad() { super.viewDidLoad(); view.addSubview(collectionView); collectionView.pin(to: view); update() }
  func createLayout() -> UICollectionViewLayout {
    let provider = { [weak self] (index: Int, env: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      guard let self, let kind = self.dataSource.sectionIdentifier(for: index) else { return nil }
      return kind.layout(env)
    }
    return UICollectionViewCompositionalLayout(sectionProvider: provider)
  }
  func update() {
    var s = Snapshot()
    s.appendSections(SectionKind.allCases)
    for kind in SectionKind.allCases { s.appendItems((0..<kind.number).map { Product(id: "\(kind.rawValue)\($0)") }, toSection: kind) }
    dataSource.apply(s)
  }
  struct Product: Hashable { var id: String }
  enum SectionKind: String, CaseIterable {
    case featured, all
    var number: Int { self == .featured ? 2 : 3 }
    func layout(_ env: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      switch self {
      case .featured:
        let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .absolute(Metric.w), heightDimension: .absolute(Metric.h)), subitems: [item]))
        s.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return s
      case .all:
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100 * Metric.ratio)), subitem: item, count: 3))
      }
    }
  }
}
protocol Then {}
extension Then where Self: AnyObject { func then(_ block: (Self) -> Void) -> Self { block(self); return self } }
extension NSObject: Then {}
