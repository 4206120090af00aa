/// View controllers with layouts, similar to those of apps but each with different words.
func generatedSource(bytes: Int) -> [UInt8] {
  var source: [UInt8] = []
  source.reserveCapacity(bytes + 4000)
  var number = 0
  while source.count < bytes {
    source += viewController(number).utf8
    number += 1
  }
  return source
}

private func viewController(_ number: Int) -> String { head(number) + layout(number) }

private func head(_ number: Int) -> String {
  """
  /// The screen number \(number), which shows a grid below a banner.
  @MainActor final class Screen\(number)ViewController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case banner, grid, list }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    static let spacing: CGFloat = \(number % 20)
    var isWide: Bool { traitCollection.horizontalSizeClass == .regular && view.bounds.width > 600 }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      collectionView.delegate = self // the scroll view's delegate, too
      dataSource = .init(collectionView: collectionView) { [weak self] view, path, item in
        guard let self else { return nil }
        return view.dequeueConfiguredReusableCell(using: self.registration, for: path, item: item)
      }
    }

  """
}

private func layout(_ number: Int) -> String {
  """

    /// Rows of \(number % 7 + 1) columns, with a header that is pinned.
    func makeLayout(columns: Int = \(number % 7 + 1), inset: CGFloat = Screen\(number)ViewController.spacing) -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { index, environment -> NSCollectionLayoutSection? in
        guard let kind = Section(rawValue: index) else { fatalError("no section \\(index) in \\(Section.allCases.count)") }
        let width = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
        let itemSize = NSCollectionLayoutSize(widthDimension: width, heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset * 2, bottom: inset, trailing: inset * 2)
        let height: CGFloat = environment.traitCollection.verticalSizeClass == .compact ? 120 : 80 + 2 * inset
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, repeatingSubitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        switch kind {
        case .banner: section.orthogonalScrollingBehavior = .groupPagingCentered
        case .grid where self.isWide: section.interGroupSpacing = 16
        default: break
        }
        return section
      }
    }
  }

  """
}
