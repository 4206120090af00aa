// swift-format-ignore-file
import UIKit
import Combine
@MainActor
final class DiscoverViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Section, AnyHashable>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, AnyHashable>
  nonisolated enum Section: Int, CaseIterable, Hashable {
    case hero, genres, trending, recent
    func columnCount(for width: CGFloat) -> Int {
      let wide = width > 800
      return switch self {
      case .hero: 1
      case .genres: wide ? 6 : 4
      case .trending: wide ? 5 : 3
      case .recent: wide ? 2 : 1
      }
    }
  }
  @Published private var isLoading = false
  private var cancellables = Set<AnyCancellable>()
  private let viewModel: DiscoverViewModel
  var onSelect: ((Movie) -> Void)?
  private var sectionCache: [Section: NSCollectionLayoutSection] = [:]
  init(viewModel: DiscoverViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$movies.receive(on: DispatchQueue.main).sink { [weak self] in self?.show($0) }.store(in: &cancellables)
  }
  private func show(_ m: [Movie]) { onSelect?(m[0]) }
  private lazy var compositionalLayout: UICollectionViewLayout = UICollectionViewCompositionalLayout(sectionProvider: makeSection(_:_:), configuration: {
    $0.interSectionSpacing = 16
    return $0
  }(UICollectionViewCompositionalLayoutConfiguration()))
  private func makeSection(_ index: Int, _ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
    guard let kind = Section(rawValue: index) else { return nil }
    let columns = kind.columnCount(for: env.container.effectiveContentSize.width)
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let height: NSCollectionLayoutDimension = columns == 1 ? .absolute(44) : .fractionalWidth(0.2)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    if kind == .hero { section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary }
    defer { isLoading = false }
    return section
  }
}
