import SwiftParsing

/// The time to open 3 MB of Swift with the headers of all members, in seconds.
private let budget = 0.12

/// Measures what it costs to open Swift source: to its tokens and the headers of all declarations, and to the last statement of all bodies.
/// As multiples of copying a byte in the same run, and as how many times 3 MB fit into the time limit.
func parsingBenchmarks(_ figures: Figures) {
  let source = generatedSource(bytes: 3_000_000)
  let copied = fastest(of: 20) { keep(source.map { $0 &+ 1 }) }
  func add(_ name: String, _ time: Double, bytes: Int) {
    let copying = copied * Double(bytes) / Double(source.count)
    let remark = "\(milliseconds(time)), \(rounded(Double(bytes) / time / 1e6)) MB/s"
    figures.add(name, time / copying, "x copied", remark: remark)
  }
  figures.add("one byte copied, of 3 MB", copied * 1e9 / Double(source.count), "ns")
  let opened = fastest(of: 10) { keep(openedMembers(of: source)) }
  add("opened with the headers of members", opened, bytes: source.count)
  figures.add("3 MB opened with the headers of members", budget / opened, "times within 120 ms", .atLeast(1))
  let file = SourceFile(source)
  let parsed = fastest(of: 3) { keep(parsedBodies(of: file)) }
  add("the bodies of its \(parsedBodies(of: file)) functions parsed", parsed, bytes: source.count)
  let sum = Array(("let sum = " + Array(repeating: "value", count: 100_000).joined(separator: " + ")).utf8)
  let folded = fastest(of: 5) { keep(SourceFile(sum).statements.count) }
  add("a sum of 100000 operands", folded, bytes: sum.count)
}

/// How many members the types of a source have, with those of types in them.
private func openedMembers(of source: [UInt8]) -> Int {
  let file = SourceFile(source)
  var open = file.statements.compactMap { members(of: $0) }
  var count = 0
  while let body = open.popLast() {
    let found = file.members(of: body)
    count += found.count
    for case .type(let type) in found.map(\.kind) { open.append(type.members) }
  }
  return count
}

private func members(of statement: Statement) -> MemberBody? {
  guard case .declaration(let declaration) = statement.kind, case .type(let type) = declaration.kind else { return nil }
  return type.members
}

/// How many functions have bodies that the parser understands.
private func parsedBodies(of file: SourceFile) -> Int {
  var count = 0
  for body in file.statements.compactMap({ members(of: $0) }) {
    for case .function(let function) in file.members(of: body).map(\.kind) {
      guard let body = function.body, (try? file.statements(of: body)) != nil else { continue }
      count += 1
    }
  }
  return count
}

/// View controllers with layouts, as apps have them, with other words in each.
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
